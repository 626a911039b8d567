"""Lanes: one scheduler for each kind of work, all alike."""

import asyncio
import math
from collections.abc import AsyncIterator, Callable, Hashable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from service.scheduling.admission import Admission
from service.scheduling.cache import Cache
from service.scheduling.errors import Overloaded
from service.scheduling.precedence import Precedence
from service.scheduling.results import Snapshot
from service.scheduling.scheduler import Scheduler
from service.scheduling.ticket import Ticket
from service.scheduling.timing import whole_seconds

__all__ = ["Elsewhere", "Lanes", "Named"]

Job = TypeVar("Job", bound=Hashable)
Result = TypeVar("Result")


class Named(Protocol):
    """What has the name of a lane."""

    @property
    def name(self) -> str:
        """The name, as metrics have it."""
        ...


class Elsewhere(Protocol[Job, Result]):
    """Where results are that other processes have, and that are given to them."""

    async def find(self, lane: str, owner: str, jobs: Sequence[Job], /) -> Mapping[Job, Result]:
        """Those that are there; empty where they cannot be had."""
        ...

    def keep(self, lane: str, owner: str, results: Sequence[tuple[Job, Result]], /) -> None:
        """Give results; called from the worker threads, and must not block."""
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
        waiting_seconds: longest time that a request may have to wait for others in a lane.
        deadline_seconds: time after which a request that is not finished is given up.
        cached: highest cost that the cache of a lane keeps.
        shared: whether a job that was done for one owner is done for all; else none learns by the time that a job takes
            what another has asked for.
        processes: how many share a batch, which may cost as many times as much while no short work comes.

    Attributes:
        elsewhere: where results are that other processes have; None for nowhere.
    """

    def __init__(
        self,
        cost: Callable[[Job], int],
        size: Callable[[Job, Result], int],
        *,
        batch_budget: int,
        capacity: int,
        cached: int,
        waiting_seconds: float = math.inf,
        deadline_seconds: float = math.inf,
        shared: bool = True,
        processes: int = 1,
    ) -> None:
        self._cost = cost
        self._size = size
        self._batch_budget = batch_budget
        self._capacity = capacity
        self._waiting_seconds = waiting_seconds
        self._cached = cached
        self._shared = shared
        self.elsewhere: Elsewhere[Job, Result] | None = None
        self._of: dict[str, Scheduler[_Asked[Job], Result]] = {}
        self._admission = Admission(
            lambda: (one.backlog for one in self._of.values()),
            long=batch_budget,
            capacity=capacity,
            waiting_seconds=waiting_seconds,
            deadline_seconds=deadline_seconds,
        )
        self._precedence = Precedence(processes)

    async def start(self, work: Mapping[str, Callable[[Sequence[Job]], Sequence[Result]]]) -> None:
        """Start a worker for the work of each lane, by its name."""
        for name, blocking in work.items():
            self._of[name] = Scheduler(
                partial(self._work, name, blocking),
                cost=lambda asked: self._cost(asked.job),
                batch_budget=self._batch_budget,
                capacity=self._capacity,
                waiting_seconds=self._waiting_seconds,
                cache=Cache(self._cached, lambda asked, result: self._size(asked.job, result)),
                name=name,
                precedence=self._precedence,
            )
            await self._of[name].start()

    async def stop(self, grace_seconds: float) -> None:
        """Finish what was admitted, as far as that time goes."""
        await asyncio.gather(*(one.stop(grace_seconds) for one in self._of.values()))

    def admit(
        self, lane: Named, jobs: Sequence[Job], owner: str = "", *, promised: bool = False, begun: bool = False
    ) -> AbstractAsyncContextManager[Ticket[Any, Result]]:
        """Have jobs worked on, the first ones first, for results as they come; see ``Scheduler.admit``."""
        whose = "" if self._shared else owner
        asked = [_Asked(job, whose) for job in jobs]
        if self.elsewhere is not None and self._cached:
            return self._admit_asking(self.elsewhere, lane.name, asked, owner, promised=promised, begun=begun)
        return self._of[lane.name].admit(asked, owner=owner, promised=promised, begun=begun)

    @asynccontextmanager
    async def _admit_asking(
        self,
        elsewhere: Elsewhere[Job, Result],
        name: str,
        asked: Sequence[_Asked[Job]],
        owner: str,
        *,
        promised: bool,
        begun: bool,
    ) -> AsyncIterator[Ticket[Any, Result]]:
        """Learn what others know of the jobs before they are worked on."""
        scheduler = self._of[name]
        if unknown := scheduler.unknown(asked):
            whose = unknown[0].owner
            found = await elsewhere.find(name, whose, [one.job for one in unknown])
            scheduler.learn({_Asked(job, whose): result for job, result in found.items()})
        async with scheduler.admit(asked, owner=owner, promised=promised, begun=begun) as ticket:
            yield ticket

    def _work(
        self, name: str, work: Callable[[Sequence[Job]], Sequence[Result]], asked: Sequence[_Asked[Job]]
    ) -> Sequence[Result]:
        """Work on a batch, and give what comes of it to others."""
        results = work([one.job for one in asked])
        if self.elsewhere is not None and len(results) == len(asked):
            for owner in {one.owner for one in asked}:
                its = [(one.job, result) for one, result in zip(asked, results, strict=True) if one.owner == owner]
                self.elsewhere.keep(name, owner, its)
        return results

    def reserve(
        self, request: Hashable, cost: int, owner: str, news: Callable[[], int]
    ) -> AbstractContextManager[bool]:
        """Let a text in before it is read; see ``Admission.reserve``."""
        return self._admission.reserve(request, cost, owner, news)

    def long(self, owner: str) -> Callable[[], None]:
        """What long work of an owner beside the lanes calls where it asks, so that short work of others goes first."""
        return self._precedence.long(owner)

    def crowded(self, cost: int, seconds: float) -> Overloaded | None:
        """Why a request that has ended had no answer in that time, if the work of others is to blame.

        It is where others wait now, and so much would have taken at most half of that time alone.
        """
        waits = max((one.backlog.seconds(one.backlog.waiting_cost) for one in self._of.values()), default=0.0)
        alone = max((one.backlog.seconds(cost) for one in self._of.values()), default=0.0)
        return Overloaded(whole_seconds(waits)) if waits and alone <= seconds / 2 else None

    def stuck(self, seconds: float) -> dict[str, float]:
        """The lanes that have been at one batch for longer than that, and for how long; without end where one died."""
        found = {name: scheduler.stuck_seconds for name, scheduler in self._of.items()}
        return {name: long for name, long in found.items() if long > seconds}

    @property
    def are_idle(self) -> bool:
        """Whether nothing waits or is worked on in any of them."""
        return not any(one.backlog.running or one.backlog.waiting_cost for one in self._of.values())

    def snapshots(self) -> dict[str, Snapshot]:
        """The state of each lane, for metrics."""
        return {name: scheduler.snapshot() for name, scheduler in self._of.items()}
