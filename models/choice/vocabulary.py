"""Numbers for words: frequent ones have their own, the others share those of their endings."""

import zlib
from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

__all__ = ["PADDING", "UNKNOWN", "HashedVocabulary", "Ids"]

PADDING = 0
"""What stands before and behind a sentence."""
UNKNOWN = 1
"""A word that is not looked at: so the model learns to do with less."""
_RESERVED = 2
_ENDING = 3

Ids = NDArray[np.int64]
"""Numbers of words."""


class HashedVocabulary:
    """Numbers for words; those of endings are found by the hashing trick (Weinberger et al., 2009)."""

    def __init__(self, words: Sequence[str], endings: int) -> None:
        """Take the frequent words, the most frequent first, and how many numbers there are for endings."""
        self.words = tuple(words)
        self.endings = endings
        self._ids: Mapping[str, int] = {word: at for at, word in enumerate(words, _RESERVED)}

    def __len__(self) -> int:
        return _RESERVED + len(self.words) + self.endings

    def id(self, word: str) -> int:
        """The number of a word as ``pieces`` gives it."""
        known = self._ids.get(word)
        if known is not None:
            return known
        return _RESERVED + len(self.words) + zlib.crc32(word[-_ENDING:].encode()) % self.endings

    def lemma(self, lemma: str) -> int:
        """The number of a lemma, or of none."""
        return self.id(lemma) if lemma else PADDING

    def ids(self, words: Iterable[str], padding: int = 0) -> Ids:
        """The numbers of the words of a sentence, with so much padding on either side."""
        around = [PADDING] * padding
        return np.array([*around, *map(self.id, words), *around], dtype=np.int64)
