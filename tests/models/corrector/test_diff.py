"""What changes between two versions of a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.corrector.diff import changes


def described(source: str, target: str) -> list[tuple[int, str, str]]:
    return [
        (change.start, source[change.start : change.end], target[change.target_start : change.target_end])
        for change in changes(source, target)
    ]


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        ("We were here.", "We were here.", []),
        ("She go home.", "She goes home.", [(4, "go", "goes")]),
        ("I have new car.", "I have a new car.", [(7, "", "a ")]),
        ("new car", "A new car", [(0, "", "A ")]),
        ("However I went", "However, I went", [(7, "", ",")]),
        ("the the cat", "the cat", [(4, "the ", "")]),
        ("the garden", "garden.", [(0, "the ", ""), (10, "", ".")]),
        ("recieve teh letter", "receive the letter", [(0, "recieve", "receive"), (8, "teh", "the")]),
        ("alot of peoples", "a lot of people", [(0, "alot", "a lot"), (8, "peoples", "people")]),
        ("whats wrong ?", "what's wrong?", [(0, "whats", "what's"), (11, " ", "")]),
        ("I  have\ta dogs", "I  have\ta dog", [(10, "dogs", "dog")]),
    ],
)
def test_changes_are_minimal_and_exact(source: str, target: str, expected: list[tuple[int, str, str]]) -> None:
    assert described(source, target) == expected


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        ("Tell me what is it .", "Tell me what it is .", [(13, "is it", "it is")]),
        ("He always is late", "He is always late", [(3, "always is", "is always")]),
        ("I like very much you", "I like you very much", [(7, "very much you", "you very much")]),
        ("informations about", "some information about", [(0, "informations", "some information")]),
    ],
)
def test_both_halves_of_a_move_are_one_change(source: str, target: str, expected: list[tuple[int, str, str]]) -> None:
    assert described(source, target) == expected


words = st.lists(
    st.sampled_from(["a", "the", "cat", "cats", " ", "  ", ",", "don't", "é", "e\u0301", "😀"]), max_size=12
)


@given(words, words)
def test_changes_turn_one_text_into_the_other(left: list[str], right: list[str]) -> None:
    source, target = "".join(left), "".join(right)
    rebuilt, end, target_end = "", 0, 0
    for change in changes(source, target):
        assert change.start >= end
        assert source[end : change.start] == target[target_end : change.target_start]
        rebuilt += source[end : change.start] + target[change.target_start : change.target_end]
        end, target_end = change.end, change.target_end
    assert rebuilt + source[end:] == target
