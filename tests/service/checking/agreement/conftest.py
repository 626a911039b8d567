"""The checker with the real models, for all tests of alerts that belong together."""

import pytest

from service.checking.checker import Checker
from tests import shipped


@pytest.fixture
def checker() -> Checker:
    return shipped.checker()
