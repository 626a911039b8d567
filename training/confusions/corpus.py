"""Clean text as numbers: every word in its place, and where those of the sets stand."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from models.choice.vocabulary import PADDING, HashedVocabulary
from models.confusions.context import WIDTH, windows
from training.choice.text import HELD_OUT, NumberedText

__all__ = ["Corpus", "Occurrences"]


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


class Corpus(NumberedText):
    """A text of sentences, one a line, with room for contexts around each line."""

    def __init__(self, lines: Iterable[str], whole: Collection[str] | None = None) -> None:
        """Read the text; some 40 bytes a word. ``whole``: see `models.choice.pieces.pieces`."""
        super().__init__(lines, whole)
        self._lines = np.repeat(np.arange(len(self), dtype=np.int32), self.lengths)
        self._places = np.arange(len(self.tokens)) + WIDTH * (self._lines.astype(np.int64) + 1)
        self._size = len(self.tokens) + WIDTH * (len(self) + 1)
        self._ids: NDArray[np.int32] = np.zeros(0, dtype=np.int32)
        self._vocabulary = HashedVocabulary([], 1)

    def number(self, vocabulary: HashedVocabulary) -> None:
        """Write the text with the numbers of a vocabulary, with padding between the lines."""
        self._vocabulary = vocabulary
        known = np.array([vocabulary.id(word) for word in self.types], dtype=np.int32)
        self._ids = np.full(self._size, PADDING, dtype=np.int32)
        self._ids[self._places] = known[self.tokens]

    def occurrences(self, targets: Mapping[str, int], words: Mapping[str, Mapping[str, str]]) -> Occurrences:
        """Where the words of the sets stand; a word may stand for several targets.

        Args:
            targets: their numbers.
            words: of each of them, with their lemmas.
        """
        known = sorted(
            (self.number_of[word], number, self._vocabulary.lemma(lemma))
            for target, number in targets.items()
            for word, lemma in words.get(target, {}).items()
            if word in self.number_of
        )
        types, numbers, lemmas = np.array(known, dtype=np.int32).reshape(-1, 3).T
        first = np.searchsorted(types, self.tokens)
        count = np.searchsorted(types, self.tokens, side="right") - first
        here = np.repeat(np.arange(len(self.tokens)), count)
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
