"""Quotation marks and apostrophes of two kinds in one text."""

import pytest

from service.checking.alerts import Alert, Level
from service.checking.checks.quotation_marks.check import QuotationMarks
from tests.service.checking.checks import text_checks


def fixed(text: str, language: str = "en-US") -> str:
    """The text with all first replacements."""
    for alert in reversed(found(text, language)):
        text = text[: alert.offset] + alert.replacements[0] + text[alert.end :]
    return text


def found(text: str, language: str = "en-US") -> list[Alert]:
    return text_checks.alerts(QuotationMarks, text, language)


@pytest.mark.parametrize(
    ("text", "language", "right"),
    [
        ('She said “yes”, then “no”, then "maybe".', "en-US", "She said “yes”, then “no”, then “maybe”."),
        ('It is "red" or "blue", never “green”.', "en-US", 'It is "red" or "blue", never "green".'),
        ('Er rief „Halt“ und „Los“ und "Jetzt".', "de-DE", "Er rief „Halt“ und „Los“ und „Jetzt“."),
        ("Er rief »Halt« und »Los« und „Jetzt“.", "de-DE", "Er rief »Halt« und »Los« und »Jetzt«."),
        ("Он сказал «да», «нет» и “может быть”.", "ru", "Он сказал «да», «нет» и «может быть»."),
        ("It's late and she doesn't know what he’s up to.", "en-US", "It's late and she doesn't know what he's up to."),
        ("C’est l’heure ; l'ami n’est pas là.", "fr", "C’est l’heure ; l’ami n’est pas là."),
    ],
)
def test_the_rarer_marks_follow_the_others(text: str, language: str, right: str) -> None:
    assert fixed(text, language) == right
    assert found(right, language) == []


def test_of_equally_many_the_first_are_the_texts_own() -> None:
    assert fixed('“One” here and "two" there.') == "“One” here and “two” there."


def test_the_message_names_both() -> None:
    first, *_ = found('She said “yes”, then “no”, then "maybe".')
    assert first.message == ('This text writes “…” twice and "…" once; one text keeps to one kind of quotation marks.')
    assert (first.rule, first.level) == ("quotation-marks/mixed-quotation-marks", Level.PICKY)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ('"One" and "two".', "en-US"),
        ("“He called it ‘odd’ and left”, she wrote.", "en-US"),
        ("Escribió: «Me dijo “ven” y fui». Luego: «Adiós».", "es"),
        ('Run `print("hi")` where “hi” is the greeting.', "en-US"),
        ('A 5" screen is “small”.', "en-US"),
        ("The dogs’ bowls aren't here.", "en-US"),
    ],
)
def test_what_is_one_style(text: str, language: str) -> None:
    assert found(text, language) == []
