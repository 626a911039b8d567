"""The checker with all that ships, loaded once."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from service.checking.checker import Checker
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.resources import Resources
from service.checking.result import Result

Check = Callable[[str, Options], Result]


@pytest.fixture(scope="session")
def check() -> Iterator[Check]:
    """Checks a text as the service does."""
    checker = Checker(Resources(), Inline())
    yield lambda text, options: asyncio.run(checker.check(text, options))
    checker.close()
