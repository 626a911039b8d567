"""The models of one kind that ship: a folder ``models/weights/<code>-<kind>`` for each language."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Generic, TypeVar

__all__ = ["ShippedModels"]

_WEIGHTS = Path(__file__).resolve().parents[1] / "weights"

_Model = TypeVar("_Model")


class ShippedModels(Generic[_Model]):
    """Gives the model of each language (BCP 47 without region), read once for all who need it."""

    def __init__(self, kind: str, load: Callable[[Path], _Model]) -> None:
        """Take how their folders end, and what reads one."""
        self._kind = kind
        self._read = cache(lambda code: load(self.folder_of(code)))
        self._is_there = cache(lambda code: self.folder_of(code).is_dir())

    def folder_of(self, code: str) -> Path:
        """Where the model of a language is, if there is one."""
        return _WEIGHTS / f"{code}-{self._kind}"

    def covers(self, code: str) -> bool:
        """Whether there is a model of a language."""
        return self._is_there(code)

    def of(self, code: str) -> _Model:
        """The model of a language.

        Raises:
            ModelError: there is none, or a file is damaged.
        """
        return self._read(code)
