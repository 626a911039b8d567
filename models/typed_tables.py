"""Tables as read from TOML -> frozen dataclasses, with every key, type and bound checked."""

import types
from collections.abc import Mapping
from dataclasses import MISSING, Field, field, fields, is_dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from models.errors import ConfigError

T = TypeVar("T")

KINDS = {int: "a whole number", float: "a number", str: "a string", bool: "true or false", Path: "a path"}


def number(
    default: Any = MISSING,
    *,
    minimum: float | None = None,
    maximum: float | None = None,
    above: float | None = None,
    below: float | None = None,
) -> Any:
    """Declare a dataclass field for a number with inclusive (minimum, maximum) or exclusive bounds."""
    bounds = {"minimum": minimum, "maximum": maximum, "above": above, "below": below}
    return field(default=default, metadata={name: bound for name, bound in bounds.items() if bound is not None})


def build(kind: type[T], table: Mapping[str, Any], where: str) -> T:
    """Build the dataclass ``kind`` from a table; ``where`` begins every message (file, then the path of keys).

    Raises:
        ConfigError: an unknown or missing key, a wrong type, a value out of bounds, or one of ``kind.problems()``.
    """
    hints = get_type_hints(kind)
    known: dict[str, Field[Any]] = {entry.name: entry for entry in fields(kind)}  # type: ignore[arg-type]
    for key in table:
        if key not in known:
            near = get_close_matches(key, known, n=1)
            raise ConfigError(f"{where}: {key}: unknown key" + (f" (did you mean {near[0]}?)" if near else ""))
    values = {}
    for key, entry in known.items():
        if key in table:
            values[key] = convert(table[key], hints[key], f"{where}: {key}")
            check_bounds(values[key], entry.metadata, f"{where}: {key}")
        elif entry.default is MISSING and entry.default_factory is MISSING:
            raise ConfigError(f"{where}: {key}: missing")
    made = kind(**values)
    problems: dict[str, str] = getattr(made, "problems", dict)()
    for key, problem in problems.items():
        raise ConfigError(f"{where}: {key}: {problem}")
    return made


def convert(value: Any, hint: Any, where: str) -> Any:
    """Check ``value`` against a type annotation; whole numbers pass as floats, arrays become tuples.

    The words of a text make a ``frozenset[str]``.
    """
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is Any:
        return value
    if origin is Literal:
        if value not in arguments or isinstance(value, bool):
            raise ConfigError(f"{where}: must be one of {', '.join(map(str, arguments))}, not {value!r}")
        return value
    if origin in (Union, types.UnionType):
        return convert(value, next(kind for kind in arguments if kind is not type(None)), where)
    if origin is tuple:
        if not isinstance(value, list):
            raise ConfigError(f"{where}: must be an array, not {value!r}")
        return tuple(convert(entry, arguments[0], f"{where}[{place}]") for place, entry in enumerate(value))
    if origin is frozenset:
        return frozenset(convert(value, str, where).split())
    if origin is dict or is_dataclass(hint):
        if not isinstance(value, dict):
            raise ConfigError(f"{where}: must be a table, not {value!r}")
        if origin is dict:
            return {key: convert(entry, arguments[1], f"{where}.{key}") for key, entry in value.items()}
        return build(hint, value, where)
    if hint is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if not isinstance(value, hint) or (isinstance(value, bool) and hint is not bool):
        raise ConfigError(f"{where}: must be {KINDS.get(hint, hint.__name__)}, not {value!r}")
    return value


def check_bounds(value: Any, bounds: Mapping[str, float], where: str) -> None:
    """Refuse a number outside the bounds of its field."""
    for name, bound in bounds.items():
        within = {
            "minimum": value >= bound,
            "maximum": value <= bound,
            "above": value > bound,
            "below": value < bound,
        }[name]
        words = {"minimum": "at least", "maximum": "at most", "above": "above", "below": "below"}[name]
        if not within:
            raise ConfigError(f"{where}: must be {words} {bound:g}, not {value!r}")
