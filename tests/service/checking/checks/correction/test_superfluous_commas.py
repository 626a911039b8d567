"""Commas that the model would take out of right text."""

import pytest

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.checks.correction.superfluous_commas import is_before_a_tag, is_doubtful_comma


def without_comma(text: str) -> Alert:
    return Alert(text.index(","), 1, Category.PUNCT, Category.PUNCTUATION, "Message.", "Short", ("",), 0.4, "rule")


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("es", "Te llamo luego, que estoy conduciendo.", True),
        ("es", "No, hace siglos que no lo veo.", True),
        ("es", "Tengo un perro, y dos gatos.", False),
        ("es", "Pero, no sé nada.", False),
        ("it", "Senti, hai due minuti?", True),
        ("it", "Ho un cane, e due gatti.", False),
        ("de", "Ich weiß, dass er kommt.", False),
    ],
)
def test_commas_of_learners(language: str, text: str, expected: bool) -> None:
    assert is_doubtful_comma(without_comma(text), text, language) is expected


def test_commas_before_what_closes_a_sentence() -> None:
    assert is_before_a_tag(without_comma("Pues no sé, la verdad."), "Pues no sé, la verdad.", "es")
    assert not is_before_a_tag(without_comma("Dice, la verdad es esa."), "Dice, la verdad es esa.", "es")
