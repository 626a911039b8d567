"""The order in which waiting jobs are worked on: requesters take turns by what they have been served."""

import heapq
import time
from collections import Counter, OrderedDict
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from service.scheduling.batching import similar

Job = TypeVar("Job", bound=Hashable)
FlowType = TypeVar("FlowType", bound="Flow[Any]")

Turn = tuple[float, bool, int, FlowType]
"""When it is a flow's turn: its ``start``, ``served`` and ``number``, which is its own."""

LOOKAHEAD = 2
"""A batch is chosen among the jobs that come next and cost so many budgets together. Looking further pads less, and
keeps less to the order within a flow."""

SMALL = 4
"""Whose request costs at most so small a part of a budget gets it in a batch that costs no more, where others wait."""

SHARED = 3
"""Where work is done for several owners, a batch costs at most so small a part of a budget: who asks for little waits
for the batch that runs, which others wait for."""

LATELY = 32
"""For so many batches an owner that was served counts as one who will ask again."""

PATIENCE = 8
"""A flow that so many batches have passed over is next, however little others have been served."""


@dataclass(eq=False, slots=True)
class Entry(Generic[Job, FlowType]):
    """A job, its cost, the flows that want its result, and since when it waits (``time.monotonic``)."""

    job: Job
    cost: int
    flows: set[FlowType] = field(default_factory=set)
    since: float = field(default_factory=time.monotonic)


class Flow(Generic[Job]):
    """The jobs of one request.

    Attributes:
        owner: who has sent it; requests of one owner share what one of another owner gets. Empty: nobody else.
        waiting: its jobs that are not begun, in the order in which it wants them.
        start: virtual time at which its next job is due: it advances by cost / weight with each job begun.
        served: whether a job was begun at its turn.
        number: how many flows came before it.
        passed_since: number of the batch in which it was served last or, at first, after which it came.
    """

    def __init__(self, weight: float = 1.0, owner: str = "") -> None:
        self.weight = weight
        self.owner = owner
        self.waiting: OrderedDict[Entry[Job, Any], None] = OrderedDict()
        self.start = 0.0
        self.served = False
        self.number = 0
        self.passed_since = 0

    @property
    def weight(self) -> float:
        """Its share of the work against that of other flows, above 0; may be changed at any time."""
        return self._weight

    @weight.setter
    def weight(self, weight: float) -> None:
        if not weight > 0:
            raise ValueError("a weight must be above 0")
        self._weight = weight


