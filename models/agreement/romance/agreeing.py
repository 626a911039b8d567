"""Adjectives and participles in the gender and number of what they go with."""

import re

from models.agreement.romance.grammar import RomanceGrammar
from models.agreement.romance.inflection import inflected

__all__ = ["agreeing_forms", "cells_of", "in_cell", "participle_cells", "participle_in"]

_PARTICIPLES = {
    "es": {"ms": "o", "fs": "a", "mp": "os", "fp": "as"},
    "pt": {"ms": "o", "fs": "a", "mp": "os", "fp": "as"},
    "it": {"ms": "o", "fs": "a", "mp": "i", "fp": "e"},
    "fr": {"ms": "", "fs": "e", "mp": "s", "fp": "es"},
}
"""The endings of participles."""


def in_cell(grammar: RomanceGrammar, word: str, cell: str) -> str:
    """An adjective in a gender and number; empty if no such form is known."""
    if cell in grammar.adjective_cells(word):
        return word
    return inflected(grammar.code, word, cell, lambda one: cell in grammar.adjective_cells(one))


def participle_cells(grammar: RomanceGrammar, word: str, *, sure: bool = False) -> frozenset[str]:
    """The genders and numbers of a word that can but be a participle, or is one for sure by its place."""
    found = {}
    for cell, ending in sorted(_PARTICIPLES[grammar.code].items(), key=lambda item: -len(item[1])):
        if not word.endswith(ending):
            continue
        masculine = word.removesuffix(ending) + _PARTICIPLES[grammar.code]["ms"] if ending else word
        readings = grammar.verbs.readings(masculine)
        if any(one.tense == "participle" for one in readings):
            found[cell] = masculine
            break
    readings = grammar.readings(word)
    if not sure and any(one.tense != "participle" for one in readings):
        return frozenset()
    cells = set(found)
    if grammar.code == "fr" and cells == {"ms"} and word.endswith("s"):
        cells.add("mp")
    return frozenset(cells)


def participle_in(grammar: RomanceGrammar, word: str, cell: str) -> str:
    """A participle in a gender and number."""
    endings = _PARTICIPLES[grammar.code]
    [own] = list(participle_cells(grammar, word, sure=True))[:1]
    stem = word.removesuffix(endings[own]) if endings[own] else word
    return stem if grammar.code == "fr" and cell[0] == "m" and stem.endswith("s") else stem + endings[cell]


_ENDINGS: dict[str, dict[str, tuple[str, ...]]] = {
    "es": {"os": ("mp",), "as": ("fp",), "o": ("ms",), "a": ("fs",)},
    "pt": {"os": ("mp",), "as": ("fp",), "o": ("ms",), "a": ("fs",)},
    "it": {"o": ("ms",), "a": ("fs",), "i": ("mp", "fp"), "e": ("fp", "ms", "fs")},
}
"""What words may be by their endings alone, if they are adjectives."""
_ADJECTIVE = re.compile(r"\w\w(?:os|iv|ic|ari|ári|ori|óri|und|ut|bil)(?:[oaie]|os|as)$")
"""The endings that adjectives have and few other words; participles are known by their verbs."""


def cells_of(grammar: RomanceGrammar, word: str) -> frozenset[str]:
    """The genders and numbers that a word has if it is an adjective or participle; by its ending if it is rare."""
    participle = participle_cells(grammar, word)
    known = participle or grammar.adjective_cells(word) or grammar.nouns.cells(word)
    if known and grammar.code != "fr" and word.removesuffix("s").endswith("e") and not grammar.readings(word):
        other = {"m": "f", "f": "m"}
        known |= {other[cell[0]] + cell[1] for cell in known}
    if known or not _ADJECTIVE.search(word):
        return known
    if grammar.code == "it" and word.endswith("ici") and not word.endswith(("plici", "elici", "trici")):
        return frozenset({"mp"})
    by_ending = _ENDINGS.get(grammar.code, {}).items()
    return frozenset(next((cells for ending, cells in by_ending if word.endswith(ending)), ()))


def agreeing_forms(
    grammar: RomanceGrammar, word: str, cells: frozenset[str], *, participle: bool = False
) -> tuple[str, ...]:
    """What an adjective or participle may be in some genders and numbers, by its ending where it is rare."""
    found: list[str] = []
    for cell in sorted(cells, key=lambda cell: cell[0] == "f"):
        if participle_cells(grammar, word, sure=participle):
            found.append(participle_in(grammar, word, cell))
        elif form := in_cell(grammar, word, cell):
            found.append(form)
        elif grammar.code == "it":
            found += _italian(word[:-1], word[-1], cell)
        else:
            endings = _ENDINGS.get(grammar.code, {})
            own = next((ending for ending in endings if word.endswith(ending)), "")
            found += [word.removesuffix(own) + ending for ending, which in endings.items() if own and which[0] == cell]
    return tuple(dict.fromkeys(form for form in found if form and form != word))


def _italian(stem: str, own: str, cell: str) -> tuple[str, ...]:
    """What adjectives with a stem and an ending may be: “romantici” > “romantiche”, “facili” > “facile”."""
    if own in ("o", "a"):
        hard = stem + "h" * stem.endswith(("c", "g"))
        return {"ms": (f"{stem}o",), "fs": (f"{stem}a",), "mp": (f"{stem}i", f"{hard}i"), "fp": (f"{hard}e",)}[cell]
    plain = stem.removesuffix("h")
    if own == "i":
        return {"ms": (f"{stem}e", f"{plain}o"), "fs": (f"{stem}e", f"{plain}a"), "fp": (f"{plain}he",)}.get(cell, ())
    return {"ms": (f"{plain}o",), "fs": (f"{plain}a",), "mp": (f"{stem}i",), "fp": (f"{stem}i",)}[cell]
