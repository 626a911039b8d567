"""Short work of one owner goes before long work of others: what takes long stands back for it where it asks."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from math import inf
from threading import Condition
from time import perf_counter

__all__ = ["Precedence", "Share"]

_LONGEST_SECONDS = 0.1
"""For so long at a time long work stands back."""
_LATELY_SECONDS = 2.0
"""Who writes sends the next sentence or keystroke within so long."""


class Share:
    """How much of the time since it began long work has left to short work of others: at most half of it."""

    def __init__(self) -> None:
        self._began = perf_counter()
        self._left = 0.0

    @property
    def is_due(self) -> bool:
        """Whether the long work has had its half, so that others may go first."""
        return self._left <= (perf_counter() - self._began) / 2

    @contextmanager
    def left_to_others(self) -> Iterator[None]:
        """Count the time of the block as theirs."""
        since = perf_counter()
        try:
            yield
        finally:
            self._left += perf_counter() - since


class Precedence:
    """Knows what short work runs, on whatever thread. Safe to use from several threads.

    Python runs one thread at a time, and a model asks for its turn after each of thousands of operations: beside a
    thread that reads a long text a sentence takes ten times as long.
    """

    def __init__(self, processes: int = 1) -> None:
        """Nothing runs; ``processes`` share each batch."""
        self._changed = Condition()
        self._short: Counter[str] = Counter()
        self._processes = processes
        self._last_short = -inf

    def budget(self, usual: int) -> int:
        """What a batch may cost: what each process can take, but where short work has come lately no more than usual.

        What all processes can take together is done a sixth sooner, and takes as much longer to ask what else is there.
        """
        return usual if perf_counter() - self._last_short < _LATELY_SECONDS else usual * self._processes

    @contextmanager
    def short(self, owners: Collection[str]) -> Iterator[None]:
        """What is done in the block is short work of these owners."""
        with self._changed:
            self._last_short = perf_counter()
            self._short.update(owners)
        try:
            yield
        finally:
            with self._changed:
                self._last_short = perf_counter()
                self._short -= Counter(owners)
                self._changed.notify_all()

    def stand_back(self, owners: Collection[str], share: Share) -> None:
        """Wait a moment while short work of other owners runs; to be called by long work where it asks.

        Args:
            owners: who wants the long work.
            share: what the long work has left to others so far.
        """
        if not self._short or not share.is_due:
            return
        with self._changed, share.left_to_others():
            self._changed.wait_for(lambda: self._short.keys() <= set(owners), _LONGEST_SECONDS)

    def long(self, owner: str) -> Callable[[], None]:
        """What long work of an owner calls where it asks."""
        share = Share()
        return lambda: self.stand_back((owner,), share)
