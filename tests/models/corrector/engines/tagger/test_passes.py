"""Two passes as one correction."""

from hypothesis import given
from hypothesis import strategies as st

from models.corrector.engines.tagger.passes import composed
from models.corrector.protocol import Correction, Edit


def correction(source: str, *edits: tuple[int, int, str, float]) -> Correction:
    return Correction(source, tuple(Edit(*edit) for edit in edits))


def test_edits_in_different_places_stay_apart() -> None:
    first = correction("She go to market today.", (4, 6, "goes", 0.9))
    second = correction("She goes to market today.", (12, 12, "the ", 0.8))
    found = composed(first, second)
    assert found.target == "She goes to the market today."
    assert found.edits == (Edit(4, 6, "goes", 0.9), Edit(10, 10, "the ", 0.8))


def test_what_touches_an_edit_is_one_with_it() -> None:
    first = correction("the the boat", (0, 4, "", 0.9))
    second = correction("the boat", (0, 3, "The", 0.5))
    assert composed(first, second) == correction("the the boat", (0, 7, "The", 0.45))


def test_what_is_taken_back_is_none() -> None:
    first = correction("a cat", (0, 1, "the", 0.9))
    assert composed(first, correction("the cat", (0, 3, "a", 0.9))) == correction("a cat")


@st.composite
def corrections(draw: st.DrawFn, source: str) -> Correction:
    """Any edits of a text that do not overlap and change something."""
    bounds = sorted(draw(st.lists(st.integers(0, len(source)), max_size=8)))
    edits = []
    for start, end in zip(bounds[::2], bounds[1::2], strict=False):
        text = draw(st.text("ab ", max_size=4))
        if text != source[start:end]:
            edits.append((start, end, text, 0.5))
    return correction(source, *edits)


@given(st.data(), st.text("ab c", max_size=20))
def test_both_passes_together_give_the_target_of_the_second(data: st.DataObject, source: str) -> None:
    first = data.draw(corrections(source))
    second = data.draw(corrections(first.target))
    found = composed(first, second)
    assert found.source == source
    assert found.target == second.target
    previous = 0
    for edit in found.edits:
        assert previous <= edit.start <= edit.end <= len(source)
        assert source[edit.start : edit.end] != edit.replacement
        previous = edit.end
