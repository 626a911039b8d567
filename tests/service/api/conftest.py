"""A second service for the tests of the HTTP API, with settings that the first does not have."""

from collections.abc import Iterator

import pytest

from tests.service.running import Running, running


@pytest.fixture(scope="session")
def open_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A service that lets in requests without a key and has no dictionary of definitions."""
    folder = tmp_path_factory.mktemp("open")
    with running(folder, "--anonymous", "--wordnet-dir", str(folder / "nowhere")) as started:
        yield started
