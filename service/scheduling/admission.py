"""Who is let in before a text is read: by its length, what waits, and how fast the work goes."""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Protocol

from service.scheduling.bookings import Bookings
from service.scheduling.errors import Overloaded
from service.scheduling.timing import MOST_RETRY_SECONDS, whole_seconds

__all__ = ["Admission", "Queueing"]

_BACK = 1 / 2
"""Who is refused may come back when so much of the longest time to wait is left to wait for."""

_SOON_SECONDS = 1.0
"""Who was refused so shortly before is told so much later."""

_GIVEN_AWAY = 1 / 4
"""Where so little is left, those who were told to come back have not: whoever comes now is let in."""


class Queueing(Protocol):
    """Where what is read waits."""

    @property
    def waiting_cost(self) -> int:
        """The cost of all that waits."""
        ...

    def cost_of(self, owner: str, /) -> int:
        """The cost of what waits for an owner; with the empty name, for those who have none."""
        ...

    def seconds(self, cost: int, /) -> float:
        """Seconds in which so much is worked off; 0 as long as nothing was measured."""
        ...

    def expected(self, owner: str, cost: int, unread: Mapping[str, int], /) -> tuple[float, float]:
        """Seconds that a new request of an owner would wait for others, and until it would be finished."""
        ...


class Admission:
    """Refuses texts that could not be finished in time, before anything is done for them.

    A long text that is let in is promised that it will be worked on, whatever others ask meanwhile; one that is refused
    is told when to come back, and is let in then before those who have come later. A short one is read at once, and
    what it has to wait for is seen when it is known what in it is new.

    Args:
        queues: where what is read waits.
        long: cost above which a text is a long one.
        capacity: highest cost that may wait in a queue; half of it for one owner.
        waiting_seconds: longest time that a request may have to wait for others.
        deadline_seconds: time after which a request that is not finished is given up.
        clock: seconds that always grow.
    """

    def __init__(
        self,
        queues: Callable[[], Iterable[Queueing]],
        *,
        long: float,
        capacity: int,
        waiting_seconds: float = math.inf,
        deadline_seconds: float = math.inf,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._queues = queues
        self._long = long
        self._capacity = capacity
        self._waiting_seconds = waiting_seconds
        self._deadline_seconds = deadline_seconds
        self._clock = clock
        self._unread: Counter[str] = Counter()
        self._bookings = Bookings(clock)
        self._refused: OrderedDict[str, float] = OrderedDict()

    @contextmanager
    def reserve(self, request: Hashable, cost: int, owner: str, news: Callable[[], int]) -> Iterator[bool]:
        """Let a request in whose jobs are not known yet; until the block is left their cost counts as what waits.

        Args:
            request: what it is known by when it comes again.
            cost: that of all its jobs.
            owner: who has sent it.
            news: what of that is not known to be remembered; asked only where the request would be refused.

        Yields:
            Whether it is promised that it will be worked on.

        Raises:
            Overloaded: it would exceed the capacity, wait too long, or not be finished in time. While nothing else
                waits any request is let in.
        """
        self._require_room(cost, owner)
        promised = cost > self._long and self._is_in_time((owner, request), cost, owner, news)
        self._unread[owner] += cost
        try:
            yield promised
        finally:
            self._unread[owner] -= cost
            if not self._unread[owner]:
                del self._unread[owner]

    def _require_room(self, cost: int, owner: str) -> None:
        """Refuse what would exceed the capacity.

        Raises:
            Overloaded: it would, and something waits.
        """
        for queue in self._queues():
            waiting = queue.waiting_cost + self._unread.total()
            own = self._unread[owner] + (queue.cost_of(owner) if cost > self._long else 0)
            excess = max(waiting + cost - self._capacity, own + cost - self._capacity // 2 if owner else 0)
            if waiting and excess > 0:
                seconds = queue.seconds(min(excess, waiting))
                raise Overloaded(whole_seconds(seconds), self._told_after(owner))

    def _is_in_time(self, request: Hashable, cost: int, owner: str, news: Callable[[], int]) -> bool:
        """Whether all of a text will be worked on in time; else little of it is new, and may be so.

        Raises:
            Overloaded: neither is true.
        """
        here, _ = self._expected(cost, owner, self._unread)
        wait, whole = self._expected(cost, owner, self._unread + self._bookings.before(request))
        longest = self._waiting_seconds
        if not here or (min(wait, here / _GIVEN_AWAY) <= longest and whole - wait + here <= self._deadline_seconds):
            self._bookings.end(request)
            return True
        if news() <= self._long:
            return False
        seconds = max(wait - longest * _BACK, whole - self._deadline_seconds)
        if seconds <= MOST_RETRY_SECONDS:
            self._bookings.keep(request, owner, cost, seconds)
        raise Overloaded(whole_seconds(seconds), self._told_after(owner))

    def _told_after(self, owner: str) -> float:
        """Seconds after which an owner is told of a refusal; whoever is refused again and again has to ask less often.

        A refusal costs milliseconds, of which a few clients that come back at once could make a full-time work.
        """
        now = self._clock()
        while self._refused and now - next(iter(self._refused.values())) > _SOON_SECONDS:
            self._refused.popitem(last=False)
        soon = owner in self._refused
        self._refused[owner] = now
        self._refused.move_to_end(owner)
        return _SOON_SECONDS if soon else 0.0

    def _expected(self, cost: int, owner: str, unread: Mapping[str, int]) -> tuple[float, float]:
        """Seconds that a request would wait for others, and until it would be finished, in the slowest queue."""
        expected = [one.expected(owner, cost, unread) for one in self._queues()]
        return max((wait for wait, _ in expected), default=0.0), max((whole for _, whole in expected), default=0.0)
