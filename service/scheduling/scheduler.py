"""The scheduler: lets the requests of one event loop wait for what a worker thread does for them."""

import asyncio
import math
from collections.abc import AsyncIterator, Callable, Hashable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Generic, TypeVar

from service.scheduling.backlog import Backlog
from service.scheduling.cache import Cache
from service.scheduling.errors import DeadlineExceeded, Draining, JobFailed
from service.scheduling.open_tickets import OpenTickets
from service.scheduling.precedence import Precedence
from service.scheduling.results import Results, Snapshot
from service.scheduling.ticket import Ticket
from service.scheduling.worker import Worker

Job = TypeVar("Job", bound=Hashable)
Result = TypeVar("Result")


class Scheduler(Generic[Job, Result]):
    """Works on the jobs of many requests, batch by batch, on a thread of its own.

    Jobs are hashable, and equal jobs have equal results: they are done once for all requests that want them at the same
    time, and cached. The moment the worker is free it takes the next batch from what waits then, a fair share for each
    request; nothing waits for a timer.

    All methods belong to the event loop that ``start`` was called in, and none of them blocks it.

    Args:
        work: gives the results of a batch of different jobs, in order; called on the worker thread alone. Where it
            raises an error, it is called once more for each job by itself, so that a bad job fails only its requests.
            Where it asks (``models.wanted``), a batch that no request wants any more is broken off.
        cost: what a job costs (tokens, code points ...); less than 1 counts as 1.
        batch_budget: highest cost of a batch, where each job counts as much as its dearest; a dearer job goes alone.
        capacity: highest cost that may wait. Jobs that are cached, waiting or running already add nothing to it.
        waiting_seconds: longest time that a request may have to wait for others.
        cache: keeps the results.
        name: name of the worker thread.
        precedence: knows what short work runs beside it; its own if left out.

    Attributes:
        backlog: what waits and what runs.
    """

    def __init__(
        self,
        work: Callable[[Sequence[Job]], Sequence[Result]],
        *,
        cost: Callable[[Job], int],
        batch_budget: int,
        capacity: int,
        cache: Cache[Job, Result],
        waiting_seconds: float = math.inf,
        name: str = "scheduler",
        precedence: Precedence | None = None,
    ) -> None:
        self._cost_of = cost
        self._cache = cache
        self.backlog: Backlog[Job, Ticket[Job, Result]] = Backlog(capacity, waiting_seconds, batch_budget)
        self._open: OpenTickets[Job, Result] = OpenTickets(self.backlog, name)
        self._worker = Worker(
            work,
            self.backlog,
            cache,
            batch_budget=batch_budget,
            name=name,
            precedence=precedence or Precedence(),
            settle=self._open.settle,
            broken_off=self._open.count,
            died=lambda error: self._open.close_all(JobFailed(error)),
        )
        self._loop: asyncio.AbstractEventLoop
        self._accepting = False

    @property
    def healthy(self) -> bool:
        """Whether the worker lives."""
        return self._worker.alive

    @property
    def stuck_seconds(self) -> float:
        """For how long the worker has been at the batch that it is at; without end if it has died."""
        if self._accepting and not self.healthy:
            return math.inf
        return self._worker.seconds_at_batch

    async def start(self) -> None:
        """Start the worker; to be called once."""
        self._loop = asyncio.get_running_loop()
        self._worker.start(self._loop)
        self._accepting = True

    async def stop(self, grace_seconds: float) -> None:
        """Take no more requests, finish those admitted, and end the worker.

        Requests not finished after ``grace_seconds`` get ``Draining``. The worker ends after the batch that it is at,
        sooner where that asks whether it is wanted; it is not waited for.
        """
        self._accepting = False
        if not self.healthy:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(grace_seconds):
                await self._open.all_closed()
                self.backlog.end()
                await self._worker.ended.wait()
        self._open.close_all(Draining())
        self.backlog.end()
        if not self.backlog.running:  # nothing keeps the worker from ending
            await self._worker.ended.wait()
            self._worker.join()  # it is at its last line

    @asynccontextmanager
    async def admit(
        self,
        jobs: Sequence[Job],
        *,
        deadline: float | None = None,
        weight: float = 1.0,
        owner: str = "",
        promised: bool = False,
        begun: bool = False,
    ) -> AsyncIterator[Ticket[Job, Result]]:
        """Let a request wait for its jobs; leaving the block drops those not begun that no other request wants.

        Args:
            jobs: in the order in which they are wanted.
            deadline: on the clock of the event loop (``loop.time()``).
            weight: the request's share of the work against that of others; ``weight`` of the ticket changes it.
            owner: who has sent it; those of one owner share what one request of another gets.
            promised: whether it was let in before its jobs were known, and may wait for any time.
            begun: whether it goes on with what was admitted before, and may wait for any time, but in no line.

        Raises:
            Overloaded: the jobs would exceed the capacity, or wait too long. While nothing waits or runs, any request
                is admitted.
            Draining: no work is taken.
            DeadlineExceeded: the deadline has passed already.
        """
        if not (self._accepting and self.healthy):
            raise Draining
        if deadline is not None and deadline <= self._loop.time():
            raise DeadlineExceeded
        ticket: Ticket[Job, Result] = Ticket(jobs, weight, owner)
        ticket.deliver_cached(self._cache.find(ticket.missing))
        if ticket.missing:
            costs = {job: max(1, self._cost_of(job)) for job in ticket.missing}
            self.backlog.add(ticket, costs, promised=promised, begun=begun)
            self._open.add(ticket)
        timer = (
            self._loop.call_at(deadline, self._open.close, ticket, DeadlineExceeded()) if deadline is not None else None
        )
        try:
            yield ticket
        finally:
            if timer is not None:
                timer.cancel()
            self._open.close(ticket)

    def unknown(self, jobs: Sequence[Job]) -> list[Job]:
        """The different jobs whose results are not cached."""
        return [job for job in dict.fromkeys(jobs) if job not in self._cache]

    def learn(self, results: Mapping[Job, Result]) -> None:
        """Cache results that others have."""
        self._cache.keep(results.items())

    async def run(self, jobs: Sequence[Job], *, deadline: float | None = None, weight: float = 1.0) -> Results[Result]:
        """Wait for all results of a request, in the order of the jobs.

        Raises:
            SchedulingError: as ``admit`` and ``Ticket.results``.
        """
        async with self.admit(jobs, deadline=deadline, weight=weight) as ticket:
            results = {index: result async for index, result in ticket.results()}
        return Results((results[index] for index in range(len(jobs))), ticket.timing)

    def snapshot(self) -> Snapshot:
        """The state at this moment."""
        waiting_jobs, waiting_cost = self.backlog.waiting
        return Snapshot(
            requests=len(self._open),
            waiting_jobs=waiting_jobs,
            waiting_cost=waiting_cost,
            running_jobs=self.backlog.running,
            oldest_seconds=self.backlog.oldest_seconds,
            done_jobs=self._open.done,
            failed_jobs=self._open.failed,
            batches=self._open.batches,
            batch_cost=self._open.batch_cost,
            cache_hits=self._cache.hits,
            cache_misses=self._cache.misses,
            cache_cost=self._cache.cost,
        )
