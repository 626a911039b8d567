"""Offsets of a text that stands for another."""

from hypothesis import given
from hypothesis import strategies as st

from models.corrector.view import SourceView


def shown(source: str, text: str, part: str) -> str:
    start = text.index(part)
    first, last = SourceView(source, text).span(start, start + len(part))
    return source[first:last]


def test_folding_leaves_single_spaces() -> None:
    view = SourceView.folded(" one \n two\tthree ")
    assert view.text == "one two three"
    assert view.span(3, 4) == (4, 7)
    assert SourceView.folded(" \n").text == ""


def test_an_accent_between_letters_is_read_as_the_apostrophe_that_is_meant() -> None:
    view = SourceView.folded("I don´t, he`s")
    assert view.text == "I don't, he's"
    assert view.span(2, 7) == (2, 7)
    assert SourceView.folded("run `ls´ now").text == "run `ls´ now"


def test_the_same_text_keeps_its_offsets() -> None:
    assert SourceView("one two", "one two").span(4, 7) == (4, 7)


def test_words_are_found_behind_folded_space_and_lost_characters() -> None:
    assert shown("one \n  two", "one two", "two") == "two"
    assert shown("I 😀 has it", "I has it", "has") == "has"
    assert shown("the ﬁrst day", "the first day", "first") == "ﬁrst"
    assert shown("😀 cat", "cat", "cat") == "cat"


def test_an_insertion_stays_before_the_word_it_stood_before() -> None:
    source, text = "have  \n new car 😀", "have new car"
    at = SourceView(source, text).span(text.index("new"), text.index("new"))
    assert at == (source.index("new"), source.index("new"))
    end = SourceView(source, text).span(len(text), len(text))
    assert end == (source.index(" 😀"), source.index(" 😀"))


def test_an_empty_text_stands_for_anything() -> None:
    assert SourceView("😀", "").span(0, 0) == (1, 1)


@given(st.text("ab \n", max_size=20))
def test_folding_space_keeps_every_word_in_place(source: str) -> None:
    view = SourceView.folded(source)
    text = view.text
    assert text == " ".join(source.split())
    at = 0
    for word in text.split():
        start = text.index(word, at)
        at = start + len(word)
        first, last = view.span(start, at)
        assert source[first:last] == word
