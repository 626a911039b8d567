"""Commas of clauses in sentences of our own, ``commas/<code>.txt``, with the models that ship."""

from dataclasses import replace
from pathlib import Path

import pytest

from models.commas.loading import comma_choices
from models.commas.places import SPLICE, GapKind, told_kind
from models.language_folders import language_tables
from service.checking.alerts import Alert, Level
from service.checking.categories import Category
from service.checking.checks.commas.check import ClauseCommas
from service.checking.checks.commas.messages import said_of
from service.checking.sentences import SentenceText
from tests.service.checking.checks.marked import Line, lines
from tests.shipped import RESOURCES

FOLDER = Path(__file__).parent
CODES = sorted(path.stem for path in FOLDER.glob("*.txt"))
LINES = [(code, line) for code in CODES for line in lines(FOLDER / f"{code}.txt")]


@pytest.fixture(scope="module")
def check() -> ClauseCommas:
    return ClauseCommas(RESOURCES)


def alerts(check: ClauseCommas, text: str, code: str = "en") -> list[Alert]:
    """What is told at the default level."""
    [found] = check.check([SentenceText.of(text, code)])
    return [alert for alert in found if alert.level is Level.DEFAULT]


@pytest.mark.parametrize(("code", "line"), LINES)
def test_missing_commas_are_told_and_nothing_else(check: ClauseCommas, code: str, line: Line) -> None:
    found = {line.text[one.offset : one.end]: one.replacements[0] for one in alerts(check, line.text, code)}
    assert found == line.meant


@pytest.mark.parametrize(("code", "line"), [(code, line) for code, line in LINES if line.meant])
def test_what_is_right_is_left_alone(check: ClauseCommas, code: str, line: Line) -> None:
    assert alerts(check, line.right, code) == []


def test_every_language_with_a_model_has_sentences() -> None:
    assert [code for code in language_tables() if comma_choices.covers(code)] == CODES


def test_the_alert_says_which_clause_it_is(check: ClauseCommas) -> None:
    [alert] = alerts(check, "Wir bleiben zu Hause weil es regnet.", "de")
    assert (alert.offset, alert.length, alert.replacements) == (15, 5, ("Hause,",))
    assert (alert.category, alert.main_category) == (Category.PUNCTUATION, Category.PUNCTUATION)
    assert alert.rule == "commas/subordinate"
    assert alert.message == "The clause with “weil” is set off by a comma: “Hause, weil”."


def test_the_end_of_an_opening_clause(check: ClauseCommas) -> None:
    [alert] = alerts(check, "If you want to come you should tell me today.")
    assert alert.rule == "commas/opening"
    assert "The clause that “If” opens ends here" in alert.message


def test_sentences_joined_by_a_comma(check: ClauseCommas) -> None:
    [alert] = alerts(check, "The bus was late, we missed the film.")
    assert alert.rule == "commas/splice"
    assert alert.replacements == ("late. We", "late; we", "late, and we")


@pytest.mark.parametrize(
    ("text", "original", "rule"),
    [
        ("Yes I have seen that film twice.", "Yes", "commas/interjection"),
        ("Well we have to leave now.", "Well", "commas/interjection"),
        ("My car broke down on the way so I was two hours late.", "way", "commas/result"),
    ],
)
def test_what_is_a_matter_of_taste_is_told_to_those_who_ask(
    check: ClauseCommas, text: str, original: str, rule: str
) -> None:
    [[alert]] = check.check([replace(SentenceText.of(text), taste=True)])
    assert (text[alert.offset : alert.offset + alert.length], alert.replacements) == (original, (f"{original},",))
    assert (alert.rule, alert.level) == (rule, Level.PICKY)
    assert check.check([SentenceText.of(text)]) == [[]]


def test_a_german_das_behind_a_verb_is_no_relative_clause(check: ClauseCommas) -> None:
    [verb] = alerts(check, "Ich glaube das die meisten Leute zu viel arbeiten.", "de")
    assert verb.message == "The clause with “dass” is set off by a comma: “glaube, dass”."
    assert told_kind(GapKind.RELATIVE, "de", "glaube", "das") is GapKind.SUBORDINATE
    assert told_kind(GapKind.RELATIVE, "de", "Haus", "das") is GapKind.RELATIVE
    assert told_kind(GapKind.RELATIVE, "de", "alles", "das") is GapKind.RELATIVE


def test_purpose_has_no_comma(check: ClauseCommas) -> None:
    assert check.check([SentenceText.of("We left early so that we could see the beginning.")]) == [[]]


@pytest.mark.parametrize(
    "text",
    [
        "It is late, I think.",
        "The shop is closed, he said to me.",
        "If it rains, we stay at home.",
        "You will help us, won't you?",
        "He was old, but he was strong.",
    ],
)
def test_commas_that_join_no_sentences(check: ClauseCommas, text: str) -> None:
    assert alerts(check, text) == []


def test_introductions_of_time_are_a_matter_of_taste(check: ClauseCommas) -> None:
    sentence = SentenceText.of("In 2014 astronomers saw the disk around the star.", "en")
    [found] = check.check([replace(sentence, taste=True)])
    assert {alert.level for alert in found} <= {Level.PICKY}


def test_protected_words_are_left_alone(check: ClauseCommas) -> None:
    assert alerts(check, "Ich `glaube dass` er morgen kommt.", "de") == []


def test_a_sentence_cut_in_two_is_judged_by_its_own_words(check: ClauseCommas) -> None:
    assert check.check([]) == []
    assert alerts(check, "Nun ja.", "de") == []


@pytest.mark.parametrize("kind", [*GapKind, SPLICE])
@pytest.mark.parametrize("code", ["en", "de"])
def test_every_kind_has_a_message(kind: str, code: str) -> None:
    why = said_of(kind, code, original="Hause", replacement="Hause,", opener="weil")
    for language in ("en", "de"):
        said = why.in_language(language)
        assert said is not None
        assert said.text.endswith(".")
        assert "{" not in said.text
