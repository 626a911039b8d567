"""Access to keys that are stored in an empty database of each kind, at a time that tests can move."""

import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from service.access.access import Access
from service.access.secrets import Secret, Secrets
from service.storage.database import Database, sqlite_url
from service.storage.keys import KeyRecord, KeyTable
from tests.service.storage.databases import KINDS, empty_database

NOON = 1_777_636_800.0
"""2026-05-01T12:00:00Z."""


@dataclass
class Clock:
    """Gives the time; tests move it."""

    now: float = NOON

    def __call__(self) -> float:
        return self.now


class CountedKeys(KeyTable):
    """The table of keys, which counts how often it is read and written."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.reads = 0
        self.touches = 0

    def get(self, key_id: str) -> KeyRecord | None:
        self.reads += 1
        return super().get(key_id)

    def touch(self, used: Mapping[str, int]) -> None:
        self.touches += 1
        super().touch(used)


@pytest.fixture
def clock() -> Clock:
    """Noon of a day."""
    return Clock()


@pytest.fixture
def secrets() -> Secrets:
    """One secret."""
    return Secrets((Secret(b"newest" * 8),))


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with its tables, to be copied."""
    folder = tmp_path_factory.mktemp("migrated")
    Database.open(sqlite_url(folder)).close()
    return folder / "emend.db"


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path, migrated: Path) -> Iterator[Database]:
    """A database with its tables."""
    with empty_database(request.param, tmp_path) as url:
        if request.param == "sqlite":
            shutil.copy(migrated, tmp_path)
        opened = Database.open(url)
        yield opened
        opened.close()


@pytest.fixture
def store(database: Database) -> CountedKeys:
    """The table of keys."""
    return CountedKeys(database)


@pytest.fixture
def access(store: CountedKeys, secrets: Secrets, clock: Clock) -> Access:
    """Access to them."""
    return Access(store, secrets, clock)
