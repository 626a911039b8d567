"""The scheduler: the requests of one event loop, and who gets what the worker thread has done for them."""

import asyncio
import math
from collections.abc import AsyncIterator, Callable, Hashable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Generic, TypeVar

from service.scheduling.backlog import Backlog
from service.scheduling.cache import Cache
from service.scheduling.errors import DeadlineExceeded, Draining, JobFailed, SchedulingError
from service.scheduling.flow import Entry
from service.scheduling.precedence import Precedence
from service.scheduling.results import Results, Snapshot
from service.scheduling.ticket import Ticket
from service.scheduling.work import Failure
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
        self._backlog: Backlog[Job, Ticket[Job, Result]] = Backlog(capacity, waiting_seconds, batch_budget)
        self._worker = Worker(
            work,
            self._backlog,
            cache,
            batch_budget=batch_budget,
            name=name,
            precedence=precedence or Precedence(),
            settle=self._settle,
            broken_off=self._count,
            died=self._give_up,
        )
        self._loop: asyncio.AbstractEventLoop
        self._accepting = False
        self._open: set[Ticket[Job, Result]] = set()
        self._all_closed = asyncio.Event()
        self._done = self._failed = self._batches = self._batch_cost = 0

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
                while self._open:
                    self._all_closed.clear()
                    await self._all_closed.wait()
                self._backlog.end()
                await self._worker.ended.wait()
        for ticket in list(self._open):
            self._close(ticket, Draining())
        self._backlog.end()
        if not self._backlog.running:  # nothing keeps the worker from ending
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
            self._backlog.add(ticket, costs, promised=promised, begun=begun)
            self._open.add(ticket)
        timer = self._loop.call_at(deadline, self._close, ticket, DeadlineExceeded()) if deadline is not None else None
        try:
            yield ticket
        finally:
            if timer is not None:
                timer.cancel()
            self._close(ticket)

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

    def seconds(self, cost: int) -> float:
        """Seconds that so much would take alone, by how fast the work went lately; 0 as long as nothing was done."""
        return self._backlog.seconds(cost)

    def expected(self, owner: str, cost: int, unread: Mapping[str, int]) -> tuple[float, float]:
        """Seconds that a request would wait for others, and until it would be finished; see ``Backlog.expected``."""
        return self._backlog.expected(owner, cost, unread)

    @property
    def waiting_cost(self) -> int:
        """The cost of what waits."""
        return self._backlog.waiting_cost

    def cost_of(self, owner: str) -> int:
        """The cost of what waits for an owner."""
        return self._backlog.cost_of(owner)

    def snapshot(self) -> Snapshot:
        """The state at this moment."""
        waiting_jobs, waiting_cost = self._backlog.waiting
        return Snapshot(
            requests=len(self._open),
            waiting_jobs=waiting_jobs,
            waiting_cost=waiting_cost,
            running_jobs=self._backlog.running,
            oldest_seconds=self._backlog.oldest_seconds,
            done_jobs=self._done,
            failed_jobs=self._failed,
            batches=self._batches,
            batch_cost=self._batch_cost,
            cache_hits=self._cache.hits,
            cache_misses=self._cache.misses,
            cache_cost=self._cache.cost,
        )

    def _close(self, ticket: Ticket[Job, Result], error: SchedulingError | None = None) -> None:
        """Drop what an open ticket waits for; a reader of it gets the error."""
        if ticket not in self._open:
            return
        self._open.remove(ticket)
        self._backlog.drop(ticket)
        if error is not None:
            ticket.fail(error)
        if not self._open:
            self._all_closed.set()

    def _settle(
        self,
        batch: Sequence[Entry[Job, Ticket[Job, Result]]],
        outcomes: Sequence[Result | Failure],
        started: float,
        finished: float,
    ) -> None:
        """Give the outcomes of a batch to the tickets that still want them."""
        self._backlog.finish(batch, finished - started)
        self._count(batch)
        for ticket in {ticket for entry in batch for ticket in entry.flows}:
            ticket.batch_done(started, finished, self._worker.name)
        for entry, outcome in zip(batch, outcomes, strict=True):
            if isinstance(outcome, Failure):
                self._failed += 1
                for ticket in entry.flows:
                    self._close(ticket, JobFailed(outcome.error))
            else:
                self._done += 1
                for ticket in entry.flows & self._open:
                    ticket.deliver(entry.job, outcome)
                    if not ticket.missing:
                        self._close(ticket)

    def _count(self, batch: Sequence[Entry[Job, Ticket[Job, Result]]]) -> None:
        """Count a batch that was worked on."""
        self._batches += 1
        self._batch_cost += sum(entry.cost for entry in batch)

    def _give_up(self, error: BaseException) -> None:
        """Fail every request after an error that the worker cannot go on from."""
        for ticket in list(self._open):
            self._close(ticket, JobFailed(error))
