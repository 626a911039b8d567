"""Comparisons that are made by an ending."""

from models.aligner.types import ErrantType, TypedEdit, apply_edits
from service.checking.checks.correction.comparisons import with_comparisons

TEXT = "It is more cheap and more useful here."


def edit(word: str, replacement: str, operation: str = "R") -> TypedEdit:
    at = TEXT.index(word)
    assert operation in ("U", "R")
    kind = ErrantType.ADV if operation == "U" else ErrantType.MORPH
    return TypedEdit(at, at + len(word), replacement, kind, "U" if operation == "U" else "R")


def test_more_and_the_ending_are_one_edit() -> None:
    edits = [edit("more ", "", "U"), edit("cheap", "cheaper")]
    [one] = with_comparisons(TEXT, edits)
    assert (TEXT[one.start : one.end], one.replacement, one.type) == ("more cheap", "cheaper", ErrantType.ADJ_FORM)
    assert apply_edits(TEXT, [one]) == apply_edits(TEXT, edits)


def test_what_is_no_comparison_stays_as_it_is() -> None:
    for edits in ([edit("more ", "", "U"), edit("cheap", "good")], [edit("more ", "", "U"), edit("useful", "wiser")]):
        assert list(with_comparisons(TEXT, edits)) == edits
