"""Finds and reads rule packs.

A pack is a file ``service/rules/<language>/<subject>.toml``, or one of a folder of it, ``<subject>/<part>.toml``. Keys
at its top, and those of a ``[[table]]``, hold for all rules below them. ``lists.toml`` of a language holds word lists
for its patterns.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import service.rules
from models.errors import ConfigError
from service.checking.checks.rules.packs.schema import Rule, read_rule

__all__ = ["ANY", "FOLDER", "folders", "lists_of", "read_all", "read_packs"]

FOLDER = Path(service.rules.__file__).parent
"""Where the packs lie."""
ANY = "any"
"""The folder of rules for all languages."""
_LISTS = "lists.toml"


def folders(root: Path = FOLDER) -> tuple[str, ...]:
    """The languages that have packs, ``any`` included."""
    return tuple(sorted(path.name for path in root.iterdir() if path.is_dir() and any(path.rglob("*.toml"))))


@cache
def read_packs(language: str, root: Path = FOLDER) -> tuple[Rule, ...]:
    """The rules of a folder in the order of files and entries; none if there is no such folder.

    Raises:
        ConfigError: a pack is no TOML or has a rule that is not as it should be, or two rules have one id.
    """
    rules: dict[str, Rule] = {}
    folder = root / language
    for path in sorted(folder.rglob("*.toml")):
        if path == folder / _LISTS:
            continue
        for values in _entries(path, root):
            rule = read_rule(values, language, path.relative_to(folder).as_posix())
            if rule.id in rules:
                raise rule.error(f"the id is that of a rule in {rules[rule.id].file}")
            rules[rule.id] = rule
    return tuple(rules.values())


def read_all(root: Path = FOLDER) -> None:
    """Read the packs of all languages, so that a broken one is known at the start and not at the first text.

    Raises:
        ConfigError: a pack or list is not as it should be; the message names file and rule, or line.
    """
    for language in folders(root):
        read_packs(language, root)
        lists_of(language, root)


@cache
def lists_of(language: str, root: Path = FOLDER) -> Mapping[str, str]:
    """The word lists of a folder and, for a regional variant, those of its language.

    Raises:
        ConfigError: the file is no TOML, or something in it is no text.
    """
    path = root / language / _LISTS
    own = _toml(path, root) if path.is_file() else {}
    for name, words in own.items():
        if not isinstance(words, str) or not words.strip():
            raise _error(path, root, f"{name} must be a text with words")
    base = language.partition("-")[0]
    return {**(lists_of(base, root) if base != language else {}), **own}


def _toml(path: Path, root: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise _error(path, root, error) from error


def _entries(path: Path, root: Path) -> Iterator[dict[str, Any]]:
    """The rules of a pack, each with the keys it inherits."""
    values = _toml(path, root)
    rules, tables = _list(values.pop("rule", []), path, root), _list(values.pop("table", []), path, root)
    if not rules and not tables:
        raise _error(path, root, "there is no rule in it")
    for rule in rules:
        yield {**values, **rule}
    for table in tables:
        for rule in _list(table.pop("rules", None), path, root):
            yield {**values, **table, **rule}


def _list(entries: object, path: Path, root: Path) -> list[dict[str, Any]]:
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise _error(path, root, "rules stand under [[rule]], or under the [[table.rules]] of a [[table]]")
    return entries


def _error(path: Path, root: Path, problem: object) -> ConfigError:
    return ConfigError(f"service/rules/{path.relative_to(root).as_posix()}: {problem}")
