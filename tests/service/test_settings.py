"""Settings from the environment."""

import pytest

from models.errors import ConfigError
from service.settings import Settings


def test_defaults() -> None:
    assert Settings.from_environment({}) == Settings(model="", device="cpu", threads=None)


def test_values() -> None:
    environment = {"EMEND_MODEL": "some/model", "EMEND_DEVICE": "cuda", "EMEND_THREADS": "2"}
    assert Settings.from_environment(environment) == Settings("some/model", "cuda", 2)


@pytest.mark.parametrize("threads", ["0", "-1", "two", "1.5", "²"])
def test_impossible_threads(threads: str) -> None:
    with pytest.raises(ConfigError, match="EMEND_THREADS must be a whole number"):
        Settings.from_environment({"EMEND_THREADS": threads})
