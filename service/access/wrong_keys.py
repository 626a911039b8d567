"""Keys that were wrong a moment ago, so that a client that goes on showing one costs no database."""

import secrets
from collections.abc import Callable
from hashlib import blake2b
from threading import Lock

FRESH_SECONDS = 10
"""How long a wrong key is believed to be still wrong."""
MOST_KEYS = 10_000
"""Keys that are remembered; beyond that the one that was shown first goes."""


class WrongKeys:
    """Remembers hashes of wrong keys for a short time; safe to use from several threads.

    A key is random and made only once, so that one that is wrong does not become right but by a backup of the database.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        """Go by a clock (Unix time)."""
        self._clock = clock
        self._salt = secrets.token_bytes(16)
        self._shown: dict[bytes, float] = {}
        self._lock = Lock()

    def __contains__(self, key: str) -> bool:
        with self._lock:
            shown = self._shown.get(self._hash(key))
        return shown is not None and 0 <= self._clock() - shown < FRESH_SECONDS

    def add(self, key: str) -> None:
        """Remember a key that was just looked up in vain."""
        digest = self._hash(key)
        with self._lock:
            self._shown.pop(digest, None)
            if len(self._shown) >= MOST_KEYS:
                del self._shown[next(iter(self._shown))]
            self._shown[digest] = self._clock()

    def _hash(self, key: str) -> bytes:
        return blake2b(key.encode("utf-8", "replace"), digest_size=16, key=self._salt).digest()
