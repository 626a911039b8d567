"""Results of jobs done before."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Cache(Generic[Key, Value]):
    """Keeps the values that were used last, up to a total cost. Safe to use from several threads.

    Args:
        max_cost: total cost of what is kept; with 0 nothing is.
        cost: what a key and its value count, at least 1. By default each counts 1, so that ``max_cost`` is a number of
            entries; where they can be large, a cost that grows with their size bounds the memory too.

    Attributes:
        cost: total cost of what is kept now.
        hits: keys looked up and found.
        misses: keys looked up and not found.
    """

    def __init__(self, max_cost: int, cost: Callable[[Key, Value], int] = lambda *_: 1) -> None:
        self._max_cost = max_cost
        self._cost_of = cost
        self._values: OrderedDict[Key, tuple[Value, int]] = OrderedDict()
        self._lock = Lock()
        self.cost = 0
        self.hits = 0
        self.misses = 0

    def __len__(self) -> int:
        return len(self._values)

    def __contains__(self, key: object) -> bool:
        """Whether the value of a key is kept; does not count as using it."""
        with self._lock:
            return key in self._values

    def find(self, keys: Iterable[Key]) -> dict[Key, Value]:
        """The values of those keys that are kept, which now count as just used."""
        found: dict[Key, Value] = {}
        with self._lock:
            for key in keys:
                if key in self._values:
                    self._values.move_to_end(key)
                    found[key] = self._values[key][0]
                    self.hits += 1
                else:
                    self.misses += 1
        return found

    def keep(self, items: Iterable[tuple[Key, Value]]) -> None:
        """Add values, or replace them; those unused for longest make room. One dearer than the cache is not kept."""
        with self._lock:
            for key, value in items:
                cost = self._cost_of(key, value)
                if cost > self._max_cost:
                    continue
                _, before = self._values.pop(key, (None, 0))
                self.cost += cost - before
                self._values[key] = value, cost
            while self.cost > self._max_cost:
                _, (_, freed) = self._values.popitem(last=False)
                self.cost -= freed
