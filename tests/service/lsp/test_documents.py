"""Alerts follow edits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lsprotocol import types

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.lsp.documents import OpenDocument
from service.lsp.text import OpenText


def alert(text: str, words: str) -> Alert:
    start = text.index(words)
    return Alert(start, len(words), Category.SPELL, Category.TYPOS, "m", "s", ("x",), 0.9, "spelling/unknown-word")


def followed(text: str, words: list[str], new: str) -> list[str]:
    """The words of the alerts that are left after an edit."""
    open_text = OpenText("file:///a.txt", text, 1)
    document = OpenDocument("file:///a.txt", open_text, text)
    document.tell(text, [alert(text, one) for one in words], "en-US")
    open_text.apply_change(types.TextDocumentContentChangeWholeDocument(text=new))
    document.follow()
    return [document.seen[one.offset : one.end] for one in document.alerts]


@pytest.mark.parametrize(
    ("new", "left"),
    [
        ("so one two three", ["one", "two", "three"]),
        ("one two thr", ["one", "two"]),
        ("ones two three", ["two", "three"]),
        ("one, two three", ["one", "two", "three"]),
        ("onetwo three", ["three"]),
        ("one a two three", ["one", "two", "three"]),
        ("one atwo three", ["one", "three"]),
        ("", []),
    ],
)
def test_what_an_edit_touches_is_dropped(new: str, left: list[str]) -> None:
    assert followed("one two three", ["one", "two", "three"], new) == left


@given(st.text("ab \n", max_size=20), st.text("ab \n", max_size=20), st.text("ab \n", max_size=8))
def test_what_is_left_is_about_the_same_words(before: str, after: str, new: str) -> None:
    words = ["cde", "fgh"]
    text = f"{before} cde {after} fgh {before}"
    assert set(followed(text, words, f"{before} cde {new} fgh {after}")) <= set(words)
