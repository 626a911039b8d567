"""One language server for the tests that only ask it something, beside the one service of all tests."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.service.lsp.editor import Editor
from tests.service.running import Running


@pytest.fixture(scope="module")
def editor(service: Running, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Editor]:
    made = Editor(service.data, tmp_path_factory.mktemp("project"))
    made.settings = {"language": "en-US", "delay": 20}
    made.start()
    yield made
    assert made.end() == 0


@pytest.fixture
def another(service: Running, tmp_path: Path) -> Iterator[Callable[[], Editor]]:
    """Starts further servers, which are ended with the test."""
    made: list[Editor] = []

    def start(**extra: str) -> Editor:
        made.append(Editor(service.data, tmp_path, **extra))
        return made[-1]

    yield start
    for one in made:
        if one.process.poll() is None:
            one.process.kill()
        one.left()
