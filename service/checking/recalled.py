"""What was worked out of the alerts of a sentence is remembered, for the next check of the same text.

A writer changes one sentence at a time. Caches give the same alerts, as the same objects, for all others, so that what
follows from them need not be worked out again: alerts are known by their identity, which costs next to nothing.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import update_wrapper
from threading import Lock
from typing import Generic, TypeVar

from service.checking.alerts import Alert

__all__ = ["MOST_RECALLED", "Recalled", "recalled"]

MOST_RECALLED = 10_000
"""Results that each function remembers: of a text of 60,000 characters two or three for each of some 500 sentences."""

Result = TypeVar("Result")


class Recalled(Generic[Result]):
    """Remembers results by a text, its alerts and whatever else they depend on; safe to use from several threads."""

    def __init__(self, most: int = MOST_RECALLED) -> None:
        """Remember so many, those that were used last."""
        self._most = most
        self._kept: OrderedDict[tuple[Hashable, ...], tuple[Sequence[Alert], Result]] = OrderedDict()
        self._lock = Lock()

    def get(self, text: Hashable, alerts: Sequence[Alert], *others: Hashable) -> Result | None:
        """What is remembered; None for nothing."""
        key = (text, *map(id, alerts), others)
        with self._lock:
            if (found := self._kept.get(key)) is None:
                return None
            self._kept.move_to_end(key)
        return found[1]

    def keep(self, result: Result, text: Hashable, alerts: Sequence[Alert], *others: Hashable) -> Result:
        """Remember a result; the alerts are kept with it, so that no other one can have the identity of one of them."""
        key = (text, *map(id, alerts), others)
        with self._lock:
            self._kept[key] = tuple(alerts), result
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return result


def recalled(function: Callable[..., Result]) -> Callable[..., Result]:
    """Remember the results, none of them None, of a function of a text, its alerts and whatever else is hashable."""
    kept: Recalled[Result] = Recalled()

    def found(text: Hashable, alerts: Sequence[Alert], *others: Hashable) -> Result:
        known = kept.get(text, alerts, *others)
        return kept.keep(function(text, alerts, *others), text, alerts, *others) if known is None else known

    update_wrapper(found, function)
    return found
