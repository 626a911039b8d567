"""Who was told to come again: those who do are let in before those who come later."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

__all__ = ["Bookings"]

_LATE_SECONDS = 3.0
"""Who comes so much later than told has lost the place."""


@dataclass(slots=True)
class _Booking:
    owner: str
    cost: int
    until: float


class Bookings:
    """The requests that were refused for now, in the order in which they came first.

    Args:
        clock: seconds that always grow.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._of: OrderedDict[Hashable, _Booking] = OrderedDict()

    def before(self, request: Hashable) -> Counter[str]:
        """What those will cost who have booked before a request, by their owners; all if it has not."""
        now = self._clock()
        for name in [name for name, one in self._of.items() if one.until < now]:
            del self._of[name]
        costs: Counter[str] = Counter()
        for name, one in self._of.items():
            if name == request:
                break
            costs[one.owner] += one.cost
        return costs

    def keep(self, request: Hashable, owner: str, cost: int, seconds: float) -> None:
        """Keep the place of a request that will come again in so many seconds; one that has none is the last."""
        self._of.setdefault(request, _Booking(owner, cost, 0.0)).until = self._clock() + seconds + _LATE_SECONDS

    def end(self, request: Hashable) -> None:
        """Forget a request, which was let in."""
        self._of.pop(request, None)
