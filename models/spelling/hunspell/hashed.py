"""A set of words in some bytes each, which very seldom takes another text for one of them (Bloom, 1970)."""

from collections.abc import Sequence

import numpy as np

__all__ = ["HashedWords"]

_BITS_A_WORD = 24
_FEWEST_BITS = 1 << 16
"""So that in a short list, too, hardly two words share a place, whatever Python's random seed of hashes is."""
_SECOND = 29
"""Bits by which a hash is shifted for the second place that it marks."""


class HashedWords:
    """Knows by two bits each which words it was given; fewer than one of a hundred other texts seem to be one too.

    Attributes:
        memory: bytes it takes.
    """

    def __init__(self, words: Sequence[str]) -> None:
        """Take the words."""
        self._mask = max(_FEWEST_BITS, 1 << (_BITS_A_WORD * len(words)).bit_length()) - 1
        hashes = np.fromiter(map(hash, words), np.int64, len(words))
        marked = np.zeros(self._mask + 1, np.bool_)
        marked[hashes & self._mask] = True
        marked[(hashes >> _SECOND) & self._mask] = True
        self._bits = np.packbits(marked, bitorder="little").tobytes()
        self.memory = len(self._bits)

    def __contains__(self, text: str) -> bool:
        hashed = hash(text)
        at = hashed & self._mask
        if not self._bits[at >> 3] >> (at & 7) & 1:
            return False
        at = (hashed >> _SECOND) & self._mask
        return bool(self._bits[at >> 3] >> (at & 7) & 1)
