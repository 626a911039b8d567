"""Edits that are right only together are one alert."""

import pytest

from service.checking.options import Options
from tests import shipped


def found(text: str) -> list[tuple[str, str]]:
    alerts = shipped.checked(text, Options(language="en-GB")).alerts
    return [(text[one.offset : one.end], (*one.replacements, "")[0]) for one in alerts]


@pytest.mark.parametrize(
    ("text", "wrong", "right"),
    [
        ("It comes too late for speaking with the children.", "for speaking", "to speak"),
        ("We recommend to build thirty stands.", "to build", "building"),
        ("We recommend you to clean the filter every week.", "you to clean", "cleaning"),
        ("If anybody will call about the invoice, say that I am out.", "will call", "calls"),
        ("Nobody knew where did the old man come from.", "did the old man come", "the old man came"),
        ("Only after that it makes sense to start.", "it makes", "does it make"),
        ("If you are all ready gone, call me.", "all ready", "already"),
        ("She suggested me to go to the gym.", "me to go", "that I go"),
        ("Do you know where is the nearest bus stop?", "is the nearest bus stop", "the nearest bus stop is"),
        ("I wonder how much is this jacket.", "is this jacket", "this jacket is"),
        ("There is only one bar where works the internet.", "works the internet", "the internet works"),
    ],
)
def test_one_alert_tells_both(text: str, wrong: str, right: str) -> None:
    assert found(text) == [(wrong, right)]


def test_errors_side_by_side_that_have_nothing_to_do_with_each_other_are_two() -> None:
    assert found("He is responsible of prepare the meals.") == [("of", "for"), ("prepare", "preparing")]


def test_half_of_a_correction_is_none() -> None:
    assert ("see", "seen") not in found("She said that she did not see him since breakfast.")


def test_the_message_is_of_both_words() -> None:
    [alert] = shipped.checked("If anybody will call, say that I am out.", Options(language="en-GB")).alerts
    assert "“calls”" in alert.message
    assert alert.told is not None
    assert "„calls“" in str(alert.told.in_language("de"))


def test_a_question_inside_a_sentence_says_so() -> None:
    [alert] = shipped.checked("I wonder how much is this jacket.", Options(language="en-GB")).alerts
    assert alert.message == "A question inside a sentence has the order of a statement: “this jacket is”."
