"""Irregular words that are inflected by rule: ``irregular.txt`` in the folder of a language.

A heading says how the rule and the language go, with a hyphen where the stem of each stands: ``[-te > -, -ten > -en]``.
Below it stand the stems, the one by the rule first: ``geh:ging`` makes ``gehte`` > ``ging``, ``gehten`` > ``gingen``.
A stem with several, ``escrib:escrit|escript``, gives the most usual first.

Where the stem of one form gets the ending of another, digits say which of the stems is meant: below
``[1te > 2, 2te > 2, ge1t > ge3en, ge2t > ge3en]``, ``spreek:sprak:sprok`` makes ``spreekte`` and ``sprakte`` >
``sprak``, ``gespreekt`` and ``gesprakt`` > ``gesproken``.

Below a heading that begins with ``!`` stand those that a dictionary has all the same, though they are no words.
Below ``[+]`` stand the prefixes that may be before any of these forms: ``auf`` makes ``aufgesteht`` > ``aufgestanden``.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from models.errors import ConfigError
from models.language_folders import data_file

__all__ = ["never_words", "prefixes", "principal_parts", "regularised"]

_PREFIXES = "+"
_NEVER = "!"
_MOST = 6
"""Stems of an entry."""


@cache
def regularised(code: str) -> Mapping[str, tuple[str, ...]]:
    """What is meant by each form that is made by rule, in lower case, in a language (BCP 47 without region).

    Raises:
        ConfigError: a heading or an entry is not as it should be.
    """
    return _made(entry for entry in _entries(code) if entry[0] != _PREFIXES)


@cache
def never_words(code: str) -> frozenset[str]:
    """Those of them that a dictionary has, though they are no words."""
    return frozenset(_made(entry for entry in _entries(code) if entry[0].startswith(_NEVER)))


@cache
def principal_parts(code: str) -> Mapping[str, tuple[str, ...]]:
    """The stems of entries of which digits tell the forms, by the first one: ``spreek`` has ``sprak``, ``sprok``."""
    entries = (tuple(entry.split(":")) for heading, _, entry in _entries(code) if "1" in heading)
    return {stems[0].partition("|")[0]: stems[1:] for stems in entries}


@cache
def prefixes(code: str) -> tuple[str, ...]:
    """What may stand before the forms of a language, the longest first."""
    found = {entry for heading, _, entry in _entries(code) if heading == _PREFIXES}
    return tuple(sorted(found, key=lambda one: (-len(one), one)))


def _made(entries: Iterable[tuple[str, str, str]]) -> dict[str, tuple[str, ...]]:
    """What is meant by the forms that entries make."""
    found: dict[str, tuple[str, ...]] = {}
    for heading, where, entry in entries:
        stems = entry.split(":")
        if not 1 < len(stems) <= _MOST or not all(stems) or not heading:
            raise ConfigError(f"{where}: {entry}: expected stem:stem below a heading")
        for regular, irregular in _pairs(heading.removeprefix(_NEVER), where):
            meant = _filled(irregular, stems, 1)
            for wrong in _filled(regular, stems, 0):
                found[wrong] = tuple(dict.fromkeys((*found.get(wrong, ()), *meant)))
    return {wrong: right for wrong, right in found.items() if right and wrong not in right}


def _entries(code: str) -> Iterator[tuple[str, str, str]]:
    """The entries, each with its heading and where it stands."""
    path = data_file(code, "irregular.txt")
    heading = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() if path else [], 1):
        where = f"{code}/irregular.txt: line {number}"
        text = line.partition("#")[0].strip()
        if text.startswith("["):
            heading = text.strip("[]")
            if heading != _PREFIXES:
                _pairs(heading.removeprefix(_NEVER), where)
            continue
        yield from ((heading, where, entry) for entry in text.split())


@cache
def _pairs(text: str, where: str) -> tuple[tuple[str, str], ...]:
    """The patterns of a heading, by the rule and as they are."""
    pairs = [pair.split() for pair in text.split(",")]
    if any(len(pair) != 3 or pair[1] != ">" or not all(map(_has_place, pair[::2])) for pair in pairs):
        raise ConfigError(f"{where}: expected patterns such as [-te > -, ge1t > ge2en]")
    return tuple((pair[0], pair[2]) for pair in pairs)


def _has_place(pattern: str) -> bool:
    """Whether a stem stands in a pattern, once."""
    return sum(letter == "-" or letter.isdigit() for letter in pattern) == 1


def _filled(pattern: str, stems: list[str], usual: int) -> tuple[str, ...]:
    """A pattern with its stems, those of the rule or of the language if no digit tells; none where it has none."""
    place = next(letter for letter in pattern if letter == "-" or letter.isdigit())
    at = usual if place == "-" else int(place) - 1
    before, _, behind = pattern.partition(place)
    return tuple(before + stem + behind for stem in stems[at].split("|")) if 0 <= at < len(stems) else ()
