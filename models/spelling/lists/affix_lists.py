"""The affixes of each language, by two lists in its folder.

An entry of ``affixes.txt`` is a beginning (``cyber-``), an ending (``-proof``) or both (``ke-an``) that may be added to
a word. Behind a ``>`` stands what takes its place in the word that must be known: ``-ып > -у`` says that a word in
``-ып`` is one where the same in ``-у`` is. Entries stand between white space, those with ``>`` on a line of their own;
``#`` begins a comment. Lines such as ``A = aıou:a eiöü:e`` name letters of endings that are chosen by the word
(``models/spelling/letters/harmony.py``).

``wrong_affixes.txt`` has those that are misspelled, and what is meant, in which ``_`` stands for a space:
``-DImI > -DI_mI``, ``fark- > fark_-``.
"""

from dataclasses import replace
from functools import cache

from models.errors import ConfigError
from models.language_folders import data_file, language_tables
from models.spelling.letters.harmony import Harmony
from models.spelling.lists.affixes import Affixes

__all__ = ["affixes", "wrong_affixes"]


@cache
def affixes(code: str) -> Affixes:
    """The affixes with which words of a language (BCP 47 without region) are words too; none where it has no list.

    Raises:
        ConfigError: a line is not as it should be.
    """
    return _read(code, "affixes.txt")


@cache
def wrong_affixes(code: str) -> Affixes:
    """The affixes that many misspell, with what is meant for a stem, and ``_`` for a space; none where it has no list.

    Raises:
        ConfigError: a line is not as it should be.
    """
    return replace(_read(code, "wrong_affixes.txt"), shortest=1, most=1)


def _read(code: str, name: str) -> Affixes:
    beginnings: dict[str, tuple[str, ...]] = {}
    endings: dict[str, tuple[str, ...]] = {}
    both: dict[str, dict[str, tuple[tuple[str, str], ...]]] = {}
    chosen: dict[str, tuple[tuple[str, str], ...]] = {}
    path = data_file(code, name)
    lines = [line.partition("#")[0] for line in path.read_text(encoding="utf-8").splitlines()] if path else []
    harmony = Harmony(_choices(lines, f"{code}/{name}"))
    for number, line in enumerate(lines, 1):
        for affix, other in _entries(line, f"{code}/{name}: line {number}"):
            beginning, _, ending = affix.partition("-")
            before, _, after = other.partition("-")
            if beginning and ending:
                table = both.setdefault(beginning, {})
                table[ending] = (*table.get(ending, ()), (before, after))
            elif beginning:
                beginnings[beginning] = (*beginnings.get(beginning, ()), before)
            elif harmony.is_chosen(ending + after):
                for form in filter(None, harmony.forms(ending)):
                    chosen[form] = (*chosen.get(form, ()), (ending, after))
            else:
                endings[ending] = (*endings.get(ending, ()), after)
    language = language_tables()[code]
    return Affixes(beginnings, endings, language.shortest_stem, language.most_affixes, both, harmony, chosen)


def _choices(lines: list[str], name: str) -> dict[str, dict[str, str]]:
    """The letters that are chosen: for each, by the letters that decide, what it is."""
    found: dict[str, dict[str, str]] = {}
    for number, line in enumerate(lines, 1):
        letter, sign, *groups = (*line.split(), "", "")
        if sign != "=":
            continue
        pairs = [group.partition(":") for group in filter(None, groups)]
        known = all(colon and not (chosen.isupper() and chosen not in found) for _, colon, chosen in pairs)
        if len(letter) != 1 or not letter.isupper() or not pairs or not known:
            raise ConfigError(f"{name}: line {number}: expected a capital letter, = and groups such as aıou:a")
        found[letter] = {before: chosen for letters, _, chosen in pairs for before in letters}
    return found


def _entries(line: str, where: str) -> list[tuple[str, str]]:
    """The affixes of a line, each with what takes its place."""
    parts = line.split()
    if parts[1:2] == ["="]:
        return []
    pairs = [(parts[0], parts[2])] if len(parts) == 3 and parts[1] == ">" else [(part, "-") for part in parts]
    for affix, other in pairs:
        if affix.count("-") != 1 or len(affix) < 2:
            raise ConfigError(f"{where}: {affix}: must have a hyphen where the word stands")
        sides = zip(affix.split("-"), other.split("-"), strict=False)
        if other.count("-") != 1 or any(there and not here for here, there in sides):
            raise ConfigError(f"{where}: {other}: must have its hyphen where {affix} has it")
    return pairs
