"""Counts requests in a moving window, in the memory of this process or where several processes count together."""

import time
from collections.abc import Callable
from typing import Protocol

from service.access.windows import Hit, MemoryWindow, WindowUnavailable

__all__ = ["Hit", "MovingWindow", "SharedWindow"]

_RETRY_SECONDS = 5.0
"""How long the shared window is left alone after it has failed."""


class SharedWindow(Protocol):
    """Counts requests for several processes: in a Redis, or in the process that has started these."""

    def hit(self, name: str, amount: int, seconds: int) -> Hit:
        """Count a request in a window of so many seconds that holds an amount; blocks for a moment.

        Raises:
            WindowUnavailable: there is no answer.
        """


class MovingWindow:
    """Counts requests, never more than an amount in any stretch of time of a window's length.

    While the shared window does not answer, requests are counted in memory, by each process for itself.
    """

    def __init__(self, shared: SharedWindow | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """Count in a shared window or, without one, in memory, by a clock that is never put back."""
        self._memory = MemoryWindow(clock)
        self._shared = shared
        self._retry_at = 0.0

    @property
    def degraded(self) -> bool:
        """Whether the shared window did not answer when it was asked last."""
        return self._retry_at > 0

    @property
    def blocks(self) -> bool:
        """Whether somebody has to be asked."""
        return self._shared is not None

    def hit(self, key_id: str, amount: int, window: int) -> Hit:
        """Count a request of a key in a window (seconds) that holds an amount; blocks while others are asked."""
        if self._shared is not None and time.monotonic() >= self._retry_at:
            try:
                found = self._shared.hit(key_id, amount, window)
            except WindowUnavailable:
                self._retry_at = time.monotonic() + _RETRY_SECONDS
            else:
                self._retry_at = 0.0
                return found
        return self._memory.hit(key_id, amount, window)
