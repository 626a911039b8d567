"""Keys are let in without a write: a database that is locked, full or read-only serves them all the same."""

import sqlite3
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from service.access.access import Access
from service.access.secrets import Secret, Secrets
from service.storage.database import Database, sqlite_url
from service.storage.errors import StorageError
from service.storage.keys import KeyTable
from tests.service.access.conftest import Clock, CountedKeys

OLD = Secret(b"before" * 8)


class Unwritable(KeyTable):
    """A table that cannot be written for a while."""

    broken = True

    def touch(self, used: Mapping[str, int]) -> None:
        if self.broken:
            raise StorageError("the disk is full")
        super().touch(used)


def test_a_locked_database_lets_keys_in_at_once(tmp_path: Path, secrets: Secrets, clock: Clock) -> None:
    database = Database.open(sqlite_url(tmp_path))
    keys = KeyTable(database)
    key = Access(keys, Secrets((OLD,)), clock).keys.create("Mine")  # its hash is to be made anew, too
    access = Access(keys, Secrets((secrets.newest, OLD)), clock)
    with closing(sqlite3.connect(tmp_path / "emend.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        started = time.monotonic()
        assert access.authenticate(f"Bearer {key.text}").id == key.id
        assert time.monotonic() - started < 2
        other.rollback()
    access.behind.write()
    stored = keys.get(key.id)
    database.close()
    assert stored is not None
    assert (stored.last_used, stored.hash) == (int(clock.now), key.hash(secrets.newest))


def test_a_database_that_can_only_be_read_lets_keys_in(tmp_path: Path, secrets: Secrets, clock: Clock) -> None:
    database = Database.open(sqlite_url(tmp_path))
    key = Access(KeyTable(database), secrets, clock).keys.create("Mine")
    with database.read() as connection:
        connection.exec_driver_sql("PRAGMA query_only = ON")  # of the one connection that the pool has made
    access = Access(KeyTable(database), secrets, clock)
    assert access.authenticate(f"Bearer {key.text}").id == key.id
    with pytest.raises(StorageError):
        access.behind.write()
    database.close()


def test_many_uses_are_one_transaction(access: Access, store: CountedKeys, clock: Clock) -> None:
    keys = [access.keys.create(f"Key {number}") for number in range(20)]
    for key in keys:
        access.authenticate(f"Bearer {key.text}")
    access.behind.write()
    access.behind.write()
    assert store.touches == 1
    assert {key.last_used for key in access.keys.list()} == {int(clock.now)}


def test_what_could_not_be_written_is_written_later(database: Database, secrets: Secrets, clock: Clock) -> None:
    keys = Unwritable(database)
    access = Access(keys, secrets, clock)
    early, late = access.keys.create("Early"), access.keys.create("Late")
    access.authenticate(f"Bearer {early.text}")
    with pytest.raises(StorageError):
        access.behind.write()
    access.authenticate(f"Bearer {late.text}")
    keys.broken = False
    access.behind.write()
    assert {key.last_used for key in keys.all()} == {int(clock.now)}
