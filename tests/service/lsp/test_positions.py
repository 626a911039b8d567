"""TextPlaces in any text, in each unit of the protocol."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lsprotocol import types
from pygls.workspace import PositionCodec

from service.lsp.positions import TextPlaces
from service.lsp.text import OpenText

ENCODINGS = ("utf-8", "utf-16", "utf-32")
TEXTS = st.text(st.sampled_from("ab é“😀\u2028\f\x85\r\n"), max_size=30)


@given(TEXTS, st.sampled_from(ENCODINGS), st.data())
def test_each_code_point_has_a_place_and_each_place_a_code_point(text: str, encoding: str, data: st.DataObject) -> None:
    places = TextPlaces(text, encoding)
    at = data.draw(st.integers(0, len(text)))
    position = places.position(at)
    inside = text[at - 1 : at + 1] == "\r\n"
    assert places.offset(position) == (at - 1 if inside else at)
    assert position.line == len(re.findall("\r\n|\r|\n", text[: at - inside]))


@pytest.mark.parametrize(
    ("encoding", "line", "character", "offset"),
    [
        ("utf-16", 0, 3, 2), ("utf-16", 0, 2, 1), ("utf-16", 0, 99, 3), ("utf-16", 1, 1, 6), ("utf-16", 9, 0, 7),
        ("utf-8", 0, 5, 2), ("utf-8", 0, 6, 3), ("utf-32", 0, 2, 2), ("utf-32", 1, 0, 5),
    ],
)  # fmt: skip
def test_a_place_within_a_sign_is_before_it_and_one_behind_a_line_its_end(
    encoding: str, line: int, character: int, offset: int
) -> None:
    assert TextPlaces("a😀b\r\ncd", encoding).offset(types.Position(line, character)) == offset


@given(TEXTS, st.sampled_from(ENCODINGS), st.data())
def test_a_text_is_what_its_edits_make_of_it(text: str, encoding: str, data: st.DataObject) -> None:
    document = OpenText("file:///a", text, 1, position_codec=PositionCodec(types.PositionEncodingKind(encoding)))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, len(text)))
        if "\r\n" in (text[start - 1 : start + 1], text[end - 1 : end + 1]):
            continue  # no editor stands there
        new = data.draw(TEXTS)
        span = TextPlaces(text, encoding).range(start, end)
        document.apply_change(types.TextDocumentContentChangePartial(range=span, text=new))
        text = text[:start] + new + text[end:]
        assert document.source == text
    document.apply_change(types.TextDocumentContentChangeWholeDocument(text="whole"))
    assert document.source == "whole"
