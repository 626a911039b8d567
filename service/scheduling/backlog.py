"""What waits and what runs: where the event loop and the worker thread meet."""

import math
import time
from collections.abc import Hashable, Mapping, Sequence
from threading import Condition
from time import perf_counter
from typing import Any, Generic, TypeVar

from service.scheduling.errors import Overloaded
from service.scheduling.fair_queue import FairQueue
from service.scheduling.flow import Entry, Flow
from service.scheduling.timing import Throughput, whole_seconds

Job = TypeVar("Job", bound=Hashable)
FlowType = TypeVar("FlowType", bound=Flow[Any])

PATIENCE_SECONDS = 0.2
"""For so long a batch that nobody waits for runs on: who types gives up the check of a moment ago and wants most of the
same again once the new text is read."""


class Backlog(Generic[Job, FlowType]):
    """The jobs that wait, in fair order, and those that run. Safe to use from several threads; only ``take`` waits.

    Args:
        capacity: highest cost that may wait; half of it for one owner, so that there is room for others. A job that
            waits or runs already adds nothing to it.
        waiting_seconds: longest time that a flow may have to wait for the work of others, by how fast that went lately.
        long: cost above which a flow is a long one; those of one owner are finished in the order in which they came.
    """

    def __init__(self, capacity: int, waiting_seconds: float = math.inf, long: float = math.inf) -> None:
        self._capacity = capacity
        self._waiting_seconds = waiting_seconds
        self._changed = Condition()
        self._queue: FairQueue[Job, FlowType] = FairQueue(long)
        self._running: dict[Job, Entry[Job, FlowType]] = {}
        self._unwanted_since: dict[int, float] = {}
        self._throughput = Throughput()
        self._ended = False

    def add(self, flow: FlowType, costs: Mapping[Job, int], *, promised: bool = False, begun: bool = False) -> None:
        """Let a new flow wait for jobs, given with their costs in the order in which it wants them.

        Args:
            flow: the flow.
            costs: its jobs.
            promised: whether it was let in before its jobs were known, and may wait for any time.
            begun: whether it goes on with what was let in before, and may wait for any time, but in no line.

        Raises:
            Overloaded: they would exceed the capacity, or have to wait too long. While nothing waits or runs, jobs of
                any cost are taken.
        """
        with self._changed:
            new = {job: cost for job, cost in costs.items() if job not in self._running}
            added = sum(cost for job, cost in new.items() if job not in self._queue)
            own = self._queue.cost_of(flow.owner) + added - self._capacity // 2 if flow.owner else 0
            excess = max(self._queue.cost + added - self._capacity, own)
            if added and excess > 0 and (self._queue or self._running) and not promised:
                raise Overloaded(self._throughput.retry_after(min(excess, self._queue.cost)))
            if added and not (promised or begun):
                self._require_patience(self._queue.ahead(flow.owner, added))
            for job in costs.keys() - new.keys():
                self._running[job].flows.add(flow)
            self._queue.add(flow, new, begun=begun)
            self._changed.notify()

    def drop(self, flow: FlowType) -> None:
        """Forget the waiting jobs of a flow that no other flow wants; it does not want those that run either."""
        with self._changed:
            self._queue.drop(flow)
            for entry in self._running.values():
                entry.flows.discard(flow)

    def take(self, budget: int) -> list[Entry[Job, FlowType]]:
        """Wait until jobs wait and begin a batch of them; empty at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._queue or self._ended)
            batch = [] if self._ended else self._queue.take(budget)
            self._running.update((entry.job, entry) for entry in batch)
        return batch

    def take_little(self, batch: Sequence[Entry[Job, FlowType]], budget: int) -> list[Entry[Job, FlowType]]:
        """Begin, beside a batch that runs, what others wait for who want little; empty where nobody does."""
        with self._changed:
            if self._ended or not self._queue:
                return []
            little = self._queue.take_little(self._owners(batch), budget)
            self._running.update((entry.job, entry) for entry in little)
        return little

    def owners(self, batch: Sequence[Entry[Job, FlowType]]) -> set[str]:
        """Who wants a batch that runs."""
        with self._changed:
            return self._owners(batch)

    @staticmethod
    def _owners(batch: Sequence[Entry[Job, FlowType]]) -> set[str]:
        return {flow.owner for entry in batch for flow in entry.flows}

    def is_wanted(self, batch: Sequence[Entry[Job, FlowType]]) -> bool:
        """Whether the batch that runs is to go on; one that has been unwanted for a while is forgotten.

        The jobs of one that is forgotten can wait anew; it needs no ``finish``.
        """
        with self._changed:
            now = perf_counter()
            if any(entry.flows for entry in batch):
                self._unwanted_since.pop(id(batch), None)
                return True
            if now - self._unwanted_since.setdefault(id(batch), now) < PATIENCE_SECONDS:
                return True
            self._forget(batch)
            return False

    def finish(self, batch: Sequence[Entry[Job, FlowType]], seconds: float) -> None:
        """Count a batch as done, in so much time; from now on its jobs can wait anew."""
        with self._changed:
            self._forget(batch)
            self._throughput.batch(sum(entry.cost for entry in batch), seconds)
            if not self._queue:
                self._throughput.unbroken = 0

    def _forget(self, batch: Sequence[Entry[Job, FlowType]]) -> None:
        self._unwanted_since.pop(id(batch), None)
        for entry in batch:
            self._running.pop(entry.job, None)

    def end(self) -> None:
        """Begin no further batch, and let ``take`` return."""
        with self._changed:
            self._ended = True
            self._changed.notify()

    def _require_patience(self, ahead: int) -> None:
        """Refuse what would have to wait too long for what is ahead of it, until half of what may be is left.

        Raises:
            Overloaded: it would.
        """
        wait = self._throughput.expected_seconds(ahead)
        if wait > self._waiting_seconds:
            raise Overloaded(whole_seconds(wait - self._waiting_seconds / 2))

    def seconds(self, cost: int) -> float:
        """Seconds that so much would take if nothing else were asked for, by how fast the work went lately."""
        with self._changed:
            return self._throughput.seconds(cost)

    def expected(self, owner: str, cost: int, unread: Mapping[str, int]) -> tuple[float, float]:
        """Seconds that a new flow of an owner would wait for others, and until it would be finished.

        Args:
            owner: whose it is.
            cost: that of its jobs.
            unread: what waits besides, by its owners, as it will stand here before the flow does.
        """
        with self._changed:
            ahead = self._queue.ahead(owner, cost, unread)
            return self._throughput.expected_seconds(ahead), self._throughput.expected_seconds(ahead + cost)

    @property
    def waiting(self) -> tuple[int, int]:
        """Number of the waiting jobs, and their cost."""
        with self._changed:
            return len(self._queue), self._queue.cost

    @property
    def waiting_cost(self) -> int:
        """The cost of the waiting jobs."""
        return self.waiting[1]

    def cost_of(self, owner: str) -> int:
        """What the waiting jobs of an owner cost; with the empty name, of all that have none."""
        with self._changed:
            return self._queue.cost_of(owner)

    @property
    def oldest_seconds(self) -> float:
        """For how long the job has waited, or been worked on, that came first."""
        with self._changed:
            came = [entry.since for entry in self._running.values()]
            waiting = self._queue.oldest
        came += [] if waiting is None else [waiting]
        return time.monotonic() - min(came) if came else 0.0

    @property
    def running(self) -> int:
        """Number of the jobs that run."""
        with self._changed:
            return len(self._running)
