"""The scheduler: the requests of one event loop on one side, a worker thread with a blocking function on the other."""

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Callable, Hashable, Mapping, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from functools import partial
from threading import Thread
from typing import Generic, TypeVar

from models.spans import batch_span
from models.wanted import Unwanted, while_wanted
from service.scheduling.backlog import Backlog
from service.scheduling.cache import Cache
from service.scheduling.errors import DeadlineExceeded, Draining, JobFailed, SchedulingError
from service.scheduling.fair_queue import Entry
from service.scheduling.results import Results, Snapshot
from service.scheduling.ticket import Ticket
from service.scheduling.work import Failure, attempt

Job = TypeVar("Job", bound=Hashable)
Result = TypeVar("Result")

_log = logging.getLogger(__name__)


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
    ) -> None:
        self._work = work
        self._cost_of = cost
        self._batch_budget = batch_budget
        self._cache = cache
        self._thread = Thread(target=self._serve, name=name, daemon=True)
        self._backlog: Backlog[Job, Ticket[Job, Result]] = Backlog(capacity, waiting_seconds)
        self._loop: asyncio.AbstractEventLoop
        self._accepting = False
        self._open: set[Ticket[Job, Result]] = set()
        self._all_closed = asyncio.Event()
        self._ended = asyncio.Event()
        self._done = self._failed = self._batches = self._batch_cost = 0
        self._began: float | None = None

    @property
    def healthy(self) -> bool:
        """Whether the worker lives."""
        return self._thread.is_alive() and not self._ended.is_set()

    @property
    def stuck_seconds(self) -> float:
        """For how long the worker has been at the batch that it is at; without end if it has died."""
        if self._accepting and not self.healthy:
            return math.inf
        began = self._began
        return 0.0 if began is None else time.perf_counter() - began

    async def start(self) -> None:
        """Start the worker; to be called once."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()
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
                await self._ended.wait()
        for ticket in list(self._open):
            self._close(ticket, Draining())
        self._backlog.end()
        if not self._backlog.running:  # nothing keeps the worker from ending
            await self._ended.wait()
            self._thread.join()  # it is at its last line

    @asynccontextmanager
    async def admit(
        self,
        jobs: Sequence[Job],
        *,
        deadline: float | None = None,
        weight: float = 1.0,
        owner: str = "",
        begun: bool = False,
    ) -> AsyncIterator[Ticket[Job, Result]]:
        """Let a request wait for its jobs; leaving the block drops those not begun that no other request wants.

        Args:
            jobs: in the order in which they are wanted.
            deadline: on the clock of the event loop (``loop.time()``).
            weight: the request's share of the work against that of others; ``weight`` of the ticket changes it.
            owner: who has sent it; those of one owner share what one request of another gets.
            begun: whether it goes on with what was admitted before, and may wait for any time.

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
            self._backlog.add(ticket, {job: max(1, self._cost_of(job)) for job in ticket.missing}, begun=begun)
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

    def _serve(self) -> None:
        """Work until the end; the life of the worker thread."""
        try:
            while not self._loop.is_closed() and (batch := self._backlog.take(self._batch_budget)):
                self._began = started = time.perf_counter()
                try:
                    with self._seen(batch), while_wanted(partial(self._backlog.is_wanted, batch)):
                        outcomes = attempt(self._work, [entry.job for entry in batch])
                except Unwanted:
                    self._tell(self._count, batch)
                    continue
                finally:
                    self._began = None
                finished = time.perf_counter()
                self._cache.keep(
                    (entry.job, outcome)
                    for entry, outcome in zip(batch, outcomes, strict=True)
                    if not isinstance(outcome, Failure)
                )
                self._tell(self._settle, batch, outcomes, started, finished)
            self._tell(self._ended.set)
        except BaseException as error:
            self._tell(self._died, error)

    def _seen(self, batch: Sequence[Entry[Job, Ticket[Job, Result]]]) -> AbstractContextManager[object]:
        """Let the work on a batch be seen as a span of the requests that want it."""
        tickets = dict.fromkeys(ticket for entry in batch for ticket in list(entry.flows))
        spans = [ticket.span for ticket in tickets if ticket.span is not None]
        return batch_span("batch", spans, lane=self._thread.name, sentences=len(batch))

    def _tell(self, callback: Callable[..., None], *arguments: object) -> None:
        """Have the event loop call back; a loop that was closed before ``stop`` has nobody left to tell."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(callback, *arguments)

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
            ticket.batch_done(started, finished, self._thread.name)
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

    def _died(self, error: BaseException) -> None:
        """Fail every request after an error that the worker cannot go on from."""
        _log.critical("the worker thread %s has died of %s", self._thread.name, type(error).__name__)
        self._ended.set()
        for ticket in list(self._open):
            self._close(ticket, JobFailed(error))
