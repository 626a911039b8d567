"""Which tokens of two short stretches, of which none is kept, became which."""

from collections.abc import Sequence
from typing import NamedTuple

from rapidfuzz.distance import Indel

__all__ = ["Span", "paired"]

_ALONE = 0.6
"""What it costs that a token goes or comes; that one becomes another costs 1 less their likeness."""
_ALIKE = 0.5
"""From which likeness on two words are a pair of their own."""
_LARGEST = 400
"""Above so many pairs of tokens a stretch stays whole."""


class Span(NamedTuple):
    """Source tokens ``[start, end)`` become target tokens ``[target_start, target_end)``."""

    start: int
    end: int
    target_start: int
    target_end: int

    def of(self, old: Sequence[str], new: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
        """Its tokens on both sides."""
        return old[self.start : self.end], new[self.target_start : self.target_end]

    def to(self, last: "Span") -> "Span":
        """All from this one to a later one."""
        return Span(self.start, last.end, self.target_start, last.target_end)

    def moved(self, by: int, target_by: int) -> "Span":
        """The same, counted from elsewhere."""
        return Span(self.start + by, self.end + by, self.target_start + target_by, self.target_end + target_by)


def paired(old: Sequence[str], new: Sequence[str]) -> list[Span]:
    """The cheapest way from the one to the other: words that are alike in pairs, marks alone, what is left as one."""
    if not old or not new or len(old) * len(new) > _LARGEST:
        return [Span(0, len(old), 0, len(new))]
    spans: list[Span] = []
    open_before = False
    for span in _steps(old, new):
        opened = _is_open(*span.of(old, new))
        if opened and open_before:
            spans[-1] = spans[-1].to(span)
        else:
            spans.append(span)
        open_before = opened
    return spans


def _is_open(left: Sequence[str], right: Sequence[str]) -> bool:
    """Whether a step is of words that are not alike, which belong together with others of that kind."""
    if not all(token[0].isalnum() for token in (*left, *right)):
        return False
    return not (left and right) or _likeness(left[0], right[0]) < _ALIKE


def _steps(old: Sequence[str], new: Sequence[str]) -> list[Span]:
    costs = [[at * _ALONE for at in range(len(new) + 1)]]
    for row, left in enumerate(old, 1):
        above = costs[-1]
        here = [row * _ALONE]
        for column, right in enumerate(new, 1):
            both = above[column - 1] + 1 - _likeness(left, right)
            here.append(min(both, above[column] + _ALONE, here[-1] + _ALONE))
        costs.append(here)
    row, column = len(old), len(new)
    steps: list[Span] = []
    while row or column:
        cost = costs[row][column]
        if row and column and cost == costs[row - 1][column - 1] + 1 - _likeness(old[row - 1], new[column - 1]):
            step = Span(row - 1, row, column - 1, column)
        elif row and (not column or cost == costs[row - 1][column] + _ALONE):
            step = Span(row - 1, row, column, column)
        else:
            step = Span(row, row, column - 1, column)
        steps.append(step)
        row, column = step.start, step.target_start
    return steps[::-1]


def _likeness(one: str, other: str) -> float:
    """From 0 to 1; a mark never becomes a word."""
    if one[0].isalnum() != other[0].isalnum():
        return -1.0
    return Indel.normalized_similarity(one.casefold(), other.casefold())
