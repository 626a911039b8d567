"""One real service for all tests of the HTTP API."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.service.running import Running, running

PACK = Path(__file__).parent / "packs" / "acme"
"""A pack of one's own."""


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("service"), EMEND_RULES=str(PACK)) as started:
        yield started


@pytest.fixture(scope="session")
def client(service: Running) -> Iterator[httpx.Client]:
    with service.client() as made:
        yield made
