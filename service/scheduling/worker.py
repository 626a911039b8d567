"""The worker thread: calls the blocking work on one batch after the other, and tells the event loop the outcomes."""

import asyncio
import logging
import time
from collections.abc import Callable, Hashable, Sequence
from contextlib import AbstractContextManager, suppress
from functools import partial
from threading import Thread
from typing import Generic, TypeVar

from models.spans import batch_span
from models.wanted import Unwanted, while_wanted
from service.scheduling.backlog import Backlog
from service.scheduling.cache import Cache
from service.scheduling.flow import Entry
from service.scheduling.owners import SMALL
from service.scheduling.precedence import Precedence, Share
from service.scheduling.ticket import Ticket
from service.scheduling.work import Failure, attempt

Job = TypeVar("Job", bound=Hashable)
Result = TypeVar("Result")

_log = logging.getLogger(__name__)


class Worker(Generic[Job, Result]):
    """Takes batches from a backlog until that ends; keeps their results in the cache.

    Args:
        work: gives the results of a batch, in order; called on the thread alone.
        backlog: what waits.
        cache: keeps the results.
        batch_budget: highest cost of a batch.
        name: name of the thread.
        precedence: knows what short work runs elsewhere.
        settle: called on the event loop with each batch that was worked on, its outcomes, and when it was begun and
            finished (``time.perf_counter``).
        broken_off: the same for a batch that nobody wanted any more.
        died: the same for an error that the worker cannot go on from.

    Attributes:
        ended: set on the event loop once the worker takes no more batches.
    """

    def __init__(
        self,
        work: Callable[[Sequence[Job]], Sequence[Result]],
        backlog: Backlog[Job, Ticket[Job, Result]],
        cache: Cache[Job, Result],
        *,
        batch_budget: int,
        name: str,
        precedence: Precedence,
        settle: Callable[[Sequence[Entry[Job, Ticket[Job, Result]]], Sequence[Result | Failure], float, float], None],
        broken_off: Callable[[Sequence[Entry[Job, Ticket[Job, Result]]]], None],
        died: Callable[[BaseException], None],
    ) -> None:
        self._work = work
        self._backlog = backlog
        self._cache = cache
        self._batch_budget = batch_budget
        self._precedence = precedence
        self._settle, self._broken_off, self._died = settle, broken_off, died
        self._thread = Thread(target=self._serve, name=name, daemon=True)
        self._loop: asyncio.AbstractEventLoop
        self._began: float | None = None
        self.ended = asyncio.Event()

    @property
    def name(self) -> str:
        """Name of the thread."""
        return self._thread.name

    @property
    def alive(self) -> bool:
        """Whether it works on what comes."""
        return self._thread.is_alive() and not self.ended.is_set()

    @property
    def seconds_at_batch(self) -> float:
        """For how long it has been at the batch that it is at; 0 where it waits for one."""
        began = self._began
        return 0.0 if began is None else time.perf_counter() - began

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start the thread, which tells this event loop; to be called once."""
        self._loop = loop
        self._thread.start()

    def join(self) -> None:
        """Wait for the end of the thread."""
        self._thread.join()

    def _serve(self) -> None:
        """Work until the end; the life of the worker thread."""
        try:
            while not self._loop.is_closed() and (
                batch := self._backlog.take(self._precedence.budget(self._batch_budget))
            ):
                self._began = time.perf_counter()
                owners = self._backlog.owners(batch)
                if self._is_little(batch):
                    with self._precedence.short(owners):
                        self._do(batch, partial(self._backlog.is_wanted, batch))
                else:
                    self._do(batch, partial(self._goes_on, batch, owners, Share()))
            self._tell(self.ended.set)
        except BaseException as error:
            self._tell(self._die, error)

    def _next(self) -> list[Entry[Job, Ticket[Job, Result]]]:
        """The next batch; empty at the end."""
        return self._backlog.take(self._precedence.budget(self._batch_budget))

    def _do(
        self, batch: Sequence[Entry[Job, Ticket[Job, Result]]], wanted: Callable[[], bool], *, within: bool = False
    ) -> None:
        """Work on a batch, also within another one, and tell what has come of it."""
        started = time.perf_counter()
        try:
            with self._seen(batch), while_wanted(wanted):
                outcomes = attempt(self._work, [entry.job for entry in batch])
        except Unwanted:
            self._tell(self._broken_off, batch)
            return
        finally:
            self._began = self._began if within else None
        self._cache.keep(
            (entry.job, outcome)
            for entry, outcome in zip(batch, outcomes, strict=True)
            if not isinstance(outcome, Failure)
        )
        self._tell(self._settle, batch, outcomes, started, time.perf_counter())

    def _goes_on(self, batch: Sequence[Entry[Job, Ticket[Job, Result]]], owners: set[str], share: Share) -> bool:
        """Whether a long batch is to go on where it asks, after what others want who want little."""
        if not self._backlog.is_wanted(batch):
            return False
        if share.is_due and (little := self._backlog.take_little(batch, self._batch_budget)):
            with share.left_to_others(), self._precedence.short(self._backlog.owners(little)):
                self._do(little, partial(self._backlog.is_wanted, little), within=True)
        self._precedence.stand_back(owners, share)
        return True

    def _is_little(self, batch: Sequence[Entry[Job, Ticket[Job, Result]]]) -> bool:
        return sum(entry.cost for entry in batch) <= self._batch_budget // SMALL

    def _seen(self, batch: Sequence[Entry[Job, Ticket[Job, Result]]]) -> AbstractContextManager[object]:
        """Let the work on a batch be seen as a span of the requests that want it."""
        tickets = dict.fromkeys(ticket for entry in batch for ticket in list(entry.flows))
        spans = [ticket.span for ticket in tickets if ticket.span is not None]
        return batch_span("batch", spans, lane=self._thread.name, sentences=len(batch))

    def _tell(self, callback: Callable[..., None], *arguments: object) -> None:
        """Have the event loop call back; one that was closed before the worker has nobody left to tell."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(callback, *arguments)

    def _die(self, error: BaseException) -> None:
        _log.critical("the worker thread %s has died of %s", self.name, type(error).__name__)
        self.ended.set()
        self._died(error)
