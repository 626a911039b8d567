"""Reads the files of a Vale style: one rule each, in YAML."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from models.errors import InputError

__all__ = ["StyleRule", "read_style"]

_ENDINGS = (".yml", ".yaml")
_TEXTS = ("message", "level", "link", "extends")
_LISTS = ("tokens", "raw", "exceptions")


@dataclass(frozen=True, slots=True)
class StyleRule:
    """A file of a style.

    Attributes:
        file: seen from the folder of the style.
        kind: what it extends: ``existence``, ``substitution`` ...
        message: with ``%s`` for words.
        level: ``error``, ``warning`` or ``suggestion``.
        link: an address where more is told.
        scope: the parts of a text it is about.
        tokens: what it looks for.
        raw: parts of one expression that stand behind each other.
        exceptions: what it leaves alone.
        swap: what is to be replaced, and by what.
        action: what may be done about it, and with what.
        values: all keys.
        fault: why it cannot be read; empty if it can.
    """

    file: str
    kind: str = ""
    message: str = ""
    level: str = "suggestion"
    link: str = ""
    scope: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    raw: tuple[str, ...] = ()
    exceptions: tuple[str, ...] = ()
    swap: Mapping[str, str] = field(default_factory=dict)
    action: tuple[str, tuple[str, ...]] = ("", ())
    values: Mapping[str, Any] = field(default_factory=dict)
    fault: str = ""

    def is_set(self, key: str) -> bool:
        """Whether a key is true."""
        return str(self.values.get(key, "")).lower() == "true"


def read_style(folder: Path) -> Iterator[StyleRule]:
    """The rules of a folder, by file; one that cannot be read says why.

    Raises:
        InputError: there is no such folder, or no file of a rule in it.
    """
    if not folder.is_dir():
        raise InputError(f"{folder}: there is no such folder")
    files = sorted(path for path in folder.rglob("*") if path.suffix in _ENDINGS and path.is_file())
    if not files:
        raise InputError(f"{folder}: there is no rule of Vale in it (a file that ends in .yml)")
    for path in files:
        name = path.relative_to(folder).as_posix()
        try:
            values = yaml.load(path.read_text("utf-8-sig"), yaml.BaseLoader)  # noqa: S506 - it makes texts alone
        except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
            yield StyleRule(name, fault=f"no YAML: {' '.join(str(error).split())}")
            continue
        try:
            yield _rule(name, values)
        except ValueError as error:
            yield StyleRule(name, fault=str(error))


def _rule(name: str, values: object) -> StyleRule:
    """A rule.

    Raises:
        ValueError: it is none.
    """
    if not isinstance(values, dict):
        raise ValueError("no rule: it has no keys")
    for key in _TEXTS:
        if key in values and not isinstance(values[key], str):
            raise ValueError(f"{key} is no text")
    if not values.get("extends"):
        raise ValueError("no rule: extends is missing")
    if not values.get("message"):
        raise ValueError("message is missing")
    lists = {key: _texts(key, values.get(key, [])) for key in _LISTS}
    scope = values.get("scope") or []
    swap = values.get("swap") or {}
    if isinstance(swap, list):
        swap = {key: value for one in swap if isinstance(one, dict) for key, value in one.items()}
    if not isinstance(swap, dict):
        raise ValueError("swap is no table")
    action = values.get("action") or {}
    params = action.get("params") if isinstance(action, dict) else None
    return StyleRule(
        file=name,
        kind=values["extends"],
        message=values["message"].strip(),
        level=values.get("level", "suggestion"),
        link=values.get("link", ""),
        scope=_texts("scope", scope if isinstance(scope, list) else [scope]),
        tokens=lists["tokens"],
        raw=lists["raw"],
        exceptions=lists["exceptions"],
        swap={str(key): str(value) for key, value in swap.items()},
        action=(str(action.get("name", "")), _texts("params", params)) if isinstance(action, dict) else ("", ()),
        values=values,
    )


def _texts(key: str, values: object) -> tuple[str, ...]:
    if not values:
        return ()
    if not isinstance(values, Sequence) or isinstance(values, str):
        raise ValueError(f"{key} is no list")
    return tuple(str(value) for value in values if value)
