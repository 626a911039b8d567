"""What a pair of words or forms reaches on text that was held out."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

__all__ = ["NO_ODDS", "Odds", "PairFigures"]

Odds = NDArray[np.float32]
"""Log-odds of one word against another in some places."""
NO_ODDS: Odds = np.zeros(0, dtype=np.float32)


@dataclass(frozen=True, slots=True)
class PairFigures:
    """What the threshold of a pair reaches.

    Attributes:
        recall: share of the slips that would be noticed.
        slips: places where the word that is meant stands, each a slip if the other one stood there.
        false: places of the other word that are taken for it.
        places: places of the other word.
    """

    recall: float
    slips: int
    false: int
    places: int

    @classmethod
    def of(cls, missed: Odds, right: Odds, threshold: float) -> "PairFigures":
        """Count where the odds of the meant word reach the threshold: where it is missed, and where it is wrong."""
        recall = float((missed >= threshold).mean()) if len(missed) else 0.0
        return cls(recall, len(missed), int((right >= threshold).sum()), len(right))
