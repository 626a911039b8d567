"""Words taken for one another, with the model that ships: text in, alert out."""

import asyncio
from pathlib import Path

import pytest

from models.confusions.sets import confusions
from models.text.document import Document
from service.checking import checks
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import discover
from service.checking.checker import Checker
from service.checking.checks.confusions.check import ConfusedWords
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.sentences import sentence_texts
from tests.service.checking import checking
from tests.service.checking.checks.marked import Line, lines
from tests.shipped import RESOURCES

CHECK = ConfusedWords(RESOURCES)

LINES = list(lines(Path(__file__).with_name("en.txt")))
WRONG = [line for line in LINES if line.meant]


def alerts(text: str, language: str = "en-US") -> list[Alert]:
    """The alerts of all sentences of a text."""
    sentences = sentence_texts(Document.of(text, language))
    found = CHECK.check(sentences)
    return [
        alert.moved(sentence.start)
        for sentence, own in zip(Document.of(text, language).sentences, found, strict=True)
        for alert in own
    ]


def test_the_alert_names_the_word_and_what_is_meant() -> None:
    [alert] = alerts("Nothing is more important then good health.")
    assert (alert.offset, alert.length, alert.replacements) == (26, 4, ("than",))
    assert (alert.category, alert.main_category) == (Category.CONFUSED_WORDS, Category.CONFUSED_WORDS)
    assert 0.9 <= alert.confidence <= 1


def test_a_slip_of_the_mind_is_likelier_than_one_of_the_fingers() -> None:
    [alert] = alerts("They invited us to there house.")
    assert alert.replacements == ("their", "three")
    assert alert.rule == "confused-words/their-there-they're"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("The committee accept with thanks.", "accepted"),
        ("Everyone came accept Tom.", "except"),
        ("If you loose your keys, call me.", "lose"),
    ],
)
def test_a_form_of_the_word_is_first_where_it_fits_better(text: str, meant: str) -> None:
    [alert] = alerts(text)
    assert alert.replacements[0] == meant


@pytest.mark.parametrize("text", ["where", "| where |", "It inflects to either “am”, or “are”.", 'Write "than" here.'])
def test_a_word_that_is_only_named_is_let_be(text: str) -> None:
    assert alerts(text) == []


@pytest.mark.parametrize(
    ("text", "told"), [("She gave us good Advise about the job.", 0), ("She gave us good advise about the job.", 1)]
)
def test_a_name_is_taken_for_no_other_word(text: str, told: int) -> None:
    assert len(alerts(text)) == told


@pytest.mark.parametrize(
    "text",
    [
        "The patch fixes two crashes.",
        "A tooltip will tell you where it is.",
        "Tell you where it is",
        "The next section says what to expect about it.",
        "To run ruff as a linter, type this.",
        "The job runs every night; it will report drift if it grows.",
        "report drift if it grows",
        "The price in hour $t$ is known.",
    ],
)
def test_what_the_corrector_reads_as_right_is_let_be(text: str) -> None:
    assert alerts(text) == []


def test_verbs_that_do_not_agree() -> None:
    [alert] = alerts("They was late again.")
    assert (alert.category, alert.main_category) == (Category.VERB_SVA, Category.GRAMMAR)
    assert alert.message == "Subject and verb do not seem to agree: “were” fits here, not “was”."
    assert alert.replacements == ("were",)


def test_the_message_says_what_both_words_mean() -> None:
    [alert] = alerts("She is taller then her brother.")
    assert "“then” (at that time, next)" in alert.message
    assert "“than” (compared with)" in alert.message
    assert alert.rule == "confused-words/then-than"


@pytest.mark.parametrize(
    ("text", "replacements"),
    [
        ("There coats", ["Their", "They're", "Three"]),
        ("whose", ["who's"]),
        ("You’re", ["Your"]),
        ("ITS", []),
        ("chair", []),
    ],
)
def test_letter_case_is_kept(text: str, replacements: list[str]) -> None:
    end = len(text.split()[0])
    assert [one.replacement for one in confusions("en").candidates(text, 0, end)] == replacements


def test_what_must_be_left_alone_is() -> None:
    assert alerts("Run `we where here` and open https://example.org/we-where-here, please.") == []


@pytest.mark.parametrize("line", WRONG)
def test_all_checks_together_give_one_alert_for_the_word(line: Line) -> None:
    found = checking.check(line.text, RESOURCES, checks=tuple(discover(checks))).alerts
    [confused] = [alert for alert in found if alert.category is Category.CONFUSED_WORDS]
    assert line.text[: confused.offset] + confused.replacements[0] + line.text[confused.end :] == line.right
    assert not [one for one in found if one is not confused and one.offset < confused.end and confused.offset < one.end]


def test_many_sentences_at_once_get_what_each_gets_alone() -> None:
    texts = [line.text for line in LINES]
    together = alerts(" ".join(texts))
    alone, at = [], 0
    for text in texts:
        alone += [(alert.offset + at, alert.replacements) for alert in alerts(text)]
        at += len(text) + 1
    assert [(alert.offset, alert.replacements) for alert in together] == alone


def test_other_languages_are_not_covered() -> None:
    assert CHECK.covers("en-GB")
    assert not CHECK.covers("nl")


def test_a_checker_finds_it_by_itself() -> None:
    checker = Checker(RESOURCES, Inline())
    result = asyncio.run(checker.check("There is no prove that he was there.", Options(language="en-US")))
    checker.close()
    assert [alert.rule for alert in result.alerts] == ["confused-words/proof-prove"]


def test_a_rule_for_the_same_words_has_the_last_word() -> None:
    found = checking.check("They where happy to see us.", RESOURCES, checks=tuple(discover(checks))).alerts
    assert [(alert.rule, alert.replacements) for alert in found] == [("en/WHERE_WERE", ("were",))]
