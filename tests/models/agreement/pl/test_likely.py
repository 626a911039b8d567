"""Polish words that would agree in another form but may be right: a model of the whole sentence decides."""

import pytest

from models.agreement.wrong import DICTIONARIES, LANGUAGES, disagreements
from models.text.tokens import tokenize

pytestmark = pytest.mark.skipif("pl" in DICTIONARIES and "pl" not in LANGUAGES, reason="morfeusz2 is not installed")


def unsure(text: str) -> list[tuple[str, tuple[str, ...]]]:
    """What is looked at, and what could stand there instead."""
    words = [token.text for token in tokenize(text, "pl")]
    found = disagreements(words, "pl")
    return [(" ".join(words[one.start : one.end]), one.replacements) for one in found if one.unsure]


@pytest.mark.parametrize(
    ("text", "word", "meant"),
    [
        ("Psy lubi biegać po lesie.", "lubi", "lubią"),
        ("Kilku chłopców zdali egzamin.", "zdali", "zdało"),
        ("Wszyscy pojechał nad jezioro.", "pojechał", "pojechali"),
        ("Kobieta są w ogrodzie.", "są", "jest"),
        ("Mam duży trudności z matematyką.", "duży trudności", "duże trudności"),
        ("Byliśmy na wystawie nowoczesna.", "wystawie nowoczesna", "wystawie nowoczesnej"),
    ],
)
def test_what_may_be_wrong(text: str, word: str, meant: str) -> None:
    [(found, replacements)] = unsure(text)
    assert found == word
    assert meant in replacements


@pytest.mark.parametrize(
    "text",
    [
        "Psy lubią biegać po lesie.",
        "Zeszyty oddała Anna.",
        "Jego występ był godny podziwu.",
        "Pierwsza była blondynką, druga brunetką.",
        "Korka nie dało się wyciągnąć.",
        "Kilku chłopców zdało egzamin.",
    ],
)
def test_what_is_right(text: str) -> None:
    assert unsure(text) == []
