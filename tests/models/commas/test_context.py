"""What the model of commas sees of a sentence."""

import numpy as np

from models.commas.context import DISTANCES, FARTHEST, WIDTH, WORDS, CommaText, contexts, sequences


def test_a_sentence_without_its_commas() -> None:
    text = CommaText.of("Yes, Anna’s here.")
    assert text.words == ("yes", "anna's", "here", ".")
    assert text.starts == (0, 5, 12, 16)
    assert text.commas == (False, True, False, False)
    assert text.titles == (True, True, False, False)
    assert text.without(1).commas == (False,) * 4


def test_two_sentences_as_one() -> None:
    text = CommaText.of("It is late.").joined(CommaText.of("We left."))
    assert text.words == ("it", "is", "late", "we", "left", ".")
    assert text.commas == (False, False, False, True, False, False)


def test_the_words_around_a_gap_and_the_distances() -> None:
    words, start = 6, 20
    ids = np.zeros(60, dtype=np.int64)
    ids[start : start + words] = np.arange(1, words + 1)
    commas = np.zeros(60, dtype=bool)
    commas[[start + 1, start + 5]] = True
    place = np.array([start + 3])
    [row] = contexts(ids, commas, place, (np.array([start]), np.array([start + words])))
    assert row.shape == (WORDS + DISTANCES,)
    assert row[:4].tolist() == [3, 2, 1, 0]
    assert row[WIDTH : WIDTH + 4].tolist() == [4, 5, 6, 0]
    assert row[2 * WIDTH : WORDS].tolist() == [1, 2]
    assert row[WORDS:].tolist() == [2, 2, 3, 3]


def test_commas_of_other_sentences_are_not_seen() -> None:
    ids = np.zeros(60, dtype=np.int64)
    commas = np.ones(60, dtype=bool)
    commas[20:26] = False
    [row] = contexts(ids, commas, np.array([23]), (np.array([20]), np.array([26])))
    assert row[WORDS : WORDS + 2].tolist() == [FARTHEST, FARTHEST]


def test_sequences_lie_in_the_table() -> None:
    rows = sequences(np.arange(2 * (WORDS + DISTANCES)).reshape(2, -1), 64)
    assert rows.shape[0] == 2
    assert rows.min() >= 0
    assert rows.max() < 64
