"""The cells that German determiners and endings of adjectives allow, and the forms that stand in a cell."""

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from typing import NamedTuple

__all__ = [
    "ALL_CELLS",
    "PLURAL_CELLS",
    "Declension",
    "Determiner",
    "cells_of_adjective",
    "determiners",
    "ending_in",
    "ending_of",
    "forms_in",
    "listed",
]

ALL_CELLS = frozenset(case + number for case in "nadg" for number in "mfnp")
"""Every pair of case (nominative, accusative, dative, genitive) and gender or plural."""
PLURAL_CELLS = frozenset({"np", "ap", "dp", "gp"})


class Declension(Enum):
    """Which endings adjectives have behind a determiner."""

    WEAK = "der"
    MIXED = "ein"
    STRONG = ""


class Determiner(NamedTuple):
    """A determiner: its stem, the endings that adjectives have behind it, and the cells of this form."""

    stem: str
    declension: Declension
    cells: frozenset[str]


_ARTICLE = {
    "der": "nm df gf gp",
    "die": "nf af np ap",
    "das": "nn an",
    "dem": "dm dn",
    "den": "am dp",
    "des": "gm gn",
}
_WEAK_ENDINGS = {"er": "nm df gf gp", "e": "nf af np ap", "es": "nn an gm gn", "em": "dm dn", "en": "am dp gm gn"}
_MIXED_ENDINGS = {"": "nm nn an", "e": "nf af np ap", "en": "am dp", "em": "dm dn", "er": "df gf gp", "es": "gm gn"}
_POSSESSIVE = ("mein", "dein", "sein", "unser", "kein")
_NUMERALS = "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig"
_STRONG_ENDINGS = {
    "nm": "er", "am": "en", "dm": "em", "gm": "en", "nf": "e", "af": "e", "df": "er", "gf": "er",
    "nn": "es", "an": "es", "dn": "em", "gn": "en", "np": "e", "ap": "e", "dp": "en", "gp": "er",
}  # fmt: skip


def listed(text: str) -> frozenset[str]:
    """Cells or words that are written with spaces between them."""
    return frozenset(text.split())


@cache
def determiners() -> Mapping[str, Determiner]:
    """Every form of a determiner, in small letters."""
    found = {form: Determiner("der", Declension.WEAK, listed(cells)) for form, cells in _ARTICLE.items()}
    for stem in ("dies", "jed"):
        plural = PLURAL_CELLS if stem == "jed" else frozenset[str]()
        for ending, cells in _WEAK_ENDINGS.items():
            found[stem + ending] = Determiner(stem, Declension.WEAK, listed(cells) - plural)
    for stem in ("ein", *_POSSESSIVE):
        plural = PLURAL_CELLS if stem == "ein" else frozenset[str]()
        for ending, cells in _MIXED_ENDINGS.items():
            found[stem + ending] = Determiner(stem, Declension.MIXED, listed(cells) - plural)
    for ending, cells in _MIXED_ENDINGS.items():
        if ending:  # “ihr” is a pronoun, too
            found["ihr" + ending] = Determiner("ihr", Declension.MIXED, listed(cells))
            found["eur" + ending] = Determiner("eur", Declension.MIXED, listed(cells))
    for word in ("viele", "mehrere"):
        found[word] = Determiner(word[:-1], Declension.STRONG, listed("np ap"))
        found[word + "n"] = Determiner(word[:-1], Declension.STRONG, listed("dp"))
    found["alle"] = Determiner("all", Declension.WEAK, listed("nf af np ap"))
    found["allen"] = Determiner("all", Declension.WEAK, listed("am dp gm gn"))
    for word in _NUMERALS.split():
        found[word] = Determiner(word, Declension.STRONG, PLURAL_CELLS)
    return found


@cache
def forms_in(stem: str, cell: str) -> tuple[str, ...]:
    """The forms of a determiner in a cell, in small letters; none where it has none there."""
    return tuple(form for form, known in determiners().items() if known.stem == stem and cell in known.cells)


def ending_in(cell: str, declension: Declension) -> str:
    """The ending that an adjective has in a cell."""
    strong = _STRONG_ENDINGS[cell]
    if declension is Declension.STRONG:
        return strong
    if cell in ("nf", "af"):
        return "e"
    if cell in ("nm", "nn", "an"):
        return "e" if declension is Declension.WEAK else strong
    return "en"


def cells_of_adjective(word: str, declension: Declension, cells: Iterable[str]) -> frozenset[str]:
    """Those of some cells in which an adjective may end as it does."""
    return frozenset(cell for cell in cells if ending_of(word) == ending_in(cell, declension))


def ending_of(word: str) -> str:
    """The ending of an adjective: ``en``, ``er``, ``es``, ``em`` or ``e``; empty where it has none."""
    if word.endswith(("en", "er", "es", "em")):
        return word[-2:]
    return "e" if word.endswith("e") else ""
