"""Counts requests in a moving window, in the memory of this process or in a Redis that replicas share."""

import math
import time
from typing import NamedTuple

from limits import RateLimitItemPerSecond
from limits.errors import ConfigurationError, StorageError
from limits.storage import MemoryStorage, storage_from_string
from limits.strategies import MovingWindowRateLimiter

from service.access.errors import AccessError

_SCHEMES = ("redis://", "rediss://", "redis+unix://")

_ANSWER_SECONDS = 0.25
"""How long Redis may take; it is asked for every request."""

_RETRY_SECONDS = 5.0
"""How long Redis is left alone after it has failed."""


class Hit(NamedTuple):
    """What came of counting a request.

    Attributes:
        allowed: whether the window held it.
        remaining: how many more it holds.
        reset: seconds until it holds one more than that.
    """

    allowed: bool
    remaining: int
    reset: int


class MovingWindow:
    """Counts requests, never more than an amount in any stretch of time of a window's length.

    While Redis does not answer, requests are counted in memory, by each process for itself.
    """

    def __init__(self, redis_url: str = "") -> None:
        """Count in memory, or in the Redis of a URL.

        Raises:
            AccessError: it is no URL of a Redis, or the library for it is missing.
        """
        self._memory = MovingWindowRateLimiter(MemoryStorage())
        self._redis = _redis(redis_url) if redis_url else None
        self._retry_at = 0.0

    @property
    def degraded(self) -> bool:
        """Whether Redis did not answer when it was asked last."""
        return self._retry_at > 0

    def hit(self, key_id: str, amount: int, window: int) -> Hit:
        """Count a request of a key in a window (seconds) that holds an amount; blocks while Redis is asked."""
        item = RateLimitItemPerSecond(amount, window, namespace="emend")
        if self._redis is not None and time.monotonic() >= self._retry_at:
            try:
                found = _hit(self._redis, item, key_id)
            except StorageError:
                self._retry_at = time.monotonic() + _RETRY_SECONDS
            else:
                self._retry_at = 0.0
                return found
        return _hit(self._memory, item, key_id)


def _hit(limiter: MovingWindowRateLimiter, item: RateLimitItemPerSecond, key_id: str) -> Hit:
    allowed = limiter.hit(item, key_id)
    stats = limiter.get_window_stats(item, key_id)
    return Hit(allowed, max(0, stats.remaining), max(0, math.ceil(stats.reset_time - time.time())))


def _redis(url: str) -> MovingWindowRateLimiter:
    if not url.startswith(_SCHEMES):
        raise AccessError(f"the Redis URL must start with one of {', '.join(_SCHEMES)}")
    seconds = {"socket_connect_timeout": _ANSWER_SECONDS, "socket_timeout": _ANSWER_SECONDS}
    try:
        return MovingWindowRateLimiter(storage_from_string(url, wrap_exceptions=True, **seconds))
    except ConfigurationError:
        raise AccessError("Redis needs its library: install emend[redis]") from None
    except ValueError:
        raise AccessError("the Redis URL is no URL") from None
