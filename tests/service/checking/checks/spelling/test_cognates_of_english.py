"""English words are lent to other languages, but for those that stand for a word of the language itself."""

import pytest

from service.checking.checks.spelling.check import SpellingCheck
from service.checking.sentences import SentenceText
from tests.shipped import RESOURCES


def found(text: str, language: str) -> list[tuple[str, str]]:
    """The words that are told, each with its first suggestion."""
    (alerts,) = SpellingCheck(RESOURCES).check([SentenceText.of(text, language)])
    return [(text[one.offset : one.end], next(iter(one.replacements), "")) for one in alerts]


@pytest.mark.parametrize(
    ("language", "text", "written", "own"),
    [
        ("fr", "La television est cassée.", "television", "télévision"),
        ("fr", "La reunion commence à neuf heures.", "reunion", "réunion"),
        ("fr", "Il habite un petit apartment.", "apartment", "appartement"),
        ("fr", "J'ai déjà fini l'exercise.", "exercise", "exercice"),
        ("es", "Tuve un accident con el coche.", "accident", "accidente"),
        ("es", "Presta attention a la clase.", "attention", "atención"),
        ("it", "La television è rotta.", "television", "televisione"),
        ("pt-PT", "A television está avariada.", "television", "televisão"),
    ],
)
def test_an_english_word_in_the_place_of_an_own_one(language: str, text: str, written: str, own: str) -> None:
    assert found(text, language) == [(written, own)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Le backend de notre startup est dans le cloud."),
        ("fr", "Il travaille chez Standard Connection."),
        ("es", "Vimos el streaming en la playlist."),
        ("es", "Estoy super contenta."),
        ("it", "La community del software ha un repository."),
        ("de-DE", "Das Framework hat ein Dashboard."),
    ],
)
def test_a_lent_word_stays(language: str, text: str) -> None:
    assert found(text, language) == []
