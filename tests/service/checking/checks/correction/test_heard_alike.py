"""A *to* that the model would take out is *too* before what has degrees and *two* before what is counted."""

import pytest

from models.aligner.types import ErrantType, TypedEdit
from service.checking.checks.correction.heard_alike import with_heard_alike


def mended(source: str) -> str:
    """The sentence with the edit that takes out *to*, as the check makes it."""
    at = source.lower().index("to ")
    [edit] = with_heard_alike(source, [TypedEdit(at, at + 3, "", ErrantType.PREP, "U")])
    return source[: edit.start] + edit.replacement + source[edit.end :]


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("The portions were to small.", "The portions were too small."),
        ("Most people walk to quickly to notice it.", "Most people walk too quickly to notice it."),
        ("He talks to fastly.", "He talks too fastly."),
        ("To many cooks spoil the broth.", "Too many cooks spoil the broth."),
        ("They sang until to in the morning.", "They sang until two in the morning."),
        ("I work to hours a day.", "I work two hours a day."),
    ],
)
def test_it_is_another_word_that_sounds_alike(wrong: str, right: str) -> None:
    assert mended(wrong) == right


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("They moved to abroad.", "They moved abroad."),
        ("She called to me often.", "She called me often."),
        ("He wants to free parking.", "He wants free parking."),
        ("It goes back to early times.", "It goes back early times."),
    ],
)
def test_elsewhere_it_is_only_needless(wrong: str, right: str) -> None:
    assert mended(wrong) == right
