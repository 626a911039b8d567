"""Reads rule packs.

The files of a pack are ``<language>/<subject>.toml``, or those of a folder, ``<language>/<subject>/<part>.toml``. Keys
at the top of one, and those of a ``[[table]]``, hold for all rules below them. ``lists.toml`` of a language, and
files beside it whose names begin so, hold word lists for its patterns.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from models.errors import ConfigError
from models.prepared import packed, prepared, unpacked
from service import checking
from service.checking.checks.rules.packs.pack import FOLDER, OURS, Pack
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.packs.schema import read_rule

__all__ = ["ANY", "FOLDER", "folders", "lists_of", "names_of", "read_all", "read_packs", "sources_of"]

ANY = "any"
"""The folder of rules for all languages."""
_LISTS = "lists.*toml"
"""Long lists stand in further files beside ``lists.toml``, such as ``lists.verbs.toml``."""


def folders(pack: Pack = OURS) -> tuple[str, ...]:
    """The languages that a pack has rules for, ``any`` included."""
    return tuple(sorted(path.name for path in pack.root.iterdir() if path.is_dir() and any(path.rglob("*.toml"))))


@cache
def read_packs(language: str, pack: Pack = OURS) -> tuple[Rule, ...]:
    """The rules of a pack for a language in the order of files and entries; none if there is no such folder.

    Raises:
        ConfigError: a file is no TOML or has a rule that is not as it should be, or two rules have one id.
    """
    if pack == OURS:
        kept = _kept().get(language, _NONE).content
        return tuple(Rule.kept(values, language) for values in (unpacked(kept) if kept else ()))
    return _read(language, pack)


def names_of(pack: Pack = OURS, *, whole: bool = False) -> frozenset[str]:
    """What alerts call the rules of a pack, of all languages; of ours no rule is read for that.

    Args:
        pack: whose rules.
        whole: those alone that rewrite a construction as a whole.

    Raises:
        ConfigError: the pack cannot be read.
    """
    if pack == OURS:
        named = ((language, of.whole if whole else of.ids) for language, of in _kept().items())
        return frozenset(pack.name_of(language, one) for language, ids in named for one in ids)
    rules = (rule for language in folders(pack) for rule in read_packs(language, pack))
    return frozenset(rule.name for rule in rules if rule.whole or not whole)


def sources_of(pack: Pack) -> list[Path]:
    """The files of a pack, its lists included."""
    return sorted(pack.root.rglob("*.toml"))


class _Kept(NamedTuple):
    """Our rules for a language: all ids, those that rewrite a construction as a whole, and the rules, still packed."""

    ids: tuple[str, ...]
    whole: tuple[str, ...]
    content: bytes


_NONE = _Kept((), (), b"")


@cache
def _kept() -> dict[str, _Kept]:
    """Our rules by language, as they are kept on disk: few texts ask for more than one."""
    code = [*sorted(Path(__file__).parent.glob("*.py")), *sorted(Path(checking.__file__).parent.glob("*.py"))]
    return {
        language: _Kept(*kept) for language, kept in prepared("rules", [*sources_of(OURS), *code], _work_out).items()
    }


def _work_out() -> dict[str, tuple[tuple[str, ...], tuple[str, ...], bytes]]:
    kept = {}
    for language in folders():
        lists_of(language)
        rules = _read(language, OURS)
        content: list[Any] = [rule.to_keep() for rule in rules]
        whole = tuple(rule.id for rule in rules if rule.whole)
        kept[language] = (tuple(rule.id for rule in rules), whole, packed(content))
    return kept


def _read(language: str, pack: Pack) -> tuple[Rule, ...]:
    """The rules of a pack for a language, from its files."""
    rules: dict[str, Rule] = {}
    folder = pack.root / language
    for path in sorted(folder.rglob("*.toml")):
        if path.parent == folder and path.match(_LISTS):
            continue
        for values in _entries(path, pack):
            rule = read_rule(values, language, path.relative_to(folder).as_posix(), pack)
            if rule.id in rules:
                raise rule.error(f"the id is that of a rule in {rules[rule.id].file}")
            rules[rule.id] = rule
    return tuple(rules.values())


def read_all(pack: Pack) -> None:
    """Read the rules of all languages, so that a broken one is known at the start and not at the first text.

    Those of ours are sound where they are kept.

    Raises:
        ConfigError: a file or list is not as it should be; the message names file, line and rule.
    """
    for language in folders(pack):
        read_packs(language, pack)
        lists_of(language, pack)


@cache
def lists_of(language: str, pack: Pack = OURS) -> Mapping[str, str]:
    """The word lists for a language and, for a regional variant, those of its language; packs of one's own see ours.

    Raises:
        ConfigError: a file is no TOML, something in it is no text, or two files have a list of one name.
    """
    own: dict[str, str] = {}
    for path in sorted((pack.root / language).glob(_LISTS)):
        for name, words in _toml(path, pack).items():
            if not isinstance(words, str) or not words.strip():
                raise pack.error(_file(path, pack), f"{name} must be a text with words", key=name)
            if name in own:
                raise pack.error(_file(path, pack), f"{name} is a list of another file, too", key=name)
            own[name] = words
    base = language.partition("-")[0]
    shared = lists_of(language) if pack.name else {}
    return {**shared, **(lists_of(base, pack) if base != language else {}), **own}


def _file(path: Path, pack: Pack) -> str:
    return path.relative_to(pack.root).as_posix()


def _toml(path: Path, pack: Pack) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise pack.error(_file(path, pack), error) from error


def _entries(path: Path, pack: Pack) -> Iterator[dict[str, Any]]:
    """The rules of a file, each with the keys it inherits."""
    values = _toml(path, pack)

    def rules_in(entries: object) -> list[dict[str, Any]]:
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise fail("rules stand under [[rule]], or under the [[table.rules]] of a [[table]]")
        return entries

    def fail(problem: str) -> ConfigError:
        return pack.error(_file(path, pack), problem)

    rules, tables = rules_in(values.pop("rule", [])), rules_in(values.pop("table", []))
    if not rules and not tables:
        raise fail("there is no rule in it")
    for rule in rules:
        yield {**values, **rule}
    for table in tables:
        for rule in rules_in(table.pop("rules", None)):
            yield {**values, **table, **rule}
