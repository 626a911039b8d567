"""Long requests of one owner stand in a line: the one that came first is finished first."""

from collections import OrderedDict
from typing import Any, Generic, TypeVar

from service.scheduling.flow import Flow

__all__ = ["WaitingLines"]

FlowType = TypeVar("FlowType", bound=Flow[Any])


class WaitingLines(Generic[FlowType]):
    """Who stands behind whom, for each owner.

    Shared evenly, work on many long requests finishes all of them late, at about the same time; one after the other,
    the first is finished early and none later than so.

    Args:
        long: cost above which a request is a long one. Short ones, and those of no owner, stand in no line.
    """

    def __init__(self, long: float) -> None:
        self._long = long
        self._of: dict[str, OrderedDict[FlowType, None]] = {}

    def is_long(self, owner: str, cost: int) -> bool:
        """Whether a request would stand in a line."""
        return bool(owner) and cost > self._long

    def join(self, flow: FlowType) -> bool:
        """Let a long flow stand in the line of its owner; whether another one stands before it."""
        line = self._of.setdefault(flow.owner, OrderedDict())
        line[flow] = None
        return len(line) > 1

    def leave(self, flow: FlowType) -> FlowType | None:
        """Forget a flow, whether it stood in a line or not; the one that has become the first of its line by that."""
        line = self._of.get(flow.owner)
        if line is None or flow not in line:
            return None
        was_first = next(iter(line)) is flow
        del line[flow]
        if not line:
            del self._of[flow.owner]
            return None
        return next(iter(line)) if was_first else None
