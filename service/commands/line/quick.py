"""Reading of a line that is plainly right by argparse: Typer's loading takes longer than the check of a small file."""

import os
from argparse import SUPPRESS, ArgumentParser
from collections.abc import Mapping, Sequence
from enum import Enum
from pathlib import Path
from types import UnionType
from typing import Any, NoReturn, TypeVar, get_args, get_origin

from service.commands.line.options import DeclaredFlag, declared

__all__ = ["quickly"]

_Line = TypeVar("_Line")


class _NotPlainError(Exception):
    """Here Typer has to say what this means."""


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _NotPlainError(message)


def quickly(kind: type[_Line], words: Sequence[str], environment: Mapping[str, str] = os.environ) -> _Line | None:
    """A line as Typer would read it, None where that is left to Typer: help, mistakes and numbers.

    Args:
        kind: the data class of the flags.
        words: those behind the command's name.
        environment: what gives flags that have a variable.
    """
    parser = _Parser(add_help=False, allow_abbrev=False, argument_default=SUPPRESS)
    for flag in declared(kind):
        _add(parser, flag, environment)
    try:
        values = vars(parser.parse_intermixed_args(list(words)))
    except _NotPlainError:
        return None
    return kind(**{name: value for name, value in values.items() if value != []})


def _add(parser: ArgumentParser, flag: DeclaredFlag, environment: Mapping[str, str]) -> None:
    """Have a flag read, unless it is of a type that Typer alone reads."""
    kind = _plain(flag.annotation)
    if flag.option.argument:
        parser.add_argument(flag.name, nargs="*")
    elif kind is bool:
        parser.add_argument(*flag.names, dest=flag.name, action="store_true")
    elif kind is list:
        parser.add_argument(*flag.names, dest=flag.name, action="append")
    elif kind in (str, Path) or issubclass(kind, Enum):
        given = environment.get(flag.option.variable or "") or SUPPRESS
        parser.add_argument(*flag.names, dest=flag.name, type=kind, default=given)


def _plain(annotation: Any) -> Any:
    """The type of a value that is there: ``list`` of ``list[str] | None``."""
    if isinstance(annotation, UnionType):
        annotation = next(one for one in get_args(annotation) if one is not type(None))
    return get_origin(annotation) or annotation
