"""Clean text as numbers: every word in its sentence, and where forms of known words stand."""

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from models.confusions.context import Vocabulary, pieces
from models.forms.choice import Places
from models.forms.paradigms import Paradigms

__all__ = ["HELD_OUT", "Corpus", "Occurrences"]

HELD_OUT = 20
"""Of so many lines one is held out: half of them to tune the thresholds on, half to measure on."""


@dataclass(frozen=True, slots=True)
class Occurrences:
    """Places where forms of words stand, and the number of the form among those of its word."""

    places: Places
    columns: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.columns)

    def __getitem__(self, chosen: NDArray[np.generic]) -> "Occurrences":
        return Occurrences(self.places[chosen], self.columns[chosen])


class Corpus:
    """A text of sentences, one a line."""

    def __init__(self, lines: Iterable[str]) -> None:
        """Read the text; some 15 bytes a word."""
        numbers: dict[str, int] = {}
        tokens = array("i")
        plain = bytearray()
        ends = array("q", [0])
        for line in lines:
            found = pieces(line)
            tokens.extend(numbers.setdefault(piece, len(numbers)) for piece, _ in found)
            plain += bytes(line[start].islower() for _, start in found)
            if found:
                plain[ends[-1]] = True
            ends.append(len(tokens))
        self.types = list(numbers)
        self._tokens = np.frombuffer(tokens, dtype=np.int32)
        self._plain = np.frombuffer(plain, dtype=np.bool_)
        self._ends = np.frombuffer(ends, dtype=np.int64)
        self._ids = np.zeros(0, dtype=np.int32)

    def __len__(self) -> int:
        return len(self._ends) - 1

    @property
    def counts(self) -> Counter[str]:
        """How often each word stands there."""
        return self._counted(self._tokens)

    @property
    def plain_counts(self) -> Counter[str]:
        """How often each word stands there in lower case, or as the first of a sentence."""
        return self._counted(self._tokens[self._plain])

    def _counted(self, tokens: NDArray[np.int32]) -> Counter[str]:
        counted = np.bincount(tokens, minlength=len(self.types)).tolist()
        return Counter(dict(zip(self.types, counted, strict=True)))

    def number(self, vocabulary: Vocabulary) -> None:
        """Write the text with the numbers of a vocabulary."""
        self._ids = np.array([vocabulary.id(word) for word in self.types], dtype=np.int32)[self._tokens]

    @property
    def lengths(self) -> NDArray[np.int64]:
        """Words of each line."""
        lengths: NDArray[np.int64] = np.diff(self._ends)
        return lengths

    def sentence(self, line: int) -> NDArray[np.int64]:
        """The numbers of the words of a line."""
        return self._ids[self._ends[line] : self._ends[line + 1]].astype(np.int64)

    def words(self, line: int) -> list[str]:
        """The words of a line."""
        return [self.types[number] for number in self._tokens[self._ends[line] : self._ends[line + 1]].tolist()]

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
        at_token = self._ends[:-1][chosen][sentences] + words
        types = self._tokens[at_token]
        parts = []
        for nth in range(most):
            here = np.flatnonzero((lemma[types, nth] >= 0) & self._plain[at_token])
            parts.append((sentences[here], words[here], lemma[types[here], nth], column[types[here], nth]))
        found = [np.concatenate(values).astype(np.int64) for values in zip(*parts, strict=True)]
        order = np.lexsort((found[1], found[0]))
        return Occurrences(Places(*(values[order] for values in found[:3])), found[3][order])

    def vocabulary(self, words: int, endings: int) -> Vocabulary:
        """The most frequent words of the text."""
        return Vocabulary([word for word, _ in self.counts.most_common(words)], endings)
