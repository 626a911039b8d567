"""A request, as the queue sees it: the jobs that it waits for, and when it is its turn."""

import time
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

Job = TypeVar("Job", bound=Hashable)
FlowType = TypeVar("FlowType", bound="Flow[Any]")


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
