"""German times without a preposition, and *was* behind *alles*: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="de")
assert_silent = partial(assert_right, language="de")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Jeder Tag gehe ich zur Schule.", "Jeden Tag gehe ich zur Schule."),
        ("Dieser Sommer habe ich viel gearbeitet.", "Diesen Sommer habe ich viel gearbeitet."),
        ("Letzter Jahr war ich in Rom.", "Letztes Jahr war ich in Rom."),
        ("Nächster Woche fahren wir weg.", "Nächste Woche fahren wir weg."),
        ("Ich war letzter Monat in Berlin.", "Ich war letzten Monat in Berlin."),
    ],
)
def test_a_time_stands_in_the_accusative(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Er bekam alles, dass er wollte.", "Er bekam alles, was er wollte."),
        ("Das ist alles, das ich weiß.", "Das ist alles, was ich weiß."),
        ("Es gibt vieles, das wir nicht verstehen.", "Es gibt vieles, was wir nicht verstehen."),
    ],
)
def test_what_refers_to_everything_is_was(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Jeder Tag ist schön.",
        "Letzter Tag ist der Montag.",
        "Anfang letzter Woche kam er, Ende letzten Jahres ging sie.",
        "Im letzten Jahr und in der letzten Woche war er hier.",
        "Jeder Tag macht sie froh.",
        "Er tut alles, dass es ihr gut geht.",
        "Das Haus, das ich kenne, ist alt.",
    ],
)
def test_what_is_right_stays(text: str) -> None:
    assert_silent(text)
