"""How much a key may use: requests by its rate and burst, characters by its quota of the day."""

import math
import time
from collections.abc import Callable
from datetime import UTC, datetime

from service.access.limit_state import LimitState
from service.access.moving_window import MovingWindow
from service.access.principal import Principal
from service.access.stores import UsageStore

RATE_POLICY = "rate"
QUOTA_POLICY = "day"

_DAY_SECONDS = 86_400


class Limits:
    """Counts what keys use; the client tokens of a key count as the key. Safe to use from several threads."""

    def __init__(
        self,
        usage: UsageStore,
        *,
        rate: float = 10.0,
        burst: int = 40,
        redis_url: str = "",
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Count in a store of usage, and requests in memory or Redis.

        Args:
            usage: where characters are counted.
            rate: requests a second of a key that has no rate of its own.
            burst: requests at once of a key that has no burst of its own.
            redis_url: a Redis that replicas share; empty counts requests by process.
            clock: gives the Unix time in seconds, for the days of quotas; the window of requests goes by the clock of
                the machine.

        Raises:
            AccessError: it is no URL of a Redis, or the library for it is missing.
        """
        self._usage = usage
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._window = MovingWindow(redis_url)

    @property
    def degraded(self) -> bool:
        """Whether the Redis that replicas share has not answered, so that each counts requests for itself."""
        return self._window.degraded

    def count(self, principal: Principal) -> LimitState:
        """Count a request against the rate of a key; blocks only while Redis is asked."""
        amount, window = window_of(principal.rate or self._rate, principal.burst or self._burst)
        hit = self._window.hit(principal.id, amount, window)
        return LimitState(RATE_POLICY, amount, window, hit.remaining, hit.reset, hit.allowed)

    def charge(self, principal: Principal, characters: int) -> LimitState:
        """Count characters against the quota of a key for this day (UTC); blocks while the store is written.

        Where a key has no quota nothing is counted, and the state has no limit.
        """
        now = datetime.fromtimestamp(self._clock(), UTC)
        if principal.quota is None:
            return LimitState(QUOTA_POLICY, None, _DAY_SECONDS, 0, 0, allowed=True)
        total = self._usage.charge(principal.id, now.date(), characters, principal.quota)
        used = self._usage.used(principal.id, now.date()) if total is None else total
        return LimitState(
            QUOTA_POLICY,
            principal.quota,
            _DAY_SECONDS,
            max(0, principal.quota - used),
            _DAY_SECONDS - int(now.timestamp()) % _DAY_SECONDS,
            allowed=total is not None,
            unit="characters",
        )

    def refund(self, principal: Principal, characters: int) -> None:
        """Take counted characters back, where the service failed the request; blocks while the store is written."""
        if principal.quota is not None:
            self._usage.refund(principal.id, datetime.fromtimestamp(self._clock(), UTC).date(), characters)


def window_of(rate: float, burst: int) -> tuple[int, int]:
    """The amount and the window in whole seconds that keep to a rate and let about a burst through at once.

    10 a second with a burst of 40 is 40 in 4 s. A window is at least one second, so that the amount is never below the
    requests of a second, nor below one.
    """
    window = max(1, math.ceil(round(max(burst, 1) / rate, 6)))
    return max(1, math.floor(round(rate * window, 6))), window
