"""Requests of a moving window, counted in the memory of a process or in a Redis; neither goes by the time of day."""

import math
import secrets
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock
from typing import NamedTuple

from service.access.errors import AccessError

__all__ = ["Hit", "MemoryWindow", "RedisWindow", "WindowUnavailable"]

_SCHEMES = ("redis://", "rediss://", "redis+unix://")
_PREFIX = "emend:window:"

_ANSWER_SECONDS = 0.25
"""How long Redis may take; it is asked for every request."""

_SWEPT_SECONDS = 60.0
"""How often what counts no more is forgotten."""

_COUNT = """
local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]
local amount, window = tonumber(ARGV[1]), tonumber(ARGV[2]) * 1000000
local newest = redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')
if newest[2] and tonumber(newest[2]) > now then
  redis.call('DEL', KEYS[1])  -- the clock was put back
end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
local count = redis.call('ZCARD', KEYS[1])
local allowed = count < amount and 1 or 0
if allowed == 1 then
  redis.call('ZADD', KEYS[1], now, ARGV[3])
  redis.call('PEXPIRE', KEYS[1], math.ceil(window / 1000))
  count = count + 1
end
local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
return {allowed, amount - count, oldest[2] and oldest[2] + window - now or 0}
"""
"""Counts a request by the clock of Redis, which all replicas have in common. KEYS: the window; ARGV: how many it holds,
its seconds, a name of the request. Returns whether it was allowed, how many are left, microseconds until one more."""


class WindowUnavailable(Exception):  # noqa: N818 - a state
    """The Redis does not answer."""


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


@dataclass(slots=True)
class _Times:
    seconds: int
    of: deque[float] = field(default_factory=deque)

    def forget(self, now: float) -> None:
        while self.of and self.of[0] <= now - self.seconds:
            self.of.popleft()


class MemoryWindow:
    """Counts requests in memory; safe to use from several threads."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Go by a clock in seconds that is never put back."""
        self._clock = clock
        self._times: dict[str, _Times] = {}
        self._swept = clock()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._times)

    def hit(self, name: str, amount: int, seconds: int) -> Hit:
        """Count a request in a window of so many seconds that holds an amount."""
        with self._lock:
            now = self._clock()
            self._sweep(now)
            times = self._times.setdefault(name, _Times(seconds))
            times.seconds = seconds
            times.forget(now)
            allowed = len(times.of) < amount
            if allowed:
                times.of.append(now)
            left = times.of[0] + seconds - now if times.of else 0.0
            return Hit(allowed, max(0, amount - len(times.of)), max(0, math.ceil(left)))

    def _sweep(self, now: float) -> None:
        """Forget those who have not come for longer than their window."""
        if now - self._swept < _SWEPT_SECONDS:
            return
        self._swept = now
        for times in self._times.values():
            times.forget(now)
        self._times = {name: times for name, times in self._times.items() if times.of}


class RedisWindow:
    """Counts requests in a Redis that replicas share."""

    def __init__(self, url: str) -> None:
        """Use the Redis of a URL; it is asked only later.

        Raises:
            AccessError: it is no URL of a Redis, or the library for it is missing.
        """
        if not url.startswith(_SCHEMES):
            raise AccessError(f"the Redis URL must start with one of {', '.join(_SCHEMES)}")
        try:
            from redis import Redis, RedisError
            from redis.backoff import NoBackoff
            from redis.retry import Retry
        except ModuleNotFoundError:
            raise AccessError("Redis needs its library: install emend[redis]") from None
        try:
            client = Redis.from_url(
                url.removeprefix("redis+"),
                socket_connect_timeout=_ANSWER_SECONDS,
                socket_timeout=_ANSWER_SECONDS,
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError:
            raise AccessError("the Redis URL is no URL") from None
        self._failures = RedisError
        self._count = client.register_script(_COUNT)

    def hit(self, name: str, amount: int, seconds: int) -> Hit:
        """Count a request in a window of so many seconds that holds an amount; blocks while Redis is asked.

        Raises:
            WindowUnavailable: there is no answer.
        """
        try:
            allowed, remaining, left = self._count([_PREFIX + name], [amount, seconds, secrets.token_hex(8)])
        except self._failures:
            raise WindowUnavailable from None
        return Hit(bool(allowed), max(0, int(remaining)), max(0, math.ceil(int(left) / 1_000_000)))
