"""How much a key may use: requests by its rate and burst, characters by its quota of the day."""

import math
import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime
from threading import Lock

from service.access.limit_state import LimitState
from service.access.moving_window import MovingWindow, SharedWindow
from service.access.principal import Principal
from service.access.stores import UsageStore

RATE_POLICY = "rate"
QUOTA_POLICY = "day"

_DAY_SECONDS = 86_400

_SETTLED_SECONDS = 60
"""How much longer a charge stays open than its request may take: so long its settling may wait to be written."""


class Limits:
    """Counts what keys use; the client tokens of a key count as the key. Safe to use from several threads."""

    def __init__(
        self,
        usage: UsageStore,
        *,
        rate: float = 10.0,
        burst: int = 40,
        shared: SharedWindow | None = None,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """Count in a store of usage, and requests in memory or where several processes count together.

        Args:
            usage: where characters are counted.
            rate: requests a second of a key that has no rate of its own.
            burst: requests at once of a key that has no burst of its own.
            shared: where processes count requests together; this one counts by itself if left out.
            clock: gives the Unix time in seconds, for the days of quotas.
            steady: a clock in seconds that is never put back, for rates.
        """
        self._usage = usage
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._window = MovingWindow(shared, steady)
        self._settled: list[str] = []
        self._lock = Lock()

    @property
    def degraded(self) -> bool:
        """Whether what counts for several processes has not answered, so that each counts requests for itself."""
        return self._window.degraded

    @property
    def blocks(self) -> bool:
        """Whether ``count`` has to ask somebody, and belongs on a thread."""
        return self._window.blocks

    def count(self, principal: Principal) -> LimitState:
        """Count a request against the rate of a key; blocks only where ``blocks`` says so."""
        amount, window = window_of(principal.rate or self._rate, principal.burst or self._burst)
        hit = self._window.hit(principal.id, amount, window)
        return LimitState(RATE_POLICY, amount, window, hit.remaining, hit.reset, hit.allowed)

    def charge(self, principal: Principal, characters: int) -> LimitState:
        """Count characters against the quota of a key for this day (UTC), for good; blocks while the store is written.

        Where a key has no quota nothing is counted, and the state has no limit.
        """
        return self._charge(principal, characters, "", 0.0)

    def open_charge(self, principal: Principal, characters: int, seconds: float) -> tuple[LimitState, str]:
        """Count characters, as ``charge``, for a request that may take so many seconds.

        Returns:
            The state, and a name for ``settle`` or ``refund``. If neither is called, as the process has crashed, the
            characters are given back by ``write``, in any process.
        """
        charge_id = secrets.token_hex(16)
        return self._charge(principal, characters, charge_id, seconds), charge_id

    def _charge(self, principal: Principal, characters: int, charge_id: str, seconds: float) -> LimitState:
        now = datetime.fromtimestamp(self._clock(), UTC)
        if principal.quota is None:
            return LimitState(QUOTA_POLICY, None, _DAY_SECONDS, 0, 0, allowed=True)
        until = math.ceil(now.timestamp() + seconds) + _SETTLED_SECONDS
        total = self._usage.charge(principal.id, now.date(), characters, principal.quota, charge_id, until)
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

    def settle(self, charge_id: str) -> None:
        """Keep what an open charge has cost; it is noted, and written later."""
        with self._lock:
            self._settled.append(charge_id)

    def refund(self, charge_id: str) -> None:
        """Take an open charge back, where the service failed the request; blocks while the store is written."""
        self._usage.refund(charge_id)

    def write(self) -> None:
        """Write which charges were settled, and take those back that nobody will settle; blocks."""
        with self._lock:
            settled, self._settled = self._settled, []
        try:
            if settled:
                self._usage.settle(settled)
                settled = []
            self._usage.refund_abandoned(int(self._clock()))
        finally:
            with self._lock:
                self._settled = settled + self._settled


def window_of(rate: float, burst: int) -> tuple[int, int]:
    """The amount and the window in whole seconds that keep to a rate and let about a burst through at once.

    10 a second with a burst of 40 is 40 in 4 s. A window is at least one second, so that the amount is never below the
    requests of a second, nor below one.
    """
    window = max(1, math.ceil(round(max(burst, 1) / rate, 6)))
    return max(1, math.floor(round(rate * window, 6))), window
