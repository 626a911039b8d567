"""German words that are right, whatever a model would put there."""

import pytest

from models.agreement.de.vouching import is_vouched_for
from models.text.tokens import tokenize


def vouched(text: str, word: str, replacement: str) -> bool:
    words = [token.text for token in tokenize(text, "de")]
    at = words.index(word)
    return is_vouched_for(words, at, at + 1, replacement)


@pytest.mark.parametrize(
    ("text", "word", "replacement"),
    [
        ("Erst jetzt sah ich, dass dem Mann ein Fuß fehlte.", "dem", "der"),
        ("Die Klasse erbt von einer oder mehreren Klassen.", "Klassen", "Klasse"),
        ("Er liest eines oder mehrerer Bücher Titel.", "Bücher", "Buches"),
        ("Bestätigen Sie das im sich öffnenden Fenster.", "im", "in"),
        ("Die Summen stimmen nicht wie erwartet überein.", "nicht", "nicht,"),
        ("Für Hunde ist das Haus nichts.", "nichts", "nicht"),
        ("Er kann auch selbständig Aufgaben erledigen.", "selbständig", "selbständige"),
        ("Die Hänge spiegeln das Bild der Stadt wider.", "wider", "wieder"),
    ],
)
def test_what_is_right(text: str, word: str, replacement: str) -> None:
    assert vouched(text, word, replacement)


@pytest.mark.parametrize(
    ("text", "word", "replacement"),
    [
        ("Ich sehe dem Mann jeden Tag.", "dem", "den"),
        ("Er kommt morgen wider.", "wider", "wieder"),
        ("Ich mag das nichts.", "nichts", "nicht"),
        ("Ich weiß nicht wie er heißt.", "nicht", "nicht,"),
        ("Im sich selbst ist es gut.", "Im", "In"),
    ],
)
def test_what_may_be_wrong(text: str, word: str, replacement: str) -> None:
    assert not vouched(text, word, replacement)
