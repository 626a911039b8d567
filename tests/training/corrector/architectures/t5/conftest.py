"""One small model that has learnt a few corrections, in both formats, for all tests here."""

from pathlib import Path

import pytest

from tests.models.corrector import tiny_models


@pytest.fixture(scope="session")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A T5 that knows ``tiny_models.PAIRS`` by heart, as Transformers saves it."""
    return tiny_models.trained_once(tmp_path_factory.mktemp("models"))


@pytest.fixture(scope="session")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same model for CTranslate2, int8."""
    return tiny_models.exported_once(tmp_path_factory.mktemp("models"))
