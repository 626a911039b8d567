"""What letting a key in leaves to be written, kept until there is time: to read a key nothing has to be written."""

from collections import Counter
from collections.abc import Callable
from threading import Lock

from service.access.stores import KeyStore


class WrittenBehind:
    """Last uses of keys, their new hashes and refusals, written in batches; safe to use from several threads.

    All of it may be lost without harm: a last use is noted again with the next one, and a key whose hash is of an older
    secret is hashed anew when it is next read.
    """

    def __init__(self, keys: KeyStore, clock: Callable[[], float]) -> None:
        """Write to a store; the clock gives the Unix time in seconds."""
        self._store = keys
        self._clock = clock
        self._refused: Counter[tuple[str, str]] = Counter()
        self._used: dict[str, int] = {}
        self._hashes: dict[str, tuple[bytes, bytes]] = {}
        self._lock = Lock()

    def used(self, key_id: str, now: int) -> None:
        """Note that a key was used, at a Unix time in seconds."""
        with self._lock:
            self._used[key_id] = now

    def hashed(self, key_id: str, old: bytes, new: bytes) -> None:
        """Note another hash of the same key, to be put in the place of one."""
        with self._lock:
            self._hashes[key_id] = old, new

    def refused(self, key_id: str, reason: str) -> None:
        """Note that a key, or with an empty id something that is none, was refused."""
        with self._lock:
            self._refused[key_id, reason] += 1

    def write(self) -> None:
        """Write what was noted since; blocks. What cannot be written stays for the next time.

        Raises:
            Exception: what the store raises.
        """
        with self._lock:
            used, self._used = self._used, {}
            hashes, self._hashes = self._hashes, {}
            refused, self._refused = self._refused, Counter()
        try:
            if used:
                self._store.touch(used)
                used = {}
            for key_id, (old, new) in list(hashes.items()):
                self._store.replace_hash(key_id, old, new)
                del hashes[key_id]
            if refused:
                self._store.note_refusals(refused, int(self._clock()))
                refused = Counter()
        finally:
            with self._lock:
                self._used = used | self._used
                self._hashes = hashes | self._hashes
                self._refused += refused
