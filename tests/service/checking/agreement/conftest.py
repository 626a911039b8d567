"""One checker with the real models for all tests of alerts that belong together."""

from collections.abc import Iterator

import pytest

from service.checking.checker import Checker
from service.checking.inline import Inline
from service.checking.resources import Resources


@pytest.fixture(scope="session")
def checker() -> Iterator[Checker]:
    made = Checker(Resources(), Inline())
    yield made
    made.close()
