"""Clean text as numbers: every word in its place, and where those of the sets stand."""

from array import array
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from models.confusions.context import PADDING, WIDTH, Vocabulary, pieces, windows

__all__ = ["Corpus", "Occurrences"]

HELD_OUT = 20
"""Of so many lines one is held out: half of them to tune the thresholds on, half to measure on."""


@dataclass(frozen=True, slots=True)
class Occurrences:
    """Places where words of the sets stand.

    Attributes:
        places: in the text.
        targets: numbers of the words that stand there.
        lines: numbers of their lines.
    """

    places: NDArray[np.int64]
    targets: NDArray[np.int32]
    lines: NDArray[np.int32]

    def __getitem__(self, chosen: NDArray[np.generic]) -> "Occurrences":
        return Occurrences(self.places[chosen], self.targets[chosen], self.lines[chosen])

    def __len__(self) -> int:
        return len(self.places)

    @property
    def held_out(self) -> NDArray[np.bool_]:
        """Whether they are in lines that nothing is trained on."""
        return np.asarray(self.lines % HELD_OUT == 0)

    @property
    def odd(self) -> NDArray[np.bool_]:
        """Whether, of the lines that are held out, theirs has an odd number."""
        return np.asarray(self.lines // HELD_OUT % 2 == 1)


class Corpus:
    """A text of sentences, one a line."""

    def __init__(self, lines: Iterable[str]) -> None:
        """Read the text; some 40 bytes a word."""
        numbers: dict[str, int] = {}
        tokens = array("i")
        ends = array("q")
        for line in lines:
            tokens.extend(numbers.setdefault(piece, len(numbers)) for piece, _ in pieces(line))
            ends.append(len(tokens))
        self._types = list(numbers)
        self._numbers = numbers
        self._tokens = np.frombuffer(tokens, dtype=np.int32)
        behind = np.frombuffer(ends, dtype=np.int64)
        lengths = behind - np.concatenate([[0], behind[:-1]])
        self._lines = np.repeat(np.arange(len(lengths), dtype=np.int32), lengths)
        self._places = np.arange(len(self._tokens)) + WIDTH * (self._lines.astype(np.int64) + 1)
        self._size = len(self._tokens) + WIDTH * (len(lengths) + 1)
        self._ids = np.zeros(0, dtype=np.int32)

    def vocabulary(self, words: int, endings: int) -> Vocabulary:
        """The most frequent words of the text."""
        counts = Counter(dict(enumerate(np.bincount(self._tokens, minlength=len(self._types)).tolist())))
        return Vocabulary([self._types[number] for number, _ in counts.most_common(words)], endings)

    def number(self, vocabulary: Vocabulary) -> None:
        """Write the text with the numbers of a vocabulary, with padding between the lines."""
        known = np.array([vocabulary.id(word) for word in self._types], dtype=np.int32)
        self._ids = np.full(self._size, PADDING, dtype=np.int32)
        self._ids[self._places] = known[self._tokens]

    def occurrences(self, targets: dict[str, int]) -> Occurrences:
        """Where the words of the sets stand."""
        number = np.full(len(self._types), -1, dtype=np.int32)
        for word, target in targets.items():
            if word in self._numbers:
                number[self._numbers[word]] = target
        found = number[self._tokens]
        here = np.flatnonzero(found >= 0)
        return Occurrences(self._places[here], found[here], self._lines[here])

    def contexts(self, occurrences: Occurrences) -> NDArray[np.int64]:
        """The words around places: (places, 2 * WIDTH)."""
        return windows(self._ids, occurrences.places)

    def words(self, *, odd: bool) -> int:
        """Words and signs in the lines that are held out, those with odd or even numbers."""
        mine = (self._lines % HELD_OUT == 0) & (self._lines // HELD_OUT % 2 == odd)
        return int(mine.sum())