class FairQueue(Generic[Job, FlowType]):
    """Waiting jobs, taken out in fair batches. Not safe to use from several threads.

    The work is shared by owners, however many requests each has, and what an owner gets by its requests. Whoever wants
    little gets it in a small batch, and need not wait for what others have in it; while several owners ask, the batches
    of all are smaller.

    Start-time fair queueing (Goyal, Vin and Cheng, 1996): the next job is that of the flow with the lowest virtual
    time, and a new flow starts at the lowest of those that wait. So each flow gets its share of the work however many
    jobs it brings, and none saves up turns while it asks for nothing. Among equals those not yet served come first, so
    that one with a single job is in the next batch, and then the older one. A flow that was passed over for long is
    next, so that a stream of new ones cannot shut it out.

    Equal jobs wait once, for all flows that want them, and count for the flow whose turn comes first.

    Attributes:
        cost: total cost of the waiting jobs.
    """

    def __init__(self) -> None:
        self.cost = 0
        self._entries: dict[Job, Entry[Job, FlowType]] = {}
        self._turns: list[Turn[FlowType]] = []
        self._virtual_time = 0.0
        self._by_service: OrderedDict[FlowType, None] = OrderedDict()
        self._flows = 0
        self._batches = 0
        self._open: Counter[str] = Counter()
        self._cost_of: Counter[str] = Counter()
        self._lately: OrderedDict[str, int] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, job: Job) -> bool:
        return job in self._entries

    @property
    def oldest(self) -> float | None:
        """Since when the job waits that waits for longest; None where none does."""
        return next((entry.since for entry in self._entries.values()), None)

    def cost_of(self, owner: str) -> int:
        """What the waiting jobs of an owner cost; with the empty name, of all that have none."""
        return self._cost_of[owner]

    def ahead(self, owner: str, cost: int) -> int:
        """What is worked on, by the shares of all, while a new flow of an owner gets so much; at most what waits."""
        own = min(self._cost_of[owner], self._open[owner] * cost)
        others = (min(theirs, own + cost) for whose, theirs in self._cost_of.items() if whose != owner)
        return min(self.cost, own + sum(others))

    def add(self, flow: FlowType, costs: Mapping[Job, int]) -> None:
        """Let a new flow wait for jobs, given with their costs (at least 1) in the order in which it wants them."""
        for job, cost in costs.items():
            entry = self._entries.get(job)
            if entry is None:
                entry = self._entries[job] = Entry(job, cost)
                self.cost += cost
            entry.flows.add(flow)
            flow.waiting[entry] = None
            self._count(flow, entry.cost)
        if flow.waiting:
            self._open[flow.owner] += 1
        flow.start = self._virtual_time
        flow.number = self._flows
        flow.passed_since = self._batches
        self._flows += 1
        if flow.waiting:
            self._by_service[flow] = None
            heapq.heappush(self._turns, self._turn(flow))

    def drop(self, flow: FlowType) -> None:
        """Forget a flow; its jobs go unless another flow wants them."""
        for entry in flow.waiting:
            entry.flows.remove(flow)
            self._count(flow, -entry.cost)
            if not entry.flows:
                self._remove(entry)
        if flow.waiting:
            self._close(flow)
        flow.waiting.clear()
        self._by_service.pop(flow, None)

    def take(self, budget: int) -> list[Entry[Job, FlowType]]:
        """Take out the next batch; empty where nothing waits.

        The job whose turn it is is always in it; the others are those that go well with it, so that little is padded,
        of the jobs whose turn comes soon. The work this takes grows with the batch, not with what waits.

        Args:
            budget: highest cost of the batch, as in ``similar``.
        """
        if not self._entries:
            return []
        drawn, flows = self._draw(LOOKAHEAD * budget)
        entries = list(drawn)
        self._batches += 1
        budget = self._budget(drawn[entries[0]], budget)
        batch = [entries[position] for position in similar([entry.cost for entry in entries], budget)]
        for entry in batch:
            self._begin(entry, drawn[entry])
        for flow in flows:
            if flow.waiting:
                heapq.heappush(self._turns, self._turn(flow))
        while self._turns and not self._turns[0][-1].waiting:
            heapq.heappop(self._turns)
        if self._turns:
            self._virtual_time = self._turns[0][0]
        return batch

    def _draw(self, limit: int) -> tuple[dict[Entry[Job, FlowType], FlowType], Iterable[FlowType]]:
        """Find the jobs that are next until their cost reaches the limit; they stay in the queue.

        Returns:
            Each job with the flow whose turn it is, in order, and the flows that have lost their place in the heap.
        """
        drawn = self._passed_over()
        cost = sum(entry.cost for entry in drawn)
        cursors: dict[FlowType, Iterator[Entry[Job, FlowType]]] = {}
        turns: list[Turn[FlowType]] = []
        while cost < limit:
            while self._turns and (not turns or self._turns[0] < turns[0]):
                flow = heapq.heappop(self._turns)[-1]
                cursors[flow] = iter(flow.waiting)
                heapq.heappush(turns, self._turn(flow))
            if not turns:
                break
            start, _, number, flow = heapq.heappop(turns)
            entry = next((entry for entry in cursors[flow] if entry not in drawn), None)
            if entry is not None:
                drawn[entry] = flow
                cost += entry.cost
                heapq.heappush(turns, (start + entry.cost / self._share(flow), True, number, flow))
        return drawn, cursors.keys()

    def _passed_over(self) -> dict[Entry[Job, FlowType], FlowType]:
        """The next job of the flow not served for longest, and the flow, if that is too long."""
        flow = next(iter(self._by_service))
        return {next(iter(flow.waiting)): flow} if self._batches - flow.passed_since >= PATIENCE else {}

    def _begin(self, entry: Entry[Job, FlowType], flow: FlowType) -> None:
        """Take a job out of the queue at the expense of a flow."""
        flow.start += entry.cost / self._share(flow)
        flow.served = True
        flow.passed_since = self._batches
        if flow.owner:
            self._lately[flow.owner] = self._batches
            self._lately.move_to_end(flow.owner)
        self._by_service.move_to_end(flow)
        for wanting in entry.flows:
            del wanting.waiting[entry]
            self._count(wanting, -entry.cost)
            if not wanting.waiting:
                self._close(wanting)
                del self._by_service[wanting]
        self._remove(entry)

    def _share(self, flow: FlowType) -> float:
        """The weight of a flow among all, where each owner has the same."""
        return flow.weight / self._open[flow.owner] if flow.owner else flow.weight

    def _budget(self, flow: FlowType, budget: int) -> int:
        """What a batch may cost that is the turn of a flow."""
        while self._lately and self._batches - next(iter(self._lately.values())) > LATELY:
            self._lately.popitem(last=False)
        waiting = not self._open.keys() <= {flow.owner}
        if not flow.owner or not (waiting or self._lately.keys() - {flow.owner}):
            return budget
        if not waiting:
            return budget // SHARED
        wanted, small = 0, budget // SMALL
        for entry in flow.waiting:
            wanted += entry.cost
            if wanted > small:
                return budget // SHARED
        return small

    def _close(self, flow: FlowType) -> None:
        """Count a flow as one that waits no more."""
        self._open[flow.owner] -= 1
        if not self._open[flow.owner]:
            del self._open[flow.owner], self._cost_of[flow.owner]

    def _count(self, flow: FlowType, cost: int) -> None:
        self._cost_of[flow.owner] += cost

    def _remove(self, entry: Entry[Job, FlowType]) -> None:
        del self._entries[entry.job]
        self.cost -= entry.cost

    @staticmethod
    def _turn(flow: FlowType) -> Turn[FlowType]:
        return flow.start, flow.served, flow.number, flow
