"""The quality score of a text."""

import math
from collections.abc import Iterable

from service.checking.alerts import Alert
from service.checking.categories import Category

__all__ = ["WEIGHTS", "text_score"]

WEIGHTS = {
    Category.GRAMMAR: 1.0,
    Category.TYPOS: 1.0,
    Category.CONFUSED_WORDS: 1.0,
    Category.WIKIPEDIA: 1.0,
    Category.COMPOUNDING: 0.75,
    Category.CASING: 0.75,
    Category.PUNCTUATION: 0.75,
    Category.SEMANTICS: 0.75,
    Category.COLLOCATIONS: 0.5,
    Category.NONSTANDARD_PHRASES: 0.5,
    Category.TYPOGRAPHY: 0.25,
    Category.STYLE: 0.25,
    Category.REDUNDANCY: 0.25,
    Category.REPETITIONS_STYLE: 0.25,
    Category.PLAIN_ENGLISH: 0.25,
    Category.TON_ACADEMIC: 0.25,
    Category.CREATIVE_WRITING: 0.25,
}
"""How much an alert counts, by main category: errors fully, matters of taste a quarter. Set by judgement, not tuned."""
_HALVING = 10
"""Weighted alerts in 100 words that halve the score."""
_ALLOWANCE = 25
"""Words added to every text, so that one slip in a short text is not a disaster."""


def text_score(words: int, alerts: Iterable[Alert]) -> int:
    """``floor(100 * 2 ** (-density / 10))``, ``density`` being the weighted alerts in 100 words.

    100 without alerts, at most 99 with one, at least 0; at the same word count an alert fewer never lowers it.
    """
    weight = math.fsum(WEIGHTS[alert.main_category] for alert in alerts)
    density = 100 * weight / (words + _ALLOWANCE)
    return math.floor(100 * 2 ** (-density / _HALVING))
