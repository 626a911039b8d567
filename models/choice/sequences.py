"""The words around places, and where a table of weights has those of short sequences of them with each choice."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from models.choice.vocabulary import Ids

__all__ = ["rows_of_sequences", "windows"]


def windows(ids: NDArray[np.integer], places: NDArray[np.integer], offsets: NDArray[np.integer]) -> Ids:
    """The words at some offsets from places, in the numbers of a text with enough padding: (places, offsets)."""
    found: Ids = ids[places[:, None] + offsets].astype(np.int64)
    return found


def rows_of_sequences(
    around: Ids,
    sequences: Iterable[tuple[Sequence[int], NDArray[np.integer]]],
    size: int,
    factors: tuple[int, int],
) -> Ids:
    """Where a table of weights has those of each sequence of words together with each choice, by hashing.

    Args:
        around: numbers of words, shape (n, words).
        sequences: columns of these that are looked up together, with the numbers of what may stand there, shape (n, k).
        size: of the table; a power of two.
        factors: what a sequence, and a choice, are multiplied by before they are added.

    Returns:
        Indices, shape (n, k, sequences); several sequences may share one.
    """
    found = []
    for number, (columns, choices) in enumerate(sequences, 1):
        key = np.full(len(around), number, dtype=np.int64)
        for column in columns:
            key = (key * 1_000_003 + around[:, column]) & 0x7FFF_FFFF_FFFF
        keys = key[:, None] * factors[0] + choices * factors[1] + 7
        found.append((((keys & 0xFFFF_FFFF_FFFF) * 0x9E37_79B1 & 0xFFFF_FFFF_FFFF) >> 17) % size)
    return np.stack(found, axis=2)
