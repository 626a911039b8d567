"""Beginnings and endings with which a known word is a word too: ``affixes.txt`` in the folder of a language.

An entry is a beginning (``cyber-``) or an ending (``-proof``) that may be added to a word. Behind a ``>`` stands what
takes its place in the word that must be known: ``-ып > -у`` says that a word in ``-ып`` is one where the same in ``-у``
is. Entries stand between white space, those with ``>`` on a line of their own; ``#`` begins a comment.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from models.errors import ConfigError
from models.language_folders import data_file, language_tables

__all__ = ["Affixes", "affixes"]


@dataclass(frozen=True, slots=True)
class Affixes:
    """The affixes of a language.

    Attributes:
        beginnings: what may take the place of each.
        endings: what may take the place of each.
        shortest: letters that must be left of a word.
        most: how many affixes one word may have.
    """

    beginnings: dict[str, tuple[str, ...]]
    endings: dict[str, tuple[str, ...]]
    shortest: int
    most: int

    def stems(self, lower: str) -> Iterator[str]:
        """What a word may be made of, those with fewer affixes first."""
        words = [lower]
        for _ in range(self.most):
            words = list(dict.fromkeys(stem for word in words for stem in self._without_one(word)))
            yield from words

    def _without_one(self, word: str) -> Iterator[str]:
        for at in range(1, len(word) - self.shortest + 1):
            if others := self.beginnings.get(word[:at]):
                rest = word[at:].removeprefix("-")
                yield from (other + rest for other in others if len(rest) >= self.shortest)
            if others := self.endings.get(word[-at:]):
                rest = word[:-at].removesuffix("-")
                yield from (rest + other for other in others if len(rest) >= self.shortest)


@cache
def affixes(code: str) -> Affixes:
    """The affixes of a language (BCP 47 without region); none where its folder has no list.

    Raises:
        ConfigError: a line is not as it should be.
    """
    beginnings: dict[str, tuple[str, ...]] = {}
    endings: dict[str, tuple[str, ...]] = {}
    path = data_file(code, "affixes.txt")
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() if path else [], 1):
        for affix, other in _entries(line, f"{code}/affixes.txt: line {number}"):
            table = endings if affix.startswith("-") else beginnings
            text = affix.strip("-")
            table[text] = (*table.get(text, ()), other.strip("-"))
    language = language_tables()[code]
    return Affixes(beginnings, endings, language.shortest_stem, language.most_affixes)


def _entries(line: str, where: str) -> list[tuple[str, str]]:
    """The affixes of a line, each with what takes its place."""
    parts = line.partition("#")[0].split()
    pairs = [(parts[0], parts[2])] if len(parts) == 3 and parts[1] == ">" else [(part, "") for part in parts]
    for affix, other in pairs:
        if affix.startswith("-") == affix.endswith("-") or len(affix) < 2:
            raise ConfigError(f"{where}: {affix}: must begin or end with a hyphen")
        if other and (other.startswith("-"), other.endswith("-")) != (affix.startswith("-"), affix.endswith("-")):
            raise ConfigError(f"{where}: {other}: must have its hyphen where {affix} has it")
    return pairs
