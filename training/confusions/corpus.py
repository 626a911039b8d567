"""Clean text as numbers: every word in its place, and where those of the sets stand."""

from array import array
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
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
        lemmas: numbers of the lemmas of the words that stand there.
    """

    places: NDArray[np.int64]
    targets: NDArray[np.int32]
    lines: NDArray[np.int32]
    lemmas: NDArray[np.int32]

    def __getitem__(self, chosen: NDArray[np.generic]) -> "Occurrences":
        return Occurrences(self.places[chosen], self.targets[chosen], self.lines[chosen], self.lemmas[chosen])

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

    def __init__(self, lines: Iterable[str], whole: Collection[str] | None = None) -> None:
        """Read the text; some 40 bytes a word. ``whole``: see `models.confusions.context.pieces`."""
        numbers: dict[str, int] = {}
        tokens = array("i")
        ends = array("q")
        for line in lines:
            tokens.extend(numbers.setdefault(piece, len(numbers)) for piece, _ in pieces(line, whole))
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
        self._vocabulary = Vocabulary([], 1)

    def vocabulary(self, words: int, endings: int) -> Vocabulary:
        """The most frequent words of the text."""
        counts = Counter(dict(enumerate(np.bincount(self._tokens, minlength=len(self._types)).tolist())))
        return Vocabulary([self._types[number] for number, _ in counts.most_common(words)], endings)

    def number(self, vocabulary: Vocabulary) -> None:
        """Write the text with the numbers of a vocabulary, with padding between the lines."""
        self._vocabulary = vocabulary
        known = np.array([vocabulary.id(word) for word in self._types], dtype=np.int32)
        self._ids = np.full(self._size, PADDING, dtype=np.int32)
        self._ids[self._places] = known[self._tokens]

    def occurrences(self, targets: Mapping[str, int], words: Mapping[str, Mapping[str, str]]) -> Occurrences:
        """Where the words of the sets stand; a word may stand for several targets.

        Args:
            targets: their numbers.
            words: of each of them, with their lemmas.
        """
        known = sorted(
            (self._numbers[word], number, self._vocabulary.lemma(lemma))
            for target, number in targets.items()
            for word, lemma in words.get(target, {}).items()
            if word in self._numbers
        )
        types, numbers, lemmas = np.array(known, dtype=np.int32).reshape(-1, 3).T
        first = np.searchsorted(types, self._tokens)
        count = np.searchsorted(types, self._tokens, side="right") - first
        here = np.repeat(np.arange(len(self._tokens)), count)
        entry = np.repeat(first - np.cumsum(count) + count, count) + np.arange(len(here))
        return Occurrences(self._places[here], numbers[entry], self._lines[here], lemmas[entry])

    def contexts(self, occurrences: Occurrences, *, lemmas: bool) -> NDArray[np.int64]:
        """The words around places: (places, 2 * WIDTH), one more with lemmas."""
        found = windows(self._ids, occurrences.places)
        return np.column_stack([found, occurrences.lemmas.astype(np.int64)]) if lemmas else found

    def words(self, *, odd: bool) -> int:
        """Words and signs in the lines that are held out, those with odd or even numbers."""
        mine = (self._lines % HELD_OUT == 0) & (self._lines // HELD_OUT % 2 == odd)
        return int(mine.sum())
