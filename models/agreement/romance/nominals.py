"""Which gender and number a form has: ``nominal.txt`` in the folder of a language, counted in right texts.

fs: casa bonita              # stood behind feminine determiners in the singular
fs/ms: artista               # behind both
?: altivez                   # behind some, too few times to tell
+: bonita                    # stood behind “very” and the like, too
"""

import re
from functools import cache

from models.agreement.table import agreement_table
from models.errors import ConfigError
from models.language_folders import data_file

__all__ = ["Nominals", "nominals"]

_FILE = "nominal.txt"
_INVARIABLE = re.compile(r"\w{3}[aeiou]s$|[xà-ú]$")
"""Singulars that may be plurals, too, if they are not counted as such: “la crisis”."""
_LOAN = re.compile(r"[b-df-hj-np-tv-z]$|ie$")
"""Italian words that are the same in the plural: “il provider”, “la serie”."""
_SINGULARS = {
    "es": (("s", ""), ("es", ""), ("ces", "z")),
    "pt": (("s", ""), ("es", ""), ("ns", "m"), ("ais", "al")),
    "it": (("i", "e"),),
    "fr": (("s", ""),),
}
"""What plurals of either gender end in, and what their singulars do; Italian *artisti* and *artiste* tell theirs."""
_OF_NUMBER = {"s": ("ms", "fs"), "p": ("mp", "fp")}


class Nominals:
    """The nouns and adjectives of a language.

    Attributes:
        adjectives: forms that stood behind adverbs of degree.
    """

    def __init__(self, code: str) -> None:
        """Read the list.

        Raises:
            ConfigError: there is none.
        """
        path = data_file(code, _FILE)
        if path is None:
            raise ConfigError(f"{code}/{_FILE}: missing")
        self._cells: dict[str, str] = {}
        self.adjectives: set[str] = set()
        self._code = code
        self._people = agreement_table(code).words.get("people", frozenset())
        self._french = code == "fr"
        self._italian = code == "it"
        cell = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            head, colon, rest = line.partition(": ")
            if colon:
                cell = head
            listed = (rest if colon else line).split()
            if cell == "+":
                self.adjectives.update(listed)
            else:
                self._cells.update(dict.fromkeys(listed, cell))

    def __contains__(self, word: str) -> bool:
        """Whether a word in small letters may be a noun or adjective."""
        return word in self._cells

    def cells(self, word: str) -> frozenset[str]:
        """Its genders and numbers, ``ms``, ``fs``, ``mp``, ``fp``; none where they are not known."""
        people = self.of_people(word)
        said = self._cells.get(word, "?")
        if said == "?":
            return people
        parts = said.split("/")
        found = {part for part in parts if len(part) == 2}
        for number, both in _OF_NUMBER.items():
            if number in parts and not found & set(both):
                found |= self._of_plural(word) if number == "p" and self._french else set(both)
        if _INVARIABLE.search(word) or (self._italian and _LOAN.search(word)):
            found |= {f"{cell[0]}p" for cell in found}
        return frozenset(found) | people

    def of_people(self, word: str) -> frozenset[str]:
        """What a noun may be that is the same for a man and a woman: “el modelo”, “la modelo”; nothing of others."""
        if word in self._people:
            return frozenset({"ms", "fs"})
        endings = (pair for pair in _SINGULARS.get(self._code, ()) if word.endswith(pair[0]))
        plural = any(word.removesuffix(old) + new in self._people for old, new in endings)
        return frozenset({"mp", "fp"}) if plural else frozenset()

    def _of_plural(self, word: str) -> set[str]:
        """The cells of a French plural, by its singular."""
        singular = {word[:-1]} if word.endswith(("s", "x")) else set()
        if word.endswith("aux"):
            singular.add(f"{word[:-3]}al")
        genders = {part[0] for one in singular for part in self._cells.get(one, "").split("/") if len(part) == 2}
        return {f"{gender}p" for gender in genders or {"m", "f"}}


@cache
def nominals(code: str) -> Nominals:
    """What is known of a language."""
    return Nominals(code)
