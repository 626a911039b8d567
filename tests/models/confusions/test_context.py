import numpy as np

from models.choice.vocabulary import PADDING, HashedVocabulary
from models.confusions.context import WIDTH, sequences, windows

WORDS = HashedVocabulary(["the", "dog", "it's", "."], endings=8)


def test_a_context_reaches_into_padding() -> None:
    ids = WORDS.ids(["the", "dog", "."], WIDTH)
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
