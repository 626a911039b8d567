"""A real service, and clients of it that the generators of others have made; ``make test-clients`` runs these tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.service.running import ROOT, Running, running

FOLDER = ROOT / os.environ.get("EMEND_TEST_CLIENTS", "")
"""Where the generators are installed."""

collect_ignore_glob = [] if os.environ.get("EMEND_TEST_CLIENTS") else ["test_*.py"]


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("service")) as started:
        yield started


@pytest.fixture
def document(service: Running, tmp_path: Path) -> Path:
    """The OpenAPI document of the service."""
    path = tmp_path / "openapi.json"
    path.write_bytes(httpx.get(service.url + "/openapi.json").content)
    return path
