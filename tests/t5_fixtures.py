"""One small T5 that has learnt a few corrections, in both formats, for all tests that want one (``tests/conftest.py``).

What makes it is imported when a test asks: every run of pytest reads this file.
"""

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A T5 that knows ``tiny_models.PAIRS`` by heart, as Transformers saves it."""
    from tests.models.corrector import tiny_models

    return tiny_models.trained_once(tmp_path_factory.mktemp("models"))


@pytest.fixture(scope="session")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same model for CTranslate2, int8."""
    from tests.models.corrector import tiny_models

    return tiny_models.exported_once(tmp_path_factory.mktemp("models"))


@pytest.fixture(scope="session")
def prompted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A T5 that corrects after ``tiny_models.PROMPT`` only."""
    from tests.models.corrector import tiny_models

    return tiny_models.prompted_once(tmp_path_factory.mktemp("models"))
