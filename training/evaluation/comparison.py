"""Two systems on the same sentences: is the difference more than chance? Paired bootstrap (Koehn, 2004).

Sentences are drawn with replacement, the same for both systems, as many as the set has, and both figures computed
anew. Of several references each sentence keeps the one that was chosen for it on the whole set.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from training.evaluation.measuring import Measured, figure, total

SAMPLES = 1000
_PART = 100
"""Samples drawn at a time: a set of thousands of sentences needs some megabytes for them."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A set's figure of both systems, and the 95 % interval and significance of their difference.

    ``p`` is two-sided: twice the share of samples in which the system that is worse on most of them is not worse.
    """

    set_name: str
    metric: str
    half: str
    sentences: int
    one: float
    other: float
    low: float
    high: float
    p: float

    @property
    def difference(self) -> float:
        """How much higher the first system's figure is."""
        return self.one - self.other


def compare(one: Measured, other: Measured, samples: int = SAMPLES, seed: int = 1) -> Comparison:
    """Compare two systems measured on the same set.

    Raises:
        ValueError: they were not measured on as many sentences.
    """
    ours, theirs = (np.asarray(measured.counts, dtype=np.float64) for measured in (one, other))
    if len(ours) != len(theirs):
        raise ValueError(f"{len(ours)} and {len(theirs)} sentences")
    metric, sentences = one.result.metric, len(ours)
    rng = np.random.default_rng(seed)
    differences: list[float] = []
    while len(differences) < samples:
        drawn = min(_PART, samples - len(differences))
        times = rng.multinomial(sentences, np.full(sentences, 1 / sentences), size=drawn)
        for first, second in zip(times @ ours, times @ theirs, strict=True):
            differences.append(figure(metric, first) - figure(metric, second))
    low, high = (float(bound) for bound in np.quantile(differences, [0.025, 0.975]))
    above, below = (sum(sign * value >= 0 for value in differences) for sign in (1, -1))
    p = min(1.0, 2 * (min(above, below) + 1) / (samples + 1))
    return Comparison(
        one.result.set_name,
        metric,
        one.result.half,
        sentences,
        figure(metric, total(one.counts)),
        figure(metric, total(other.counts)),
        low,
        high,
        p,
    )


def table(comparisons: Sequence[Comparison], one: str, other: str) -> str:
    """Return a table, a set a line."""
    head = f"{'set':20} {'half':5} {'sentences':>9}  {'figure':22} {one[:14]:>14} {other[:14]:>14} {'difference':>10}"
    return "\n".join([f"{head}  {'95 % interval':>16}  {'p':>6}", *map(_line, comparisons)])


def _line(found: Comparison) -> str:
    name = {"gleu": "GLEU", "false_alarms": "alarms per 1,000 words"}.get(found.metric, f"{found.metric} F0.5")
    start = f"{found.set_name:20} {found.half:5} {found.sentences:9}  {name:22}"
    interval = f"{found.low:+.2f} to {found.high:+.2f}"
    return f"{start} {found.one:14.2f} {found.other:14.2f} {found.difference:+10.2f}  {interval:>16}  {found.p:6.3f}"
