"""How long requests wait and are worked on, and how fast the work goes."""

import math
from dataclasses import dataclass

LEAST_RETRY_SECONDS = 1
MOST_RETRY_SECONDS = 60
TRUSTED_BATCHES = 4
"""So many batches in a row tell how fast the work goes; fewer may have been small, or have loaded a model."""

ASSUMED_RATE = 3_000
"""Cost a second that is assumed until the first batch is done: code points of learners' English on two slow cores."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Where the time of one request went, for ``Server-Timing``.

    Attributes:
        queue_seconds: from its admission to its last result, less the next.
        work_seconds: how long batches with jobs of it were worked on.
        cached: how many of its jobs had their result at once, from the cache.
    """

    queue_seconds: float = 0.0
    work_seconds: float = 0.0
    cached: int = 0


class Stopwatch:
    """Measures one request; all times are those of ``time.perf_counter``.

    Attributes:
        last: when its last batch was done; at first, when it was admitted.
    """

    def __init__(self, admitted: float) -> None:
        self._admitted = self.last = admitted
        self._work_seconds = 0.0

    def batch(self, started: float, finished: float) -> None:
        """Count a batch that held jobs of the request; it may have started before the request came."""
        self._work_seconds += finished - max(started, self._admitted)
        self.last = finished

    def timing(self, cached: int) -> Timing:
        """What was measured so far."""
        return Timing(self.last - self._admitted - self._work_seconds, self._work_seconds, cached)


class Throughput:
    """Cost worked off a second, of the last batches: each weighs 0.9 times as much as the one after it.

    Attributes:
        unbroken: batches since the worker had nothing to do.
    """

    _DECAY = 0.9

    def __init__(self) -> None:
        self._cost = 0.0
        self._seconds = 0.0
        self._rate = 0.0
        self._is_trusted = False
        self.unbroken = 0

    def batch(self, cost: int, seconds: float) -> None:
        """Count a batch."""
        self.unbroken += 1
        self._cost = self._DECAY * self._cost + cost
        self._seconds = self._DECAY * self._seconds + seconds
        if self.unbroken >= TRUSTED_BATCHES:
            self._rate, self._is_trusted = self._cost / max(self._seconds, 1e-6), True
        elif not self._is_trusted:
            self._rate = max(self._rate, cost / max(seconds, 1e-6))

    def retry_after(self, cost: int) -> int:
        """Whole seconds, 1 to 60, until so much cost should be worked off; 1 as long as nothing was measured."""
        return whole_seconds(self.seconds(cost))

    def seconds(self, cost: int) -> float:
        """Seconds in which so much cost should be worked off; 0 as long as nothing was measured."""
        return cost * self._seconds / self._cost if self._cost else 0.0

    def expected_seconds(self, cost: int) -> float:
        """Seconds that so much cost should take.

        A few batches after a pause may have been small, or have loaded a model: as long as no more are done in a row,
        what the last such row has told counts, and before the first one the fastest batch.
        """
        return cost / (self._rate or ASSUMED_RATE)


def whole_seconds(seconds: float) -> int:
    """What ``Retry-After`` says of a time: 1 to 60."""
    return min(max(math.ceil(seconds), LEAST_RETRY_SECONDS), MOST_RETRY_SECONDS)
