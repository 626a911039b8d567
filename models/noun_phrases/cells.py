"""The cells that German determiners and endings of adjectives allow, and the forms that stand in a cell."""

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from typing import NamedTuple

__all__ = [
    "ALL_CELLS",
    "NO_DETERMINER",
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
    """A determiner: its stem, the endings that adjectives have behind it, the cells of this form, what is joined in it.

    ``preposition`` is the one in *im* or *zur*.
    """

    stem: str
    declension: Declension
    cells: frozenset[str]
    preposition: str = ""

    @property
    def is_loose(self) -> bool:
        """Whether adjectives behind it have one ending or another."""
        return self.stem in _LOOSE

    @property
    def cases(self) -> frozenset[str]:
        """The cases that it may stand in."""
        return frozenset(cell[0] for cell in self.cells)


_ARTICLE = {
    "der": "nm df gf gp",
    "die": "nf af np ap",
    "das": "nn an",
    "dem": "dm dn",
    "den": "am dp",
    "des": "gm gn",
}
_JOINED = {
    "im": ("in", "dm dn"), "am": ("an", "dm dn"), "beim": ("bei", "dm dn"), "vom": ("von", "dm dn"),
    "zum": ("zu", "dm dn"), "zur": ("zu", "df"), "ins": ("in", "an"), "ans": ("an", "an"), "fürs": ("für", "an"),
}  # fmt: skip
"""Articles joined to a preposition."""
_LOOSE = ("einige", "manche", "andere", "solche")
"""Determiners behind which adjectives have one ending or another."""
_WEAK_ENDINGS = {"er": "nm df gf gp", "e": "nf af np ap", "es": "nn an gm gn", "em": "dm dn", "en": "am dp gm gn"}
_MIXED_ENDINGS = {"": "nm nn an", "e": "nf af np ap", "en": "am dp", "em": "dm dn", "er": "df gf gp", "es": "gm gn"}
_COMPARATIVES = frozenset(
    [
        "größer",
        "besser",
        "höher",
        "älter",
        "länger",
        "jünger",
        "kürzer",
        "stärker",
        "näher",
        "wärmer",
        "kälter",
        "kleiner",
        "schöner",
        "schneller",
    ]
)
"""Adjectives without an ending, although they look as if they had one."""
_POSSESSIVE = ("mein", "dein", "sein", "unser", "kein")
_NUMERALS = "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig"
_STRONG_ENDINGS = {
    "nm": "er", "am": "en", "dm": "em", "gm": "en", "nf": "e", "af": "e", "df": "er", "gf": "er",
    "nn": "es", "an": "es", "dn": "em", "gn": "en", "np": "e", "ap": "e", "dp": "en", "gp": "er",
}  # fmt: skip


NO_DETERMINER = Determiner("", Declension.STRONG, ALL_CELLS)
"""Stands for the determiner of a phrase that has none."""


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
        found[word] = Determiner(word, Declension.STRONG, listed("np ap"))
        found[word + "n"] = Determiner(word, Declension.STRONG, listed("dp"))
    found["alle"] = Determiner("all", Declension.WEAK, listed("nf af np ap"))
    found["allen"] = Determiner("all", Declension.WEAK, listed("am dp gm gn"))
    for form, (preposition, cells) in _JOINED.items():
        found[form] = Determiner(form, Declension.WEAK, listed(cells), preposition)
    for word in _LOOSE:
        found[word] = Determiner(word, Declension.STRONG, listed("np ap nf af"))
    for word in _NUMERALS.split():
        found[word] = Determiner(word, Declension.STRONG, PLURAL_CELLS)
    return found


@cache
def forms_in(stem: str, cell: str) -> tuple[str, ...]:
    """The forms of a determiner in a cell, in small letters; none where it has none there.

    Where the preposition in it is not joined to the article they are two words.
    """
    if stem in _JOINED:
        preposition = _JOINED[stem][0]
        joined = tuple(form for form, (own, cells) in _JOINED.items() if own == preposition and cell in cells.split())
        return joined or tuple(f"{preposition} {form}" for form, cells in _ARTICLE.items() if cell in cells.split())
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
    if word in _COMPARATIVES:
        return ""
    if word.endswith(("en", "er", "es", "em")):
        return word[-2:]
    return "e" if word.endswith("e") else ""
