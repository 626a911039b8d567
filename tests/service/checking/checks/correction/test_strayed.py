"""Edits of the aligner that are none of the model's are known."""

import pytest

from models.aligner.grammar import EditGrammar
from models.aligner.types import ErrantType, TypedEdit
from models.corrector.protocol import Correction, Edit
from service.checking.checks.correction.strayed import are_strayed, one_by_one

SENTENCE = "He ran it in 1:29 inspite of a blister."
MEANT = (("in 1", "in", "at"), ("inspite", "inspite", "in spite"))


def edits(*changes: tuple[str, str, str]) -> list[tuple[int, int, str]]:
    return [(SENTENCE.index(near), SENTENCE.index(near) + len(old), new) for near, old, new in changes]


@pytest.mark.parametrize(
    ("changes", "strayed"),
    [
        (MEANT, False),
        ((("it in", "it", "it at"), ("in 1", "in 1:29", "1:29 in"), ("inspite", "inspite", "spite")), True),
        ((("in 1", "in 1:29 inspite", "at 1:29 in spite"),), False),
        ((("inspite", "inspite", "in spite"),), False),
    ],
)
def test_edits_of_the_aligner(changes: tuple[tuple[str, str, str], ...], strayed: bool) -> None:
    typed = [TypedEdit(*one, ErrantType.OTHER, "R", EditGrammar()) for one in edits(*changes)]
    raw = [Edit(*one, 0.9) for one in edits(*MEANT)]
    assert are_strayed(SENTENCE, typed, raw) is strayed


def test_each_edit_alone() -> None:
    correction = Correction(SENTENCE, tuple(Edit(*one, 0.9) for one in edits(*MEANT)))
    assert [target for _, target in one_by_one(correction)] == [
        "He ran it at 1:29 inspite of a blister.",
        "He ran it in 1:29 in spite of a blister.",
    ]
