"""What the model of confused words sees of a sentence: the words beside one, and the short sequences they are in."""

import numpy as np
from numpy.typing import NDArray

from models.choice.sequences import rows_of_sequences
from models.choice.sequences import windows as words_at
from models.choice.vocabulary import Ids

__all__ = ["WIDTH", "sequences", "windows"]

WIDTH = 8
"""Words that are seen to the left, and to the right."""
_OFFSETS = np.concatenate([-np.arange(1, WIDTH + 1), np.arange(1, WIDTH + 1)])
"""Where the words of a context stand, the nearest ones of each side first."""
_L, _R = 0, WIDTH
_SEQUENCES = (
    (_L,), (_R,), (_L + 1, _L), (_R, _R + 1), (_L, _R), (_L + 2, _L + 1, _L), (_R, _R + 1, _R + 2),
    (_L + 1, _L, _R), (_L, _R, _R + 1),
)  # fmt: skip
"""Places of a context whose words are looked up together."""
_LEMMA = 2 * WIDTH
_WITH_LEMMA = ((_LEMMA,), (_L, _LEMMA), (_LEMMA, _R))
"""The same for contexts that hold the lemma of the word in the middle, last."""
_FACTORS = (31, 1)


def windows(ids: NDArray[np.integer], places: NDArray[np.integer]) -> Ids:
    """The contexts of some places in padded numbers (the first word stands at ``WIDTH``): (places, 2 * WIDTH)."""
    return words_at(ids, places, _OFFSETS)


def sequences(contexts: Ids, targets: NDArray[np.integer], size: int) -> Ids:
    """Where a table of weights has those of each sequence of words together with each target.

    Args:
        contexts: numbers of words, shape (n, 2 * WIDTH); one more if they hold lemmas.
        targets: numbers of the words that may stand there, shape (n, k).
        size: of the table; a power of two.

    Returns:
        Indices, shape (n, k, sequences); several sequences may share one.
    """
    looked_up = _SEQUENCES + _WITH_LEMMA * (contexts.shape[1] > _LEMMA)
    return rows_of_sequences(contexts, [(places, targets) for places in looked_up], size, _FACTORS)
