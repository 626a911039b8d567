"""What the model has moved is one edit of word order, however it was aligned."""

from models.aligner.types import ErrantType, TypedEdit
from models.corrector.protocol import Edit
from service.checking.checks.correction.moved import with_moved

SOURCE = "I wonder where is my old coat."
MOVE = Edit(15, 29, "my old coat is", 0.7)
HALVES = [TypedEdit(15, 18, "", ErrantType.VERB, "U"), TypedEdit(29, 29, " is", ErrantType.VERB, "M")]


def test_both_halves_are_one_edit() -> None:
    [edit] = with_moved(SOURCE, HALVES, [MOVE])
    assert (SOURCE[edit.start : edit.end], edit.replacement, edit.type) == (
        "is my old coat",
        "my old coat is",
        ErrantType.WO,
    )


def test_what_else_is_wrong_is_an_edit_of_its_own() -> None:
    other = TypedEdit(2, 8, "ask", ErrantType.VERB, "R")
    assert with_moved(SOURCE, [other, *HALVES], [Edit(2, 8, "ask", 0.6), MOVE])[0] == other


def test_what_was_not_moved_stays_as_it_was_aligned() -> None:
    rewritten = Edit(15, 29, "my old jacket is", 0.7)
    assert with_moved(SOURCE, HALVES, [rewritten]) == HALVES
