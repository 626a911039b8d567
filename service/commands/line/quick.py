"""Reading of a line that is plainly right, without Typer, whose loading takes longer than the check of a small file."""

import os
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from pathlib import Path
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin

from service.commands.line.options import DeclaredFlag, declared

__all__ = ["quickly"]

_Line = TypeVar("_Line")


class _NotPlainError(Exception):
    """Here Typer has to say what this means."""


def quickly(kind: type[_Line], words: Sequence[str], environment: Mapping[str, str] = os.environ) -> _Line | None:
    """A line as Typer would read it, None where that is left to Typer: help, mistakes, numbers, values like flags.

    Args:
        kind: the data class of the flags.
        words: those behind the command's name.
        environment: what gives flags that have a variable.
    """
    flags = {name: flag for flag in declared(kind) if not flag.option.argument for name in flag.names}
    argument = next(flag for flag in declared(kind) if flag.option.argument)
    values: dict[str, Any] = {}
    rest = list(words)
    try:
        while rest:
            word = rest.pop(0)
            if word == "--":
                values.setdefault(argument.name, []).extend(rest)
                break
            if word == "-" or not word.startswith("-"):
                values.setdefault(argument.name, []).append(word)
                continue
            name, sign, value = word.partition("=")
            _put(values, flags.get(name), value if sign else None, rest)
        for flag in flags.values():
            if flag.option.variable and flag.name not in values and (given := environment.get(flag.option.variable)):
                values[flag.name] = _reader(flag)(given)
    except (_NotPlainError, ValueError):
        return None
    return kind(**values)


def _put(values: dict[str, Any], flag: DeclaredFlag | None, value: str | None, rest: list[str]) -> None:
    """Put the value of a flag among the others; without a sign of equality it is the next word."""
    if flag is None:
        raise _NotPlainError
    kind = _plain(flag.annotation)
    if kind is bool:
        if value is not None:
            raise _NotPlainError
        values[flag.name] = True
        return
    if value is None:
        if not rest or (rest[0].startswith("-") and rest[0] != "-"):
            raise _NotPlainError
        value = rest.pop(0)
    if kind is list:
        values.setdefault(flag.name, []).append(value)
    else:
        values[flag.name] = _reader(flag)(value)


def _reader(flag: DeclaredFlag) -> Callable[[str], Any]:
    """What makes a value of a word; ``ValueError`` says that it is none."""
    kind = _plain(flag.annotation)
    if kind in (str, Path) or issubclass(kind, Enum):
        return kind  # type: ignore[no-any-return]
    raise _NotPlainError


def _plain(annotation: Any) -> Any:
    """The type of a value that is there: ``list`` of ``list[str] | None``."""
    if isinstance(annotation, UnionType):
        annotation = next(one for one in get_args(annotation) if one is not type(None))
    return get_origin(annotation) or annotation
