"""An English question inside a sentence, of which the model has half corrected the order."""

import pytest

from models.corrector.indirect_questions import with_subjects_first
from models.corrector.protocol import Correction, Edit

NEAREST = "Do you know where is the nearest stop?"
JACKET = "I wonder how much is this jacket, sir."


def changed(source: str, *edits: Edit) -> list[tuple[str, str, float]]:
    found = with_subjects_first(Correction(source, edits)).edits
    return [(source[one.start : one.end], one.replacement, one.probability) for one in found]


def at(source: str, wrong: str, right: str, probability: float = 0.6) -> Edit:
    start = source.index(wrong)
    return Edit(start, start + len(wrong), right, probability)


def test_a_verb_that_is_taken_out_belongs_behind_its_subject() -> None:
    edits = at(NEAREST, " is", "")
    assert changed(NEAREST, edits) == [("is the nearest stop", "the nearest stop is", 0.6)]


def test_so_does_one_that_is_put_in_a_second_time() -> None:
    end = JACKET.index(",")
    edits = at(JACKET, " is", "", 0.2), Edit(end, end, " is", 0.7)
    assert changed(JACKET, *edits) == [("is this jacket", "this jacket is", 0.7)]


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("Where is the nearest stop?", " is"),
        ("Ask him what is going on.", " is"),
        ("You are there where is.", " is"),
        ("I know what is, as you say, a good price for the house by the river.", " is"),
    ],
)
def test_elsewhere_it_is_taken_out(source: str, wrong: str) -> None:
    assert changed(source, at(source, wrong, "")) == [(wrong, "", 0.6)]


def test_a_sure_correction_of_the_subject_is_told_by_itself() -> None:
    edits = at(NEAREST, " is", ""), at(NEAREST, "nearest", "next", 0.8)
    assert changed(NEAREST, *edits) == [(" is", "", 0.6), ("nearest", "next", 0.8)]


def test_an_unsure_one_is_dropped() -> None:
    edits = at(NEAREST, " is", ""), at(NEAREST, "nearest", "next", 0.2)
    assert changed(NEAREST, *edits) == [("is the nearest stop", "the nearest stop is", 0.6)]


def test_what_is_right_stays() -> None:
    correction = Correction("Do you know where the nearest stop is?")
    assert with_subjects_first(correction) is correction
