"""One real service for all tests of the WebSocket."""

from collections.abc import Iterator

import pytest

from tests.service.running import Running, running

MOST_SOCKETS = 12
"""Connections that a key may have open."""


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("socket"), "--sockets", str(MOST_SOCKETS)) as started:
        yield started
