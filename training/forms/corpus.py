"""Clean text as numbers: every word in its sentence, and where forms of known words stand."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from models.choice.vocabulary import HashedVocabulary
from models.forms.choice import Places
from models.forms.paradigms import Paradigms
from training.choice.text import NumberedText

__all__ = ["Corpus", "Occurrences"]


@dataclass(frozen=True, slots=True)
class Occurrences:
    """Places where forms of words stand, and the number of the form among those of its word."""

    places: Places
    columns: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.columns)

    def __getitem__(self, chosen: NDArray[np.generic]) -> "Occurrences":
        return Occurrences(self.places[chosen], self.columns[chosen])


class Corpus(NumberedText):
    """A text of sentences, one a line."""

    def __init__(self, lines: Iterable[str]) -> None:
        """Read the text."""
        super().__init__(lines)
        self._ids: NDArray[np.int32] = np.zeros(0, dtype=np.int32)

    def number(self, vocabulary: HashedVocabulary) -> None:
        """Write the text with the numbers of a vocabulary."""
        self._ids = np.array([vocabulary.id(word) for word in self.types], dtype=np.int32)[self.tokens]

    def sentence(self, line: int) -> NDArray[np.int64]:
        """The numbers of the words of a line."""
        return self._ids[self.ends[line] : self.ends[line + 1]].astype(np.int64)

    def words(self, line: int) -> list[str]:
        """The words of a line."""
        return [self.types[number] for number in self.tokens[self.ends[line] : self.ends[line + 1]].tolist()]

    def occurrences(self, lines: Sequence[int] | NDArray[np.int64], paradigms: Paradigms) -> Occurrences:
        """Where forms stand in some lines; the sentences of the places are numbered as these are."""
        columns_of = [
            [(form.lemma, paradigms.of_lemma[form.lemma].tolist().index(form.number)) for form in paradigms.of(word)]
            for word in self.types
        ]
        most = max(map(len, columns_of), default=1)
        lemma = np.full((len(self.types), most), -1, dtype=np.int32)
        column = np.zeros((len(self.types), most), dtype=np.int8)
        for number, known in enumerate(columns_of):
            for at, (its, own) in enumerate(known):
                lemma[number, at], column[number, at] = its, own
        chosen = np.asarray(lines, dtype=np.int64)
        lengths = self.lengths[chosen]
        sentences = np.repeat(np.arange(len(chosen)), lengths)
        words = np.arange(len(sentences)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        at_token = self.ends[:-1][chosen][sentences] + words
        types = self.tokens[at_token]
        parts = []
        for nth in range(most):
            here = np.flatnonzero((lemma[types, nth] >= 0) & self.plain[at_token])
            parts.append((sentences[here], words[here], lemma[types[here], nth], column[types[here], nth]))
        found = [np.concatenate(values).astype(np.int64) for values in zip(*parts, strict=True)]
        order = np.lexsort((found[1], found[0]))
        return Occurrences(Places(*(values[order] for values in found[:3])), found[3][order])
