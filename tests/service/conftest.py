"""One real service for all tests of a process that can share it."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.models.overlap import encyclopedia
from tests.service.running import EMEND, ROOT, Running, running

PACK = Path(__file__).parent / "api" / "packs" / "acme"
"""A pack of one's own."""
MOST_SOCKETS = 12
"""Connections that a key may have open."""


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A service with a pack of rules besides ours, and an index that ``emend overlap build`` has made."""
    folder = tmp_path_factory.mktemp("service")
    dump, index = encyclopedia.write(folder / "Ourpedia.txt"), folder / "our.index"
    subprocess.run([*EMEND, "overlap", "build", dump, "--index", index], cwd=ROOT, check=True, capture_output=True)
    flags = ("--sockets", str(MOST_SOCKETS), "--overlap-index", str(index))
    with running(folder, *flags, EMEND_RULES=str(PACK)) as started:
        yield started


@pytest.fixture(scope="session")
def client(service: Running) -> Iterator[httpx.Client]:
    """A client with the local key."""
    with service.client() as made:
        yield made
