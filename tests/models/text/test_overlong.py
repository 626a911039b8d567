"""Sentences without end: where they are cut, and that an edit moves few of the cuts."""

import random

from models.text.overlong import LONGEST
from models.text.sentences import split_sentences

WORDS = ["the", "a", "cat", "ran", "advices", "recieve", "seperate", "people"]


def endless(words: int) -> str:
    return " ".join(random.Random(7).choices(WORDS, k=words))


def test_a_sentence_without_end_comes_in_pieces_that_cover_it() -> None:
    text = endless(4_000)
    found = split_sentences(text)
    assert " ".join(text[piece.start : piece.end] for piece in found) == text
    assert max(piece.end - piece.start for piece in found) <= LONGEST
    assert [piece.continues for piece in found] == [False, *[True] * (len(found) - 1)]


def test_it_is_cut_behind_clauses() -> None:
    clause = "she bought apples in the market and he sold pears in the harbour"
    text = ", ".join([clause] * 40)
    ends = [text[piece.start : piece.end][-1] for piece in split_sentences(text)]
    assert set(ends[:-1]) == {","}


def test_sentences_of_common_length_are_left_alone() -> None:
    text = f"She said: {endless(150)}. He left."
    assert [piece.continues for piece in split_sentences(text)] == [False, False]


def test_a_run_without_white_space_is_cut_between_its_tokens() -> None:
    assert max(piece.end - piece.start for piece in split_sentences("漢" * 5_000, "zh")) <= LONGEST
    assert len(split_sentences("a" * 5_000)) == 1


def test_pieces_behind_an_edit_stay_as_they_were() -> None:
    text = endless(4_000)
    before = {text[piece.start : piece.end] for piece in split_sentences(text)}
    edited = "well " + text
    after = {edited[piece.start : piece.end] for piece in split_sentences(edited)}
    assert len(after - before) <= 6
