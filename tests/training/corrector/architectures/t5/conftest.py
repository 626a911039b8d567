"""The small model that has learnt a few corrections, as the tests of correctors have it."""

from tests.models.corrector.conftest import exported, trained

__all__ = ["exported", "trained"]
