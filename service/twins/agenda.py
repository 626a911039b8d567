"""What a process still has to do, as far as that can be told."""

import time
from threading import Lock

__all__ = ["Agenda"]


class Agenda:
    """What one process was given to do in all its lanes, one after the other. Safe to use from several threads."""

    def __init__(self) -> None:
        """Nothing is to be done yet."""
        self._lock = Lock()
        self._open = 0
        self._ends = 0.0

    @property
    def seconds(self) -> float:
        """How long it will take for what it was given and has not done."""
        return max(0.0, self._ends - time.monotonic()) if self._open else 0.0

    def add(self, seconds: float) -> None:
        """It was given something that takes so long."""
        with self._lock:
            self._ends = max(self._ends if self._open else 0.0, time.monotonic()) + seconds
            self._open += 1

    def done(self) -> None:
        """It has done one of these things, or will not do it."""
        with self._lock:
            self._open -= 1
