"""Corrections that put another verb into a Polish sentence."""

import pytest

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.checks.correction.other_verbs import without_other_verbs


def kept(source: str, wrong: str, right: str) -> bool:
    """Whether a correction of a model is told."""
    alert = Alert(
        offset=source.index(wrong), length=len(wrong), category=Category.OTHER, main_category=Category.GRAMMAR,
        message="", short_message="", replacements=(right,), confidence=0.9, rule="correction-model/R:OTHER",
    )  # fmt: skip
    return bool(without_other_verbs([alert], source))


@pytest.mark.parametrize(
    ("source", "wrong", "right", "told"),
    [
        ("Jutro będę robić pranie.", "będę robić", "zrobię", False),
        ("Każdego dnia kupowałem gazetę.", "kupowałem", "kupiłem", False),
        ("Oni robi obiad.", "robi", "robią", True),
        ("Czuję się dobry.", "dobry", "dobrze", True),
        ("Jade do domu.", "Jade", "Jadę", True),
    ],
)
def test_one_verb_is_not_put_for_another(source: str, wrong: str, right: str, told: bool) -> None:
    assert kept(source, wrong, right) is told
