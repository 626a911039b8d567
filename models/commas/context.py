"""What the model of commas sees of a sentence: the words around a gap, and how far the nearest commas are."""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from models.choice.pieces import pieces
from models.choice.sequences import rows_of_sequences
from models.choice.sequences import windows as words_at
from models.choice.vocabulary import Ids

__all__ = ["COMMA", "DISTANCES", "FARTHEST", "NOTHING", "STOP", "WIDTH", "WORDS", "CommaText", "contexts", "sequences"]

NOTHING, COMMA, STOP = 0, 1, 2
"""What may stand in a gap; `STOP` is whatever parts two sentences."""
WIDTH = 8
"""Words that are seen to the left, and to the right."""
WORDS = 2 * WIDTH + 2
"""Words of a context: those to the left and to the right, the nearest first, and the first two of the sentence."""
DISTANCES = 4
"""Numbers behind them: how far the commas to the left and right are, and the ends of the sentence."""
FARTHEST = 12
"""Distances are no greater."""
_OFFSETS = np.concatenate([-np.arange(1, WIDTH + 1), np.arange(WIDTH)])
_L, _R, _FIRST = 0, WIDTH, 2 * WIDTH
_COMMA_BEFORE, _COMMA_BEHIND, _START = WORDS, WORDS + 1, WORDS + 2
_SEQUENCES = (
    (_L,), (_R,), (_L + 1, _L), (_R, _R + 1), (_L, _R), (_L + 2, _L + 1, _L), (_R, _R + 1, _R + 2), (_L + 1, _L, _R),
    (_L, _R, _R + 1), (_FIRST, _R), (_FIRST, _L), (_FIRST, _COMMA_BEFORE, _START), (_R, _COMMA_BEFORE),
    (_R, _COMMA_BEHIND), (_FIRST, _FIRST + 1, _START),
)  # fmt: skip
"""Columns of a context that are looked up together."""
_FACTORS = (31, 1)


@dataclass(frozen=True, slots=True)
class CommaText:
    """The words and signs of a sentence without its commas.

    Attributes:
        words: lower case, as `models.choice.pieces.pieces` gives them.
        starts: where each begins, in code points of the text.
        commas: whether a comma stands before each.
        titles: whether each begins with a capital.
    """

    words: tuple[str, ...]
    starts: tuple[int, ...]
    commas: tuple[bool, ...]
    titles: tuple[bool, ...]

    @classmethod
    def of(cls, text: str) -> "CommaText":
        """Read a sentence."""
        words, starts, commas = [], [], []
        comma = False
        for piece, start in pieces(text):
            if piece == ",":
                comma = True
            else:
                words.append(piece)
                starts.append(start)
                commas.append(comma)
                comma = False
        return cls(tuple(words), tuple(starts), tuple(commas), tuple(text[start].isupper() for start in starts))

    def without(self, gap: int) -> "CommaText":
        """The sentence without the comma before a word."""
        return replace(self, commas=(*self.commas[:gap], False, *self.commas[gap + 1 :]))

    def joined(self, other: "CommaText") -> "CommaText":
        """Both sentences as one, with a comma in place of this one's end mark; offsets are of no use in it."""
        head = len(self.words) - 1
        return CommaText(
            (*self.words[:head], *other.words),
            tuple(range(head + len(other.words))),
            (*self.commas[:head], True, *other.commas[1:]),
            (*self.titles[:head], False, *other.titles[1:]),
        )


def contexts(
    ids: NDArray[np.integer], commas: NDArray[np.bool_], places: NDArray[np.integer],
    bounds: tuple[NDArray[np.integer], NDArray[np.integer]],
) -> Ids:  # fmt: skip
    """The contexts of some gaps in padded numbers of words.

    Args:
        ids: numbers of words, at least ``WIDTH`` of padding around each sentence.
        commas: whether a comma stands before each word.
        places: of the words behind the gaps.
        bounds: where the sentence of each begins, and where it ends.

    Returns:
        Shape (n, WORDS + DISTANCES).
    """
    starts, ends = bounds
    around = words_at(ids, places, _OFFSETS)
    first = words_at(ids, starts, np.arange(2))
    distances = [
        _nearest(commas, places, -np.arange(1, FARTHEST), bounds),
        _nearest(commas, places, np.arange(1, FARTHEST), bounds),
        np.minimum(places - starts, FARTHEST),
        np.minimum(ends - places, FARTHEST),
    ]
    return np.column_stack([around, first, *distances])


def _nearest(
    commas: NDArray[np.bool_], places: NDArray[np.integer], offsets: Ids,
    bounds: tuple[NDArray[np.integer], NDArray[np.integer]],
) -> Ids:  # fmt: skip
    """How many words away the nearest comma of the sentence is, ``FARTHEST`` where there is none so near."""
    at = places[:, None] + offsets
    inside = (at >= bounds[0][:, None]) & (at < bounds[1][:, None])
    there = commas[np.clip(at, 0, len(commas) - 1)] & inside
    return np.where(there.any(axis=1), there.argmax(axis=1) + 1, FARTHEST)


def sequences(around: Ids, size: int) -> Ids:
    """Where a table of weights has those of each short sequence of a context.

    Returns:
        Indices, shape (n, sequences); several sequences may share one.
    """
    nothing = np.zeros((len(around), 1), dtype=np.int64)
    return rows_of_sequences(around, [(columns, nothing) for columns in _SEQUENCES], size, _FACTORS)[:, 0]
