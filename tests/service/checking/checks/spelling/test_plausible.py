"""Of unknown words only those are told whose first suggestion is likely, or makes the model more at ease."""

import pytest

from service.checking.checks.spelling.check import SpellingCheck
from service.checking.sentences import SentenceText
from tests.shipped import RESOURCES

CHECK = SpellingCheck(RESOURCES)


def told(text: str, language: str) -> list[str]:
    if not CHECK.covers(language):
        pytest.skip(f"no dictionary of {language} is installed")
    [found] = CHECK.check([SentenceText.of(text, language)])
    return [text[one.offset : one.end] for one in found]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Me gustan las pupusas y la patineta."),
        ("uk", "Ми купили нову палатку і гайд."),
        ("de-DE", "Wir wollten dort herzuwarten."),
    ],
)
def test_right_words_that_the_dictionary_lacks(language: str, text: str) -> None:
    assert told(text, language) == []


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("es", "Mis tios viven en otros paises.", ["tios", "paises"]),
        ("es", "El niño escrivo una carta.", ["escrivo"]),
        ("uk", "Він не дивется на небо.", ["дивется"]),
        ("uk", "У мене болить зубь третій день.", ["зубь"]),
        ("uk", "Це була радістна звістка.", ["радістна"]),
        ("uk", "Сьогодні очень холодно, він понімаєш.", ["очень", "понімаєш"]),
        ("cs", "To je světovemu kulinařství známé.", ["světovemu", "kulinařství"]),
        ("de-DE", "Er hat eine Schuhle besucht und viel gelehrnt.", ["Schuhle", "gelehrnt"]),
    ],
)
def test_misspelled_words(language: str, text: str, wrong: list[str]) -> None:
    assert told(text, language) == wrong


def test_a_language_without_a_model_asks_nobody() -> None:
    assert told("Jeg har en ny hudn.", "da") == ["hudn"]
