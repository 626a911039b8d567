"""Right text without its commas: the words, and in which gaps of them commas stood."""

from array import array
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from models.choice.vocabulary import PADDING, HashedVocabulary, Ids
from models.commas.context import COMMA, FARTHEST, NOTHING, STOP, WIDTH, CommaText, contexts

__all__ = ["CommaCorpus", "Gaps"]

_PADDING = max(WIDTH, FARTHEST)
_LONGEST_JOINED = 22
"""Words of sentences that are joined, two of them, to show where a stop is wanted."""
_JOINED = 4
"""Of so many neighbours two are joined."""


class Gaps:
    """Gaps in the text, each with what stands there (`NOTHING`, `COMMA`, `STOP`) and its line."""

    def __init__(self, places: NDArray[np.int64], kinds: NDArray[np.int64], lines: NDArray[np.int64]) -> None:
        self.places = places
        self.kinds = kinds
        self.lines = lines

    def __len__(self) -> int:
        return len(self.places)

    def __getitem__(self, chosen: NDArray[np.generic]) -> "Gaps":
        return Gaps(self.places[chosen], self.kinds[chosen], self.lines[chosen])


class CommaCorpus:
    """Sentences of documents; those that are held out stay as they are, the others are numbered.

    Attributes:
        even: sentences to tune on.
        odd: sentences to measure on.
    """

    def __init__(self, documents: Iterable[Sequence[str]], held_out: int, *, numbered: bool = True) -> None:
        """Read the documents, or only those that are held out, one of so many; some 10 bytes a word."""
        self.even: list[str] = []
        self.odd: list[str] = []
        self._numbers: dict[str, int] = {}
        self._tokens = array("i")
        self._commas = bytearray()
        self._lines = array("q")  # of each line where it begins and ends, and where a stop is wanted
        for number, document in enumerate(documents):
            if number % held_out == 0:
                (self.odd if number // held_out % 2 else self.even).extend(document)
                continue
            texts = [CommaText.of(sentence) for sentence in document] if numbered else []
            for at, text in enumerate(texts):
                self._add(text.words, text.commas, 0)
                if at and at % _JOINED == 0:
                    self._join(texts[at - 1], text)
        self.commas: NDArray[np.bool_] = np.frombuffer(self._commas, dtype=np.bool_)
        self._bounds: NDArray[np.int64] = np.frombuffer(self._lines, dtype=np.int64).reshape(-1, 3)
        self._ids: NDArray[np.int32] = np.zeros(0, dtype=np.int32)

    def _add(self, words: Sequence[str], commas: Sequence[bool], stop: int) -> None:
        self._tokens.extend([-1] * _PADDING)
        self._commas += bytes(_PADDING)
        begin = len(self._tokens)
        self._tokens.extend(self._numbers.setdefault(word, len(self._numbers)) for word in words)
        self._commas += bytes(commas)
        self._lines.extend((begin, len(self._tokens), begin + stop if stop else 0))

    def _join(self, first: CommaText, second: CommaText) -> None:
        """Two sentences as one, as if a comma stood in place of the end mark of the first."""
        if max(len(first.words), len(second.words)) <= _LONGEST_JOINED and first.words[-1] in ".!?":
            text = first.joined(second)
            self._add(text.words, text.commas, len(first.words) - 1)

    def vocabulary(self, words: int, endings: int) -> HashedVocabulary:
        """The most frequent words, and the text in their numbers."""
        tokens = np.frombuffer(self._tokens, dtype=np.int32)
        counts = np.bincount(tokens[tokens >= 0], minlength=len(self._numbers))
        types = list(self._numbers)
        best = np.argsort(-counts, kind="stable")[:words]
        vocabulary = HashedVocabulary([types[at] for at in best if counts[at] > 1], endings)
        known = np.array([*map(vocabulary.id, types), PADDING], dtype=np.int32)
        self._ids = np.concatenate([known[tokens], np.full(_PADDING, PADDING, dtype=np.int32)])
        self.commas = np.concatenate([np.frombuffer(self._commas, dtype=np.bool_), np.zeros(_PADDING, dtype=bool)])
        return vocabulary

    def gaps(self) -> Gaps:
        """All gaps between two words where at most a comma stands."""
        bounds = self._bounds
        signs = np.array([not word[0].isalnum() for word in self._numbers] + [True])
        sign = signs[np.frombuffer(self._tokens, dtype=np.int32)]
        lines = np.repeat(np.arange(len(bounds)), bounds[:, 1] - bounds[:, 0] - 1)
        first = np.cumsum(bounds[:, 1] - bounds[:, 0] - 1) - (bounds[:, 1] - bounds[:, 0] - 1)
        places = np.arange(len(lines)) - first[lines] + bounds[lines, 0] + 1
        kinds = np.where(self.commas[places], COMMA, NOTHING)
        kinds[places == bounds[lines, 2]] = STOP
        both = ~sign[places] & ~sign[places - 1]
        return Gaps(places[both], kinds[both], lines[both])

    def contexts(self, gaps: Gaps, commas: NDArray[np.bool_]) -> Ids:
        """What the model sees of gaps, where these commas are there."""
        bounds = self._bounds[gaps.lines]
        return contexts(self._ids, commas, gaps.places, (bounds[:, 0], bounds[:, 1]))

    def word_behind(self, gaps: Gaps) -> Ids:
        """The number of the word behind each gap."""
        return self._ids[gaps.places].astype(np.int64)
