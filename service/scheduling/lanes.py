"""Lanes: one scheduler for each kind of work, all alike."""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from service.scheduling.cache import Cache
from service.scheduling.errors import Overloaded
from service.scheduling.results import Snapshot
from service.scheduling.scheduler import Scheduler
from service.scheduling.ticket import Ticket

__all__ = ["Lanes", "Named"]

_LEAST_SECONDS = 2
"""After which who was refused before its text was read may come back."""

Job = TypeVar("Job", bound=Hashable)
Result = TypeVar("Result")


class Named(Protocol):
    """What has the name of a lane."""

    @property
    def name(self) -> str:
        """The name, as metrics have it."""
        ...


@dataclass(frozen=True, slots=True)
class _Asked(Generic[Job]):
    """A job, and for whom: equal jobs of one are done once and remembered, those of two are not."""

    job: Job
    owner: str


class Lanes(Generic[Job, Result]):
    """A scheduler with a cache for each lane.

    Args:
        cost: what a job costs in a lane.
        size: what it and its result cost in the cache of the lane.
        batch_budget: highest cost of a batch.
        capacity: highest cost that may wait in a lane.
        cached: highest cost that the cache of a lane keeps.
        shared: whether a job that was done for one owner is done for all; else none learns by the time that a job takes
            what another has asked for.
    """

    def __init__(
        self,
        cost: Callable[[Job], int],
        size: Callable[[Job, Result], int],
        *,
        batch_budget: int,
        capacity: int,
        cached: int,
        shared: bool = True,
    ) -> None:
        self._cost = cost
        self._size = size
        self._batch_budget = batch_budget
        self._capacity = capacity
        self._cached = cached
        self._shared = shared
        self._of: dict[str, Scheduler[_Asked[Job], Result]] = {}
        self._reserved: Counter[str] = Counter()

    async def start(self, work: Mapping[str, Callable[[Sequence[Job]], Sequence[Result]]]) -> None:
        """Start a worker for the work of each lane, by its name."""
        for name, blocking in work.items():
            self._of[name] = Scheduler(
                partial(_work, blocking),
                cost=lambda asked: self._cost(asked.job),
                batch_budget=self._batch_budget,
                capacity=self._capacity,
                cache=Cache(self._cached, lambda asked, result: self._size(asked.job, result)),
                name=name,
            )
            await self._of[name].start()

    async def stop(self, grace_seconds: float) -> None:
        """Finish what was admitted, as far as that time goes."""
        await asyncio.gather(*(one.stop(grace_seconds) for one in self._of.values()))

    def admit(
        self, lane: Named, jobs: Sequence[Job], owner: str = ""
    ) -> AbstractAsyncContextManager[Ticket[Any, Result]]:
        """Have jobs worked on, the first ones first, for results as they come; see ``Scheduler.admit``."""
        whose = "" if self._shared else owner
        return self._of[lane.name].admit([_Asked(job, whose) for job in jobs], owner=owner)

    @contextmanager
    def reserve(self, cost: int, owner: str = "") -> Iterator[None]:
        """Let a request in whose jobs are not known yet; until the block is left their cost counts as what waits.

        Raises:
            Overloaded: it would exceed the capacity. While nothing else waits any request is let in.
        """
        waiting = max((one.snapshot().waiting_cost for one in self._of.values()), default=0)
        reserved = self._reserved.total()
        own = self._reserved[owner] + cost > self._capacity // 2 if owner else False
        if (own and reserved) or (waiting + reserved and waiting + reserved + cost > self._capacity):
            raise Overloaded(_LEAST_SECONDS)
        self._reserved[owner] += cost
        try:
            yield
        finally:
            self._reserved[owner] -= cost
            if not self._reserved[owner]:
                del self._reserved[owner]

    def stuck(self, seconds: float) -> dict[str, float]:
        """The lanes that have been at one batch for longer than that, and for how long; without end where one died."""
        found = {name: scheduler.stuck_seconds for name, scheduler in self._of.items()}
        return {name: long for name, long in found.items() if long > seconds}

    def snapshots(self) -> dict[str, Snapshot]:
        """The state of each lane, for metrics."""
        return {name: scheduler.snapshot() for name, scheduler in self._of.items()}


def _work(work: Callable[[Sequence[Job]], Sequence[Result]], asked: Sequence[_Asked[Job]]) -> Sequence[Result]:
    return work([one.job for one in asked])
