"""Keys that were shown a moment ago, so that most requests need no database."""

from collections.abc import Callable
from threading import Lock

from service.access.stores import StoredKey

FRESH_SECONDS = 5
"""How long a key is believed to be as it was read: a revocation acts after that time at the latest."""

_MOST = 10_000
"""Keys that are kept; beyond that the one that was kept first goes."""


class CachedKeys:
    """Keeps keys as they were read, for a short time; safe to use from several threads."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Go by a clock (Unix time)."""
        self._clock = clock
        self._kept: dict[str, tuple[StoredKey, float]] = {}
        self._lock = Lock()

    def get(self, key_id: str) -> StoredKey | None:
        """The key of an id, if it was kept a moment ago."""
        with self._lock:
            found = self._kept.get(key_id)
        # A clock that was put back would keep it for longer.
        if found is None or not 0 <= self._clock() - found[1] < FRESH_SECONDS:
            return None
        return found[0]

    def get_old(self, key_id: str) -> StoredKey | None:
        """The key of an id as it was kept last, however long ago."""
        with self._lock:
            found = self._kept.get(key_id)
        return found[0] if found else None

    def keep(self, key: StoredKey) -> None:
        """Keep a key that was just read, and that someone has proved to hold."""
        with self._lock:
            self._kept.pop(key.id, None)
            if len(self._kept) >= _MOST:
                del self._kept[next(iter(self._kept))]
            self._kept[key.id] = (key, self._clock())
