"""Imports packages without the parts of them that nobody needs who runs the models that ship.

* PyTorch describes all its operations in Python for its compiler, a third of the time that its import takes. Engines
  that run the models of others import what they need of that themselves (`import_rest_of_torch`).
* spaCy's package imports its command line, with all that downloads, trains and draws.
* structlog imports Rich, where that is installed, to print errors in colour.

These are left out while the packages are imported, and can be imported afterwards.
"""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import ModuleType
from typing import Any

__all__ = ["import_lean", "import_plain_logs", "import_rest_of_torch"]

_OF_TORCH = "torch._meta_registrations"
_OF_SPACY = ("spacy.cli", "spacy.cli.info")
_OF_STRUCTLOG = "rich"


def import_lean() -> None:
    """Import PyTorch and spaCy, unless they are there; one that cannot be found is missed by who needs it."""
    for package, parts in (("torch", (_OF_TORCH,)), ("spacy", _OF_SPACY)):
        if package not in sys.modules:
            with suppress(ModuleNotFoundError), _left_out(*parts):
                importlib.import_module(package)


def import_plain_logs() -> None:
    """Import structlog for logs that are read by programs, unless it is there."""
    if "structlog" not in sys.modules and _OF_STRUCTLOG not in sys.modules:
        with _left_out(_OF_STRUCTLOG):
            importlib.import_module("structlog")


def import_rest_of_torch() -> None:
    """Import what was left out of PyTorch, for what builds models without weights or compiles them."""
    importlib.import_module(_OF_TORCH)


@contextmanager
def _left_out(*names: str) -> Iterator[None]:
    """Have empty modules stand for some of a package while it is imported."""
    for name in names:
        module = ModuleType(name)
        module.__dict__.update(__path__=[], info=_info)
        sys.modules[name] = module
    try:
        yield
    finally:
        for name in names:
            package, _, own = name.rpartition(".")
            sys.modules.pop(name, None)
            sys.modules.get(package, ModuleType(package)).__dict__.pop(own, None)


def _info(*arguments: Any, **options: Any) -> Any:
    """``spacy.info``, by the module that has been left out."""
    return importlib.import_module(_OF_SPACY[-1]).info(*arguments, **options)
