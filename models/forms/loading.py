"""The models of forms that ship: a folder ``models/weights/<code>-forms`` for each language."""

from functools import cache
from pathlib import Path

from models.forms.choice import FormChoice

__all__ = ["folder_of", "form_choice", "has_form_choice"]

_WEIGHTS = Path(__file__).resolve().parents[1] / "weights"


def folder_of(code: str) -> Path:
    """Where the model of a language (BCP 47 without region) is, if there is one."""
    return _WEIGHTS / f"{code}-forms"


@cache
def has_form_choice(code: str) -> bool:
    """Whether there is a model of a language."""
    return folder_of(code).is_dir()


@cache
def form_choice(code: str) -> FormChoice:
    """The model of a language, read once for all who need it.

    Raises:
        ModelError: there is none, or a file is damaged.
    """
    return FormChoice.load(folder_of(code))
