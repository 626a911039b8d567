"""A ticket: what one request asked of the scheduler, and what it has got so far."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Collection, Hashable, Mapping, Sequence
from typing import Generic, TypeVar

from models.spans import here, past_span
from service.scheduling.errors import SchedulingError
from service.scheduling.flow import Flow
from service.scheduling.timing import Stopwatch, Timing

Job = TypeVar("Job", bound=Hashable)
Result = TypeVar("Result")


class Ticket(Flow[Job], AsyncIterator[tuple[int, Result]], Generic[Job, Result]):
    """The jobs of one admitted request. It belongs to the event loop; one task reads its results.

    ``weight``, the share of the work against that of other requests, may be raised at any time; ``span`` is the span
    (``models.spans``) in which it was asked for, None where nobody looks.

    Args:
        jobs: the jobs, in the order in which they are wanted; equal ones are done once.
        weight: its share of the work.
        owner: who has sent the request.
    """

    def __init__(self, jobs: Sequence[Job], weight: float, owner: str = "") -> None:
        super().__init__(weight, owner)
        self._places: dict[Job, list[int]] = {}
        for index, job in enumerate(jobs):
            self._places.setdefault(job, []).append(index)
        self._ready: deque[tuple[int, Result]] = deque()
        self._news = asyncio.Event()
        self._error: SchedulingError | None = None
        self._stopwatch = Stopwatch(time.perf_counter())
        self._cached = 0
        self.span = here()

    @property
    def missing(self) -> Collection[Job]:
        """The different jobs without a result; none once the ticket has failed."""
        return self._places.keys()

    @property
    def at_hand(self) -> int:
        """How many results can be had without waiting."""
        return len(self._ready)

    @property
    def timing(self) -> Timing:
        """Where its time went so far."""
        return self._stopwatch.timing(self._cached)

    def taken(self) -> Sequence[tuple[int, Result]]:
        """Take the results that can be had without waiting."""
        taken = list(self._ready)
        self._ready.clear()
        return taken

    def results(self) -> AsyncIterator[tuple[int, Result]]:
        """Give each job's index and result as they are done, cached ones first.

        Raises:
            DeadlineExceeded: the deadline passed.
            Draining: the scheduler stopped.
            JobFailed: the work on one of the jobs failed; its cause is the error of the work.
        """
        return self

    def __aiter__(self) -> AsyncIterator[tuple[int, Result]]:
        return self

    async def __anext__(self) -> tuple[int, Result]:
        while not self._ready:
            if self._error is not None:
                raise self._error
            if not self._places:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        return self._ready.popleft()

    def deliver_cached(self, results: Mapping[Job, Result]) -> None:
        """Add the results that are there at once."""
        for job, result in results.items():
            self.deliver(job, result)
        self._cached = len(self._ready)

    def deliver(self, job: Job, result: Result) -> None:
        """Add the result of a missing job."""
        self._ready.extend((index, result) for index in self._places.pop(job))
        self._news.set()

    def fail(self, error: SchedulingError) -> None:
        """End the ticket: after the results that are there, its reader gets the error."""
        self._error = error
        self._places.clear()
        self._news.set()

    def batch_done(self, started: float, finished: float, lane: str) -> None:
        """Count the time of a batch of a lane that held jobs of it."""
        waits = self._stopwatch.last
        if waits < started:
            past_span("queue", self.span, waits, started, lane=lane)
        past_span("work", self.span, max(started, waits), finished, lane=lane)
        self._stopwatch.batch(started, finished)
