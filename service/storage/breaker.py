"""A circuit breaker: while the database does not answer, those who ask it are told at once, and one at a time tries."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from service.storage.errors import StorageError

RETRY_SECONDS = 1.0
"""How long the database is left alone after it has failed."""

_UNAVAILABLE = (OperationalError, InterfaceError, PoolTimeout)
"""What the database raises that cannot be used; other errors are about a statement."""


class Breaker:
    """Stands before one kind of transaction; safe to use from several threads."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Go by a clock that is never put back."""
        self._clock = clock
        self._lock = Lock()
        self._failed_at: float | None = None
        self._trying = False

    @property
    def open(self) -> bool:
        """Whether the last transaction failed because the database could not be used."""
        return self._failed_at is not None

    @contextmanager
    def guard(self) -> Iterator[None]:
        """Let a transaction try.

        Raises:
            StorageError: the database has just failed, and is left alone.
        """
        trial = self._enter()
        try:
            yield
        except _UNAVAILABLE:
            self._fail()
            raise
        else:
            self._succeed()
        finally:
            if trial:
                self._trying = False

    def _enter(self) -> bool:
        """Whether this is the one that tries after a failure."""
        with self._lock:
            if self._failed_at is None:
                return False
            if self._trying or self._clock() - self._failed_at < RETRY_SECONDS:
                raise StorageError("the database has just failed, and is left alone for a moment")
            self._trying = True
            return True

    def _fail(self) -> None:
        with self._lock:
            self._failed_at = self._clock()

    def _succeed(self) -> None:
        with self._lock:
            self._failed_at = None
