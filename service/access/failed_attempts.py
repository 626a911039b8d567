"""Failed attempts to authenticate, by the address they come from."""

import math
import time
from collections.abc import Callable
from threading import Lock
from typing import NamedTuple

from service.access.addresses import is_loopback, network_of
from service.access.errors import TooManyFailures

MOST_ADDRESSES = 10_000
"""Addresses that are remembered; beyond that the one whose window began first goes."""


class _Window(NamedTuple):
    began: float
    failed: int


class FailedAttempts:
    """Refuses addresses from which too many unknown keys and tokens came; safe to use from several threads.

    An address stands for all of IPv4's, for a network of IPv6's. Those of this machine are never refused: there a
    reverse proxy that names no client, or the user alone, would be shut out.
    """

    def __init__(self, most: int, seconds: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Allow so many failures in a window of so many seconds; 0 allows any number."""
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._windows: dict[str, _Window] = {}
        self._lock = Lock()

    def require_few(self, host: str) -> None:
        """Let an address try.

        Raises:
            TooManyFailures: it has failed too often.
        """
        with self._lock:
            window = self._window(network_of(host))
        if window is not None and 0 < self._most <= window.failed:
            raise TooManyFailures(math.ceil(window.began + self._seconds - self._clock()) or 1)

    def note(self, host: str) -> None:
        """Count a failure."""
        if not self._most or not host or is_loopback(host):
            return
        address = network_of(host)
        with self._lock:
            window = self._window(address) or _Window(self._clock(), 0)
            if address not in self._windows and len(self._windows) >= MOST_ADDRESSES:
                del self._windows[next(iter(self._windows))]
            self._windows[address] = _Window(window.began, window.failed + 1)

    def _window(self, address: str) -> _Window | None:
        """The window of an address, if it is not over."""
        window = self._windows.get(address)
        if window is None or 0 <= self._clock() - window.began < self._seconds:
            return window
        del self._windows[address]  # a clock that was put back would keep it for longer
        return None
