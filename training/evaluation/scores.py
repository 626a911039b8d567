"""Counts of right, wrong and missed edits, and the choice of a reference where there are several."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scores:
    """True positives, false positives, false negatives, and what follows from them (all in [0, 1])."""

    tp: int = 0
    fp: int = 0
    fn: int = 0

    def __add__(self, other: "Scores") -> "Scores":
        return Scores(self.tp + other.tp, self.fp + other.fp, self.fn + other.fn)

    @property
    def precision(self) -> float:
        """Share of the edits made that are right; 1 when there is no wrong one, as ERRANT and M2 have it."""
        return self.tp / (self.tp + self.fp) if self.fp else 1.0

    @property
    def recall(self) -> float:
        """Share of the edits needed that were made; 1 when none is missed."""
        return self.tp / (self.tp + self.fn) if self.fn else 1.0

    def f(self, beta: float) -> float:
        """F score; ``beta`` < 1 weighs precision higher."""
        precision, recall = self.precision, self.recall
        if precision + recall == 0:
            return 0.0
        return (1 + beta**2) * precision * recall / (beta**2 * precision + recall)

    @property
    def f05(self) -> float:
        """F0.5, the usual score of the field: precision counts twice as much as recall."""
        return self.f(0.5)


def best_reference(total: Scores, candidates: Iterable[Scores]) -> tuple[int, Scores]:
    """Return (place, counts) of the reference that serves a sentence best, given the ``total`` of those before it.

    The rule of ``errant_compare`` (Bryant et al., 2017): highest F0.5 of the running total, rounded to four digits as
    there, then most true positives, fewest false positives, fewest false negatives; the first of equals.
    """

    def rank(scores: Scores) -> tuple[float, int, int, int]:
        together = total + scores
        rounded = round(together.f05, 4)
        return rounded, scores.tp, -scores.fp, -scores.fn

    return max(enumerate(candidates), key=lambda entry: rank(entry[1]))
