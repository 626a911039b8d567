"""The tickets of all who wait, and how they get what the worker thread has done for them."""

import asyncio
from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from service.scheduling.backlog import Backlog
from service.scheduling.errors import JobFailed, SchedulingError
from service.scheduling.flow import Entry
from service.scheduling.ticket import Ticket
from service.scheduling.work import Failure

__all__ = ["OpenTickets"]

Job = TypeVar("Job", bound=Hashable)
Result = TypeVar("Result")


class OpenTickets(Generic[Job, Result]):
    """Tickets that are still missing results; belongs to the event loop.

    Args:
        backlog: where their jobs wait.
        lane: the name of what is worked on.

    Attributes:
        done: jobs done since the start, without those that failed.
        failed: jobs that failed since the start.
        batches: batches worked on since the start.
        batch_cost: sum of the costs of their jobs.
    """

    def __init__(self, backlog: Backlog[Job, Ticket[Job, Result]], lane: str) -> None:
        self._backlog = backlog
        self._lane = lane
        self._open: set[Ticket[Job, Result]] = set()
        self._all_closed = asyncio.Event()
        self.done = self.failed = self.batches = self.batch_cost = 0

    def __len__(self) -> int:
        return len(self._open)

    def add(self, ticket: Ticket[Job, Result]) -> None:
        """Let a ticket wait whose jobs are in the backlog."""
        self._open.add(ticket)

    async def all_closed(self) -> None:
        """Wait until none is open."""
        while self._open:
            self._all_closed.clear()
            await self._all_closed.wait()

    def close(self, ticket: Ticket[Job, Result], error: SchedulingError | None = None) -> None:
        """Drop what an open ticket waits for; a reader of it gets the error."""
        if ticket not in self._open:
            return
        self._open.remove(ticket)
        self._backlog.drop(ticket)
        if error is not None:
            ticket.fail(error)
        if not self._open:
            self._all_closed.set()

    def close_all(self, error: SchedulingError) -> None:
        """Let all who wait get an error."""
        for ticket in list(self._open):
            self.close(ticket, error)

    def settle(
        self,
        batch: Sequence[Entry[Job, Ticket[Job, Result]]],
        outcomes: Sequence[Result | Failure],
        started: float,
        finished: float,
    ) -> None:
        """Give the outcomes of a batch to the tickets that still want them.

        Args:
            batch: its jobs.
            outcomes: what has become of each.
            started: when it was begun (``time.perf_counter``).
            finished: when it was done.
        """
        self._backlog.finish(batch, finished - started)
        self.count(batch)
        for ticket in {ticket for entry in batch for ticket in entry.flows}:
            ticket.batch_done(started, finished, self._lane)
        for entry, outcome in zip(batch, outcomes, strict=True):
            if isinstance(outcome, Failure):
                self.failed += 1
                for ticket in entry.flows:
                    self.close(ticket, JobFailed(outcome.error))
            else:
                self.done += 1
                for ticket in entry.flows & self._open:
                    ticket.deliver(entry.job, outcome)
                    if not ticket.missing:
                        self.close(ticket)

    def count(self, batch: Sequence[Entry[Job, Ticket[Job, Result]]]) -> None:
        """Count a batch that was worked on."""
        self.batches += 1
        self.batch_cost += sum(entry.cost for entry in batch)
