"""Texts in UTF-16 code units, patched as browsers patch them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.socket.text import FieldText, Mismatch


def patched(text: str, *operations: tuple[int, int, str]) -> str:
    field = FieldText(text)
    length = len(field) + sum(len(FieldText(new)) - gone for _, gone, new in operations)
    return field.patched(operations, length).text()


def test_offsets_count_code_units() -> None:
    assert patched("😀 teh", (3, 3, "the")) == "😀 the"
    assert patched("abc", (0, 1, ""), (2, 0, "😀"), (3, 0, "!")) == "b😀c!"


def test_half_a_pair_comes_and_goes() -> None:
    assert patched("😀", (0, 1, "")) == "\ufffd"
    field = FieldText("😀")
    field = field.patched([(1, 1, "")], 1).patched([(1, 0, "\ude00")], 2)
    assert field.text() == "😀"


@pytest.mark.parametrize(
    ("operations", "length"),
    [
        ([(4, 0, "x")], 4),
        ([(0, 4, "")], 0),
        ([(2, 1, ""), (1, 1, "")], 1),
        ([(0, 0, "x")], 3),
        ([(1, 1, ""), (1, 1, "")], 1),
    ],
)
def test_what_does_not_fit_is_refused_and_changes_nothing(operations: list[tuple[int, int, str]], length: int) -> None:
    field = FieldText("abc")
    with pytest.raises(Mismatch):
        field.patched(operations, length)
    assert field.text() == "abc"


@given(st.text(max_size=20), st.text(max_size=20), st.text(max_size=20), st.text(max_size=20))
def test_any_splice(before: str, gone: str, new: str, after: str) -> None:
    start, width = len(FieldText(before)), len(FieldText(gone))
    assert patched(before + gone + after, (start, width, new)) == before + new + after


def test_the_hash_is_that_of_the_sdk() -> None:
    assert FieldText("").hash() == "00000000"
    assert FieldText("The quick brown fox jumps over the lazy dog").hash() == "414fa339"
