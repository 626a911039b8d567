"""The order in which waiting jobs are worked on: requesters take turns by what they have been served."""

import heapq
import math
from collections import OrderedDict
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from service.scheduling.batching import similar
from service.scheduling.flow import Entry, Flow
from service.scheduling.owners import SMALL, Owners
from service.scheduling.waiting_lines import WaitingLines

Job = TypeVar("Job", bound=Hashable)
FlowType = TypeVar("FlowType", bound="Flow[Any]")

Turn = tuple[float, bool, int, FlowType]
"""When it is a flow's turn: its ``start``, ``served`` and ``number``, which is its own."""

LOOKAHEAD = 2
"""A batch is chosen among the jobs that come next and cost so many budgets together. Looking further pads less, and
keeps less to the order within a flow."""

PATIENCE = 8
"""A flow that so many batches have passed over is next, however little others have been served."""


class FairQueue(Generic[Job, FlowType]):
    """Waiting jobs, taken out in fair batches. Not safe to use from several threads.

    The work is shared by owners, however many requests each has, and what an owner gets by its short requests and the
    first of its long ones, behind which the others stand in a line. Whoever wants little gets it in a small batch, and
    need not wait for what others have in it; while several owners ask, the batches of all are smaller.

    Start-time fair queueing (Goyal, Vin and Cheng, 1996): the next job is that of the flow with the lowest virtual
    time, and a new flow starts at the lowest of those that wait. So each flow gets its share of the work however many
    jobs it brings, and none saves up turns while it asks for nothing. Among equals those not yet served come first, so
    that one with a single job is in the next batch, and then the older one. A flow that was passed over for long is
    next, so that a stream of new ones cannot shut it out.

    Equal jobs wait once, for all flows that want them, and count for the flow whose turn comes first.

    Args:
        long: cost above which the flow of an owner is a long one.

    Attributes:
        cost: total cost of the waiting jobs.
    """

    def __init__(self, long: float = math.inf) -> None:
        self.cost = 0
        self._entries: dict[Job, Entry[Job, FlowType]] = {}
        self._turns: list[Turn[FlowType]] = []
        self._virtual_time = 0.0
        self._by_service: OrderedDict[FlowType, None] = OrderedDict()
        self._flows = 0
        self._batches = 0
        self._owners = Owners()
        self._lines: WaitingLines[FlowType] = WaitingLines(long)

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
        return self._owners.cost_of(owner)

    def ahead(self, owner: str, cost: int, unread: Mapping[str, int] | None = None) -> int:
        """What is worked on, by the shares of all, while a new flow of an owner gets so much; at most what waits.

        Args:
            owner: whose the flow is.
            cost: that of its jobs.
            unread: what waits besides, by its owners, as it will stand here before the flow does.
        """
        unread = unread or {}
        whole = self._lines.is_long(owner, cost)
        return min(self.cost + sum(unread.values()), self._owners.ahead(owner, cost, unread, whole=whole))

    def add(self, flow: FlowType, costs: Mapping[Job, int], *, begun: bool = False) -> None:
        """Let a new flow wait for jobs, given with their costs (at least 1) in the order in which it wants them.

        One that goes on with what has ``begun`` stands in no line.
        """
        for job, cost in costs.items():
            entry = self._entries.get(job)
            if entry is None:
                entry = self._entries[job] = Entry(job, cost)
                self.cost += cost
            entry.flows.add(flow)
            flow.waiting[entry] = None
            self._owners.count(flow.owner, entry.cost)
        flow.number = self._flows
        self._flows += 1
        in_line = not begun and self._lines.is_long(flow.owner, sum(costs.values()))
        if flow.waiting and not (in_line and self._lines.join(flow)):
            self._enter(flow, self._virtual_time)

    def _enter(self, flow: FlowType, start: float) -> None:
        """Let a flow take turns from now on."""
        flow.start = start
        flow.passed_since = self._batches
        self._owners.open(flow.owner)
        self._by_service[flow] = None
        heapq.heappush(self._turns, self._turn(flow))

    def drop(self, flow: FlowType) -> None:
        """Forget a flow; its jobs go unless another flow wants them."""
        if not flow.waiting:
            return
        for entry in flow.waiting:
            entry.flows.remove(flow)
            self._owners.count(flow.owner, -entry.cost)
            if not entry.flows:
                self._remove(entry)
        flow.waiting.clear()
        self._leave(flow)

    def _leave(self, flow: FlowType) -> None:
        """Let a flow that waits for nothing more take no turns, and the next one of its line in its place."""
        if (following := self._lines.leave(flow)) is not None:
            self._enter(following, max(self._virtual_time, flow.start))
        if flow in self._by_service:
            del self._by_service[flow]
            self._owners.close(flow.owner)

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
        budget = self._owners.budget(drawn[entries[0]], budget, self._batches)
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

    def take_little(self, owners: Collection[str], budget: int) -> list[Entry[Job, FlowType]]:
        """Take out the flows of owners that want little, to be worked on while a batch of others is; empty if none are.

        Args:
            owners: who wants the batch that is worked on.
            budget: highest cost of a batch.
        """
        little = self._owners.wanting_little(budget)
        flows = sorted((one for one in self._by_service if one.owner in little - set(owners)), key=self._turn)
        batch: list[Entry[Job, FlowType]] = []
        for flow in flows:
            wanted = list(flow.waiting)
            if sum(entry.cost for entry in (*batch, *wanted)) > budget // SMALL:
                break
            for entry in wanted:
                self._begin(entry, flow)
            batch += wanted
        self._batches += bool(batch)
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
                heapq.heappush(turns, (start + entry.cost / self._owners.share(flow), True, number, flow))
        return drawn, cursors.keys()

    def _passed_over(self) -> dict[Entry[Job, FlowType], FlowType]:
        """The next job of the flow not served for longest, and the flow, if that is too long."""
        flow = next(iter(self._by_service))
        return {next(iter(flow.waiting)): flow} if self._batches - flow.passed_since >= PATIENCE else {}

    def _begin(self, entry: Entry[Job, FlowType], flow: FlowType) -> None:
        """Take a job out of the queue at the expense of a flow."""
        flow.start += entry.cost / self._owners.share(flow)
        flow.served = True
        flow.passed_since = self._batches
        self._owners.serve(flow.owner, self._batches)
        self._by_service.move_to_end(flow)
        for wanting in entry.flows:
            del wanting.waiting[entry]
            self._owners.count(wanting.owner, -entry.cost)
            if not wanting.waiting:
                self._leave(wanting)
        self._remove(entry)

    def _remove(self, entry: Entry[Job, FlowType]) -> None:
        del self._entries[entry.job]
        self.cost -= entry.cost

    @staticmethod
    def _turn(flow: FlowType) -> Turn[FlowType]:
        return flow.start, flow.served, flow.number, flow
