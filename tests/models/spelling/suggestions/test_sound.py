"""Words that are written by the ear."""

import pytest

from models.spelling.suggestions.sound import SoundIndex, heard_apart, sounds


@pytest.mark.parametrize(
    ("written", "meant"),
    [("fone", "phone"), ("tite", "tight"), ("dauter", "daughter"), ("enuff", "enough"), ("fotograf", "photograph"),
     ("nolej", "knowledge"), ("rong", "wrong"), ("akshun", "action"), ("sertain", "certain"), ("laff", "laugh")],
)  # fmt: skip
def test_words_that_sound_alike_are_near(written: str, meant: str) -> None:
    assert heard_apart(written, meant) < 0.5


@pytest.mark.parametrize(("one", "other"), [("phone", "fine"), ("night", "not"), ("school", "scale")])
def test_other_vowels_are_heard(one: str, other: str) -> None:
    assert heard_apart(one, other) > 0.5


@pytest.mark.parametrize("text", ["", "e", "'", "x", "qqq", "ge", "zz"])
def test_anything_has_a_sound(text: str) -> None:
    assert isinstance(sounds(text), str)


def test_words_are_found_by_their_sound_unless_they_are_rare() -> None:
    index = SoundIndex([("physics", 4.0), ("phase", 4.1), ("fysics", 1.0)])
    assert list(index.near("fizics")) == ["physics"]
    assert list(index.near("")) == []
