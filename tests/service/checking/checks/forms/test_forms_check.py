"""Words in a wrong form, with the model that ships: text in, alert out."""

from pathlib import Path

import pytest

from models.text.document import Document
from service.checking import checks
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import discover
from service.checking.checks.forms.check import WrongForms
from service.checking.sentences import sentence_texts
from tests.service.checking import checking
from tests.service.checking.checks.marked import Line, lines
from tests.shipped import RESOURCES

CHECK = WrongForms(RESOURCES)
LINES = list(lines(Path(__file__).with_name("en.txt")))


def alerts(text: str) -> list[Alert]:
    """The alerts of all sentences of a text."""
    document = Document.of(text, "en-US")
    found = CHECK.check(sentence_texts(document))
    return [
        alert.moved(sentence.start) for sentence, own in zip(document.sentences, found, strict=True) for alert in own
    ]


def corrected(text: str) -> str:
    """A text with the first replacement of each alert."""
    for alert in reversed(alerts(text)):
        text = text[: alert.offset] + alert.replacements[0] + text[alert.end :]
    return text


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.text)
def test_what_is_wrong_is_corrected_and_what_is_right_is_not(line: Line) -> None:
    assert corrected(line.text) == line.right


@pytest.mark.parametrize(
    ("text", "category", "message"),
    [
        ("He walk to school every morning.", Category.VERB_SVA, "With “he” the verb is “walks”, not “walk”."),
        (
            "Many people works at night.",
            Category.VERB_SVA,
            "The subject “people” is plural, so the verb is “work”, not “works”.",
        ),
        ("We must goes now.", Category.VERB_FORM, "After “must” the verb stands in its base form: “go”."),
        ("They have went to the cinema.", Category.VERB_FORM, "After “have” the past participle is used: “gone”."),
        ("I have many problem with it.", Category.NOUN_NUM, "After “many” the noun stands in the plural: “problems”."),
    ],
)
def test_the_message_says_which_form_and_after_which_word(text: str, category: Category, message: str) -> None:
    [alert] = alerts(text)
    assert (alert.category, alert.main_category, alert.message) == (category, Category.GRAMMAR, message)
    assert alert.rule == f"wrong-forms/{category}"
    assert 0.8 <= alert.confidence <= 1


def test_the_letters_of_the_word_are_kept() -> None:
    [alert] = alerts("He don’t like coffee.")
    assert alert.replacements == ("doesn’t",)


@pytest.mark.parametrize(
    "text",
    ["Run `he walk there` and open https://example.org/he-walk-there, please.", "THEY HAVE WENT HOME.", "He Walk Home"],
)
def test_what_must_be_left_alone_is(text: str) -> None:
    assert alerts(text) == []


def test_all_checks_together_give_one_alert_for_the_word() -> None:
    found = checking.check("He walk to school every morning.", RESOURCES, checks=tuple(discover(checks))).alerts
    [alert] = found
    assert (alert.offset, alert.length, alert.replacements[0]) == (3, 4, "walks")


def test_many_sentences_at_once_get_what_each_gets_alone() -> None:
    texts = [line.text for line in LINES[:40]]
    alone, at = [], 0
    for text in texts:
        alone += [(alert.offset + at, alert.replacements) for alert in alerts(text)]
        at += len(text) + 1
    assert [(alert.offset, alert.replacements) for alert in alerts(" ".join(texts))] == alone


def test_other_languages_are_not_covered() -> None:
    assert CHECK.covers("en-GB")
    assert not CHECK.covers("de")
