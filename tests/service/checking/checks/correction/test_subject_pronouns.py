"""Pronouns that may be left out and need not be."""

import pytest

from service.checking.alerts import Writer
from service.checking.checks.correction.check import CorrectionModel
from service.checking.checks.correction.subject_pronouns import is_subject_left_out
from service.checking.options import Options
from tests.service.checking import checking
from tests.shipped import RESOURCES


@pytest.mark.parametrize(
    ("language", "text", "pronoun", "is_right"),
    [
        ("es", "Ella se llama Carmen.", "Ella ", True),
        ("es", "Yo no tengo tiempo.", "Yo ", True),
        ("es", "Yo tiene tiempo.", "Yo ", True),
        ("es", "Yo me gusta bailar.", "Yo ", False),
        ("it", "Io vado a casa.", "Io ", True),
        ("it", "Io mi piace ballare.", "Io ", False),
        ("pt", "Nós moramos aqui.", "Nós ", True),
        ("fr", "Elle habite ici.", "Elle ", False),
        ("es", "La casa es grande.", "La ", False),
    ],
)
def test_a_pronoun_may_stand_before_its_verb(language: str, text: str, pronoun: str, *, is_right: bool) -> None:
    assert is_subject_left_out(text, 0, len(pronoun), "", language) is is_right


@pytest.mark.parametrize(("writer", "told"), [(Writer.LEARNER, True), (Writer.NATIVE, False)])
def test_learners_are_told_who_put_one_before_every_verb(writer: Writer, told: bool) -> None:
    text = "Mis amigas es simpáticos. Sin embargo, yo quiero participar en clubs de negocio."
    found = checking.check(text, RESOURCES, Options(language="es", writer=writer), (CorrectionModel,)).alerts
    assert ("yo" in {text[one.offset : one.end].strip() for one in found}) is told


def test_a_subject_and_the_capital_of_its_verb_are_one_alert() -> None:
    text = "Yo quiero aprender a bailar la salsa."
    [found] = checking.check(text, RESOURCES, Options(language="es", writer=Writer.LEARNER), (CorrectionModel,)).alerts
    assert (text[found.offset : found.end], found.replacements[0]) == ("Yo quiero", "Quiero")
