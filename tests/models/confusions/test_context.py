import numpy as np
import pytest

from models.confusions.context import PADDING, WIDTH, Vocabulary, pieces, sequences, windows

WORDS = Vocabulary(["the", "dog", "it's", "."], endings=8)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The dog’s 3.5 ...", ["the", "dog's", "0", ".", "0", ".", ".", "."]),
        ("", []),
        ("naïve—ÉTÉ", ["naïve", "—", "été"]),
    ],
)
def test_words_and_signs(text: str, found: list[str]) -> None:
    assert [piece for piece, _ in pieces(text)] == found
    assert all(text[start : start + len(piece)] for piece, start in pieces(text))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("L’eau, c’est bon.", [("l'", 0), ("eau", 2), (",", 5), ("c'est", 7), ("bon", 13), (".", 16)]),
        ("qu'aujourd'hui", [("qu'", 0), ("aujourd'", 3), ("hui", 11)]),
        ("puisqu'c'est", [("puisqu'", 0), ("c'est", 7)]),
    ],
)
def test_words_that_end_in_an_apostrophe(text: str, found: list[tuple[str, int]]) -> None:
    assert pieces(text, {"c'est"}) == found


def test_frequent_words_have_numbers_of_their_own_and_others_those_of_their_endings() -> None:
    numbers = [WORDS.id(word) for word in ("the", "dog", "it's", ".")]
    assert len(set(numbers)) == 4
    assert WORDS.id("walking") == WORDS.id("talking") not in numbers
    assert max(WORDS.id(word) for word in "abcdefghijkl") < len(WORDS)


def test_a_context_reaches_into_padding() -> None:
    ids = WORDS.ids(["the", "dog", "."])
    [context] = windows(ids, np.array([WIDTH + 1]))
    assert context.tolist()[:2] == [WORDS.id("the"), PADDING]
    assert context.tolist()[WIDTH : WIDTH + 2] == [WORDS.id("."), PADDING]
    assert len(context) == 2 * WIDTH


def test_sequences_depend_on_the_words_and_on_the_target() -> None:
    contexts = np.arange(4 * WIDTH).reshape(2, -1)
    found = sequences(contexts, np.array([[1, 2], [1, 2]]), 1 << 20)
    assert found.shape == (2, 2, 9)
    assert found.min() >= 0
    assert found.max() < 1 << 20
    assert len(set(found.ravel().tolist())) == found.size
    assert np.array_equal(found, sequences(contexts, np.array([[1, 2], [1, 2]]), 1 << 20))
