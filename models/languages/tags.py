"""The language tags of BCP 47 that are known, and which of them a given tag means.

Tags are matched by the lookup of RFC 4647, section 3.4: in any letter case, leaving out subtags from the end until
something is known. A language without a region stands for all its variants.
"""

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from models.language_folders import language_tables

__all__ = ["Language", "accepted_pattern", "languages", "primary", "resolve", "variants_of"]

_SUBTAGS = r"(?:[-_][A-Za-z0-9]{1,8}){0,6}"
"""RFC 5646, section 4.4.1: the longest tag without extensions has seven subtags."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language or a regional variant of one.

    Attributes:
        tag: BCP 47 tag as it is written: ``en``, ``en-GB``.
        name: in English.
        scripts: ISO 15924 codes of the scripts it is written in; empty for a variant.
        letters: of native words, lower case; of Latin script, those besides a to z. Given where languages share a
            script.
        aliases: other tags that mean it or have it for their nearest.
    """

    tag: str
    name: str
    scripts: tuple[str, ...]
    letters: frozenset[str]
    aliases: tuple[str, ...]


@cache
def languages() -> dict[str, Language]:
    """All known languages and variants by their tags, in alphabetical order."""
    found = {}
    for code, table in language_tables().items():
        found[code] = Language(code, table.name, table.scripts, frozenset(table.letters), table.aliases)
        for tag, variant in table.variants.items():
            found[tag] = Language(tag, variant.name, (), frozenset(), variant.aliases)
    return dict(sorted(found.items()))


@cache
def _by_lower_case() -> dict[str, str]:
    aliases = {alias.lower(): tag for tag, language in languages().items() for alias in language.aliases}
    return {tag.lower(): tag for tag in languages()} | aliases


@lru_cache(1024)
def primary(tag: str) -> str:
    """The language of a tag without script and region: ``en`` for ``en-GB``."""
    return re.split("[-_]", tag, maxsplit=1)[0].lower()


@cache
def variants_of(language: str) -> tuple[str, ...]:
    """The regional variants of a language (``en``); empty where none are told apart."""
    return tuple(tag for tag in languages() if "-" in tag and primary(tag) == language)


def resolve(tag: str) -> str | None:
    """The known tag that a tag means or that is nearest to it, None where there is none.

    ``DE-de`` is ``de-DE``, ``fr-CA`` is ``fr``, ``en-IN`` is ``en-GB``, ``no`` is ``nb``, ``pl`` is ``pl-PL``;
    ``en`` stays ``en``, as its variant is open. An underscore may stand for a hyphen.
    """
    if not re.fullmatch(f"[A-Za-z]{{2,8}}{_SUBTAGS}", tag):
        return None
    subtags = tag.lower().replace("_", "-").split("-")
    for length in range(len(subtags), 0, -1):
        if (known := _by_lower_case().get("-".join(subtags[:length]))) is not None:
            return known
    return None


@cache
def accepted_pattern() -> str:
    """A regular expression (ECMA-262, RE2, Python) for exactly the tags that ``resolve`` knows."""
    first = sorted({primary(tag) for tag in _by_lower_case()})
    choices = "|".join("".join(f"[{letter.upper()}{letter}]" for letter in code) for code in first)
    return f"^(?:{choices}){_SUBTAGS}$"
