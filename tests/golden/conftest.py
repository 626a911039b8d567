"""What the checker with all that ships finds in a text, once for all tests that ask."""

from collections.abc import Callable
from functools import cache

import pytest

from service.checking.options import Options
from service.checking.result import Result
from tests.shipped import checked

Check = Callable[[str, Options], Result]


@pytest.fixture(scope="session")
def check() -> Check:
    """Checks a text as the service does."""
    return cache(checked)
