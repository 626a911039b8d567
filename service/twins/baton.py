"""One lane of a process works at a time, where other processes use the other cores."""

import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition

from models.wanted import asked, while_wanted

__all__ = ["Baton", "Held"]

_LITTLE = 500
"""Code points of two or three sentences: their writer waits for them, and they cost others little."""


class Held:
    """For how long a baton was had.

    Attributes:
        seconds: so long, by the clock; what is not over yet does not count.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self._began = 0.0

    def begin(self) -> None:
        """It is had from now on."""
        self._began = time.monotonic()

    def end(self) -> None:
        """It is not had any more."""
        self.seconds += time.monotonic() - self._began


class Baton:
    """Taken by whoever works; passed on, to who has waited the longest, wherever the work asks whether it is wanted.

    A model asks for the interpreter's lock after each of thousands of operations, and so waits for it thousands of
    times beside a thread that reads words; the two also push each other's data out of the cache. Two lanes that took
    turns in each of two processes took 9.1 s of CPU for 60,000 characters of German, two that did not 11.9. Safe to use
    from several threads, each of which may take it again while it has passed it on.
    """

    def __init__(self) -> None:
        """It is nobody's."""
        self._changed = Condition()
        self._line: deque[object] = deque()

    @contextmanager
    def taken(self, cost: int) -> Iterator[Held]:
        """Have it in the block; what ``require_wanted`` asks there is asked while others have it.

        Args:
            cost: of what is done there; where it is little, that neither waits nor lets others wait.
        """
        ask, held = asked(), Held()
        if cost <= _LITTLE:
            held.begin()
            yield held
            held.end()
            return

        def pass_on() -> bool:
            held.end()
            self._leave()
            try:
                return ask is None or ask()
            finally:
                self._enter()
                held.begin()

        self._enter()
        held.begin()
        try:
            with while_wanted(pass_on):
                yield held
        finally:
            held.end()
            self._leave()

    def _enter(self) -> None:
        me = object()
        with self._changed:
            self._line.append(me)
            while self._line[0] is not me:
                self._changed.wait()

    def _leave(self) -> None:
        with self._changed:
            self._line.popleft()
            self._changed.notify_all()
