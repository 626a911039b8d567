"""An empty database of each kind, and the same with its tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.storage.database import Database
from tests.service.storage.databases import KINDS, empty_database


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database without tables."""
    with empty_database(request.param, tmp_path) as made:
        yield made


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    """A database with its tables."""
    opened = Database.open(url)
    yield opened
    opened.close()
