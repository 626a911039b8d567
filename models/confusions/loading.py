"""The models of confused words that ship: a folder ``models/weights/<code>-confusions`` for each language."""

from functools import cache
from pathlib import Path

from models.confusions.choice import WordChoice

__all__ = ["folder_of", "has_word_choice", "word_choice"]

_WEIGHTS = Path(__file__).resolve().parents[1] / "weights"


def folder_of(code: str) -> Path:
    """Where the model of a language (BCP 47 without region) is, if there is one."""
    return _WEIGHTS / f"{code}-confusions"


@cache
def has_word_choice(code: str) -> bool:
    """Whether there is a model of a language."""
    return folder_of(code).is_dir()


@cache
def word_choice(code: str) -> WordChoice:
    """The model of a language, read once for all who need it.

    Raises:
        ModelError: there is none, or a file is damaged.
    """
    return WordChoice.load(folder_of(code))
