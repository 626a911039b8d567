"""Imports that leave out what a library would load only because it is installed."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

__all__ = ["without"]


class _NotThere(MetaPathFinder):
    """Says of some packages that they are not installed."""

    def __init__(self, packages: frozenset[str]) -> None:
        self._packages = packages

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname in self._packages:
            raise ModuleNotFoundError(f"{fullname} is left out", name=fullname)
        return None


@contextmanager
def without(*packages: str) -> Iterator[None]:
    """Within it these packages are as if not installed; one that is loaded already stays.

    It holds for the whole process, so it is for commands of one thread. spaCy loads PyTorch where it can, and
    lemminflect loads spaCy: seconds for what a command never uses.
    """
    finder = _NotThere(frozenset(packages))
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
