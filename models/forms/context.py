"""The short sequences of words around a place, each with a form that may stand there: keys of a table of weights."""

import numpy as np
from numpy.typing import NDArray

from models.choice.sequences import rows_of_sequences, windows
from models.choice.vocabulary import Ids

__all__ = ["NEAR", "near", "sequences"]

NEAR = 3
"""Words to the left, and to the right, that are in sequences."""
_OFFSETS = np.array([-3, -2, -1, 1, 2, 3])
_L3, _L2, _L1, _R1, _R2, _R3 = range(6)
_OF_CLASS = (
    (_L1,), (_R1,), (_L2, _L1), (_R1, _R2), (_L1, _R1), (_L3, _L2, _L1), (_R1, _R2, _R3), (_L2, _L1, _R1),
    (_L1, _R1, _R2), (_L2, _R1),
)  # fmt: skip
"""Places whose words are looked up together, with a class of forms."""
_OF_FORM: tuple[tuple[int, ...], ...] = ((), (_L1,), (_R1,), (_L2, _L1), (_R1, _R2), (_L1, _R1))
"""The same with a form of one word."""
_FACTORS = (131, 7_919)


def near(ids: NDArray[np.integer], places: NDArray[np.integer]) -> Ids:
    """The words around places, in numbers of a text with padding of at least `NEAR`: (places, 2 * NEAR)."""
    return windows(ids, places, _OFFSETS)


def sequences(around: Ids, classes: Ids, forms: Ids, size: int) -> Ids:
    """Where a table of weights has those of each sequence of words with each form.

    Args:
        around: numbers of words, shape (n, 2 * NEAR).
        classes: numbers of the classes of the forms that may stand there, shape (n, k).
        forms: numbers of the forms themselves, shape (n, k).
        size: of the table; a power of two.

    Returns:
        Indices, shape (n, k, sequences); several sequences may share one.
    """
    looked_up = [(places, classes) for places in _OF_CLASS] + [(places, forms) for places in _OF_FORM]
    return rows_of_sequences(around, looked_up, size, _FACTORS)
