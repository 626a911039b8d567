"""Counts requests in a moving window, in the memory of this process or in a Redis that replicas share."""

import time
from collections.abc import Callable

from service.access.windows import Hit, MemoryWindow, RedisWindow, WindowUnavailable

__all__ = ["Hit", "MovingWindow"]

_RETRY_SECONDS = 5.0
"""How long Redis is left alone after it has failed."""


class MovingWindow:
    """Counts requests, never more than an amount in any stretch of time of a window's length.

    While Redis does not answer, requests are counted in memory, by each process for itself.
    """

    def __init__(self, redis_url: str = "", clock: Callable[[], float] = time.monotonic) -> None:
        """Count in memory, by a clock that is never put back, or in the Redis of a URL.

        Raises:
            AccessError: it is no URL of a Redis, or the library for it is missing.
        """
        self._memory = MemoryWindow(clock)
        self._redis = RedisWindow(redis_url) if redis_url else None
        self._retry_at = 0.0

    @property
    def degraded(self) -> bool:
        """Whether Redis did not answer when it was asked last."""
        return self._retry_at > 0

    def hit(self, key_id: str, amount: int, window: int) -> Hit:
        """Count a request of a key in a window (seconds) that holds an amount; blocks while Redis is asked."""
        if self._redis is not None and time.monotonic() >= self._retry_at:
            try:
                found = self._redis.hit(key_id, amount, window)
            except WindowUnavailable:
                self._retry_at = time.monotonic() + _RETRY_SECONDS
            else:
                self._retry_at = 0.0
                return found
        return self._memory.hit(key_id, amount, window)
