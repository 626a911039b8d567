"""Fingerprints: the guarantee of winnowing, and what counts as the same word."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.overlap.winnowing import NGRAM, WINDOW, fingerprints, words_of

LEAST = NGRAM + WINDOW - 1
NUMBERS = st.lists(st.integers(0, 2**64 - 1), max_size=30)


def prints(text: str) -> set[int]:
    return set(fingerprints(words_of(text).hashes)[0].tolist())


def hashes(text: str) -> list[int]:
    return [int(value) for value in words_of(text).hashes]


@given(NUMBERS, st.lists(st.integers(0, 2**64 - 1), min_size=LEAST, max_size=25), NUMBERS, NUMBERS)
def test_texts_that_share_enough_words_share_a_fingerprint(
    before: list[int], shared: list[int], after: list[int], other: list[int]
) -> None:
    one, _ = fingerprints(np.array(before + shared + after, dtype=np.uint64))
    two, _ = fingerprints(np.array(other + shared, dtype=np.uint64))
    assert set(one.tolist()) & set(two.tolist())


@given(st.lists(st.integers(0, 5), min_size=LEAST, max_size=200))
def test_every_window_keeps_one(words: list[int]) -> None:
    values, places = fingerprints(np.array(words, dtype=np.uint64))
    assert places[0] < WINDOW
    assert places[-1] >= len(words) - NGRAM + 1 - WINDOW
    assert (np.diff(places) <= WINDOW).all()
    assert ((values >= 0) & (values < 2**47)).all()


def test_a_text_that_is_too_short_has_none() -> None:
    assert prints("a b c d e f g h i j") == set()
    assert len(prints("a b c d e f g h i j k")) == 1
    assert prints("") == set()


def test_the_order_of_words_counts() -> None:
    assert not prints("a b c d e f g h i j k") & prints("k j i h g f e d c b a")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Café", "CAFE\u0301"), ("STRASSE", "Straße"), ("snow-white", "snow white"), ("don’t", "don't"), ("ﬁsh", "fish")],
)
def test_what_is_the_same_word(one: str, other: str) -> None:
    assert hashes(one) == hashes(other)


def test_words_have_the_offsets_of_the_text() -> None:
    text = "“Naïve” 塩田_x 3.5 हिन्दी"
    words = words_of(text)
    found = [text[start:end] for start, end in zip(words.starts, words.ends, strict=True)]
    assert found == ["Naïve", "塩", "田", "x", "3", "5", "हिन्दी"]


def test_a_lone_surrogate_is_no_trouble() -> None:
    assert len(hashes("a \ud800 b")) >= 2
