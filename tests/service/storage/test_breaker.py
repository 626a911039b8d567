"""A database that cannot be used costs those who ask it no time, but one now and then."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError

from service.storage.breaker import RETRY_SECONDS, Breaker
from service.storage.database import Database, sqlite_url
from service.storage.errors import StorageError

LIMIT = 0.2
"""Seconds that the database may take here."""


@dataclass
class Clock:
    now: float = 100.0

    def __call__(self) -> float:
        return self.now


def fails(breaker: Breaker) -> type[Exception]:
    """What comes of a transaction with a database that is not there."""
    with pytest.raises((OperationalError, StorageError)) as found, breaker.guard():
        raise OperationalError("SELECT 1", None, OSError())
    return found.type


def test_after_a_failure_it_is_left_alone_for_a_moment() -> None:
    clock = Clock()
    breaker = Breaker(clock)
    assert [fails(breaker) for _ in range(3)] == [OperationalError, StorageError, StorageError]
    clock.now += RETRY_SECONDS
    assert [fails(breaker) for _ in range(2)] == [OperationalError, StorageError]
    clock.now += RETRY_SECONDS
    with breaker.guard():
        pass
    assert not breaker.open


def test_one_at_a_time_tries_whether_it_is_back() -> None:
    clock = Clock()
    breaker = Breaker(clock)
    fails(breaker)
    clock.now += RETRY_SECONDS
    with breaker.guard():
        assert fails(breaker) is StorageError
    with breaker.guard(), breaker.guard():
        pass


def test_an_error_about_a_statement_is_none_of_the_database() -> None:
    breaker = Breaker()
    with pytest.raises(IntegrityError), breaker.guard():
        raise IntegrityError("INSERT", None, OSError())
    assert not breaker.open


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the lock of writers."""
    with closing(sqlite3.connect(folder / "emend.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


def write(database: Database) -> float:
    """The seconds that a write takes that fails."""
    started = time.monotonic()
    with pytest.raises(StorageError), database.write() as connection:
        connection.execute(text("DELETE FROM keys"))
    return time.monotonic() - started


def test_a_locked_database_is_opened_and_read_and_refuses_writers_soon(tmp_path: Path) -> None:
    Database.open(sqlite_url(tmp_path)).close()
    with locked(tmp_path):
        started = time.monotonic()
        database = Database.open(sqlite_url(tmp_path), LIMIT)
        assert time.monotonic() - started < 5
        first, second = write(database), write(database)
        assert LIMIT <= first < 5
        assert second < LIMIT
        with pytest.raises(StorageError):
            database.ping()
        assert database.readable
        assert not database.writable
    time.sleep(RETRY_SECONDS)
    database.ping()
    assert database.writable
    database.close()
