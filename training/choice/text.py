"""Clean text as numbers: every word and sign in its place."""

from array import array
from collections import Counter
from collections.abc import Collection, Iterable

import numpy as np
from numpy.typing import NDArray

from models.choice.pieces import pieces
from models.choice.vocabulary import HashedVocabulary

__all__ = ["HELD_OUT", "NumberedText"]

HELD_OUT = 20
"""Of so many lines one is held out: half of them to tune the thresholds on, half to measure on."""


class NumberedText:
    """A text of sentences, one a line.

    Attributes:
        types: its different words and signs.
        number_of: the place of each of them among these.
        tokens: by place in the text, which of them stands there.
        ends: where lines end, behind a zero.
        plain: by place, whether a word begins in lower case or is the first of its line.
    """

    def __init__(self, lines: Iterable[str], whole: Collection[str] | None = None) -> None:
        """Read the text; some 15 bytes a word. ``whole``: see `models.choice.pieces.pieces`."""
        numbers: dict[str, int] = {}
        tokens = array("i")
        plain = bytearray()
        ends = array("q", [0])
        for line in lines:
            found = pieces(line, whole)
            tokens.extend(numbers.setdefault(piece, len(numbers)) for piece, _ in found)
            plain += bytes(line[start].islower() for _, start in found)
            if found:
                plain[ends[-1]] = True
            ends.append(len(tokens))
        self.types = list(numbers)
        self.number_of = numbers
        self.tokens: NDArray[np.int32] = np.frombuffer(tokens, dtype=np.int32)
        self.plain: NDArray[np.bool_] = np.frombuffer(plain, dtype=np.bool_)
        self.ends: NDArray[np.int64] = np.frombuffer(ends, dtype=np.int64)

    def __len__(self) -> int:
        return len(self.ends) - 1

    @property
    def lengths(self) -> NDArray[np.int64]:
        """Words of each line."""
        lengths: NDArray[np.int64] = np.diff(self.ends)
        return lengths

    @property
    def counts(self) -> Counter[str]:
        """How often each word stands there."""
        return self._counted(self.tokens)

    @property
    def plain_counts(self) -> Counter[str]:
        """How often each word stands there in lower case, or as the first of a sentence."""
        return self._counted(self.tokens[self.plain])

    def vocabulary(self, words: int, endings: int) -> HashedVocabulary:
        """The most frequent words of the text."""
        return HashedVocabulary([word for word, _ in self.counts.most_common(words)], endings)

    def _counted(self, tokens: NDArray[np.int32]) -> Counter[str]:
        counted = np.bincount(tokens, minlength=len(self.types)).tolist()
        return Counter(dict(zip(self.types, counted, strict=True)))
