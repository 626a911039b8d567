"""In which case a Ukrainian word is offered for one of another language, told by the words beside; names are none."""

import pytest

from models.text.document import Document
from service.checking.checks.spelling.check import SpellingCheck
from service.checking.sentences import sentence_texts
from tests.shipped import RESOURCES

CHECK = SpellingCheck(RESOURCES)


def first_replacements(text: str) -> list[str]:
    """The first replacement of each misspelled word."""
    if not CHECK.covers("uk"):
        pytest.skip("no dictionary of uk is installed")
    found = CHECK.check(sentence_texts(Document.of(text, "uk")))
    return [alert.replacements[0] for alerts in found for alert in alerts]


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Мій батько водить грузовик.", "вантажівку"),
        ("Грузовик стоїть у дворі.", "Вантажівка"),
        ("Він одягнув галстук.", "краватку"),
        ("Передайте за проїзд, сдачі не треба.", "решти"),
        ("Мама купила утюг.", "праску"),
        ("Він п'є водку.", "горілку"),
    ],
)
def test_the_case_that_goes_with_the_words_beside(text: str, first: str) -> None:
    assert first_replacements(text) == [first]


@pytest.mark.parametrize(
    "text",
    [
        "До нас приїхав Микола Долгов із родиною.",
        "Сержант Женіх і капітан Врач несли службу.",
        "Професор Желудков читає курс історії.",
        "Слідчий Бистров допитав свідка Горького.",
    ],
)
def test_surnames_are_no_words_of_another_language(text: str) -> None:
    assert first_replacements(text) == []


def test_speech_that_begins_inside_a_sentence_has_no_names() -> None:
    assert first_replacements("Він сказав: «Прівєт, як справи?»") == ["Привіт"]
