"""Who has sent the flows that wait, and what share of the work each of them gets by that."""

from collections import Counter, OrderedDict
from collections.abc import Mapping
from typing import Any

from service.scheduling.flow import Flow

SMALL = 4
"""Whose request costs at most so small a part of a budget gets it in a batch that costs no more, where others wait."""

SHARED = 3
"""Where work is done for several owners, a batch costs at most so small a part of a budget: who asks for little waits
for the batch that runs, which others wait for."""

LATELY = 32
"""For so many batches an owner that was served counts as one who will ask again."""


class Owners:
    """What the owners of flows wait for, and when they were served last; all have the same share."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()
        self._cost_of: Counter[str] = Counter()
        self._lately: OrderedDict[str, int] = OrderedDict()

    def cost_of(self, owner: str) -> int:
        """What the waiting jobs of an owner cost; with the empty name, of all that have none."""
        return self._cost_of[owner]

    def ahead(self, owner: str, cost: int, unread: Mapping[str, int], *, whole: bool) -> int:
        """What is worked on, by the shares of all, while a new flow of an owner gets so much.

        Args:
            owner: whose the flow is.
            cost: that of its jobs.
            unread: what waits besides, by its owners.
            whole: whether all that the owner waits for is finished before.
        """
        waiting = self._cost_of + Counter(unread)
        own = waiting[owner] if whole else min(waiting[owner], self._open[owner] * cost)
        return own + sum(min(theirs, own + cost) for whose, theirs in waiting.items() if whose != owner)

    def open(self, owner: str) -> None:
        """Count one more flow that takes turns."""
        self._open[owner] += 1

    def close(self, owner: str) -> None:
        """Count a flow as one that takes no more turns."""
        self._open[owner] -= 1
        if not self._open[owner]:
            del self._open[owner], self._cost_of[owner]

    def count(self, owner: str, cost: int) -> None:
        """Count the cost of a job that one of its flows waits for; below 0 of one for which it waits no more."""
        self._cost_of[owner] += cost

    def serve(self, owner: str, batch: int) -> None:
        """Know that an owner was served in the batch with this number."""
        if owner:
            self._lately[owner] = batch
            self._lately.move_to_end(owner)

    def share(self, flow: Flow[Any]) -> float:
        """The weight of a flow among all, where each owner has the same."""
        return flow.weight / self._open[flow.owner] if flow.owner else flow.weight

    def wanting_little(self, budget: int) -> set[str]:
        """Those who wait for so little that it need not wait for what others have in a batch."""
        return {owner for owner in self._open if owner and self._cost_of[owner] <= budget // SMALL}

    def budget(self, flow: Flow[Any], budget: int, batch: int) -> int:
        """What a batch may cost that is the turn of a flow.

        Args:
            flow: the flow.
            budget: what one may cost while nobody else asks.
            batch: its number.
        """
        while self._lately and batch - next(iter(self._lately.values())) > LATELY:
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
