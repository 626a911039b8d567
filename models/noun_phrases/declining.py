"""How German nouns are declined: by gender, and how their plural is made.

An entry is a lemma, a mark and an ending: ``Frau-en`` has the plural *Frauen*, ``Arzt^e`` with an umlaut *Ärzte*,
``Saal=Säle`` the one that stands there; ``Milch`` has none.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from models.errors import ConfigError

__all__ = ["PLURAL", "WEAK", "Noun", "compound", "declined", "read_entry", "spelled", "with_umlaut"]

WEAK, PLURAL = "weak", "p"
"""Masculine nouns that end in ``n`` in all other cases than the nominative, and nouns that have a plural alone."""
_UMLAUTS = {"au": "äu", "a": "ä", "o": "ö", "u": "ü"}
_HISSING = ("s", "ß", "z", "x", "sch")
_WEAK_ENDS = ("e", "ent", "ant", "ist", "et", "at", "mensch", "Mensch", "Herr", "graf", "Graf", "oge", "Held")
"""Ends of weak nouns that have no other forms."""
_GENITIVE_NS = ("ame", "anke", "tabe", "aube", "ille", "unke", "iede")
"""Ends of weak nouns with a genitive in -ns: ``Name``, ``Gedanke``, ``Buchstabe``, ``Glaube``."""


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun.

    Attributes:
        lemma: its nominative singular, or plural where it has no other.
        gender: ``m``, ``f`` or ``n``; ``p`` where it has a plural alone.
        forms: its forms by cell, the usual one first.
        counted: whether it has a plural.
        is_adjectival: whether it is declined as an adjective.
    """

    lemma: str
    gender: str
    forms: Mapping[str, tuple[str, ...]]
    counted: bool
    is_adjectival: bool = False

    def is_old_dative(self, form: str) -> bool:
        """Whether a form is the dative with an -e, as in “nach Hause”, and nothing else."""
        return form == self.lemma + "e" and self.cells_of(form) <= {"dm", "dn"}

    def cells_of(self, form: str) -> frozenset[str]:
        """The cells in which it has a form."""
        return frozenset(cell for cell, forms in self.forms.items() if form in forms)


def read_entry(entry: str, gender: str) -> Noun:
    """The noun of an entry.

    Args:
        entry: lemma, mark and ending of the plural.
        gender: ``m``, ``f``, ``n``, ``weak`` or ``p``.

    Raises:
        ConfigError: its plural has an umlaut, and its lemma no vowel that takes one.
    """
    for mark in "-^=":
        lemma, found, ending = entry.partition(mark)
        if found:
            plural = ending if mark == "=" else (with_umlaut(lemma) if mark == "^" else lemma) + ending
            return declined(lemma, gender, plural)
    return declined(entry, gender, "")


def declined(lemma: str, gender: str, plural: str) -> Noun:
    """A noun with all of its forms; one without a plural has an empty one."""
    if gender == PLURAL:
        return Noun(lemma, PLURAL, _plural(lemma), counted=True)
    own = "m" if gender == WEAK else gender
    forms: dict[str, tuple[str, ...]] = {f"n{own}": (lemma,)}
    if gender == WEAK:
        forms |= {f"{case}m": (plural,) for case in "adg"}
        if not lemma.endswith(_WEAK_ENDS):  # “den Spatz” and “den Spatzen”
            forms |= {f"{case}m": (plural, lemma) for case in "ad"}
        if lemma.endswith(_GENITIVE_NS):
            forms["gm"] = (plural + "s", plural)
    elif gender == "f":
        forms |= {f"{case}f": (lemma,) for case in "adg"}
    else:
        long = lemma + ("ses" if lemma.endswith("nis") else "es")
        forms |= {f"a{own}": (lemma,), f"d{own}": (lemma,)}
        if lemma.endswith("nis"):
            forms[f"d{own}"] = (lemma, lemma + "se")
        elif lemma[-1] not in "aeiouy":  # as in “nach Hause”
            forms[f"d{own}"] = (lemma, lemma + "e")
        forms[f"g{own}"] = (long,) if lemma.endswith(_HISSING) else (lemma + "s", long)
        if lemma.endswith("us"):
            forms[f"g{own}"] = (lemma, lemma + "ses")
    return Noun(lemma, own, forms | _plural(plural), bool(plural))


def compound(before: str, head: Noun) -> Noun:
    """A noun whose last part is another one."""
    forms = {cell: tuple(before + one.lower() for one in own) for cell, own in head.forms.items()}
    return Noun(before + head.lemma.lower(), head.gender, forms, head.counted)


def spelled(noun: Noun, old: str, new: str) -> Noun:
    """A noun that is written with other letters."""
    forms = {cell: tuple(one.replace(old, new) for one in own) for cell, own in noun.forms.items()}
    return replace(noun, lemma=noun.lemma.replace(old, new), forms=forms)


def _plural(plural: str) -> dict[str, tuple[str, ...]]:
    if not plural:
        return {}
    dative = plural if plural.endswith(("n", "s", "a", "i", "o", "u")) else plural + "n"
    return {"np": (plural,), "ap": (plural,), "gp": (plural,), "dp": (dative,)}


def with_umlaut(word: str) -> str:
    """A word with an umlaut on its last vowel that takes one.

    Raises:
        ConfigError: it has no such vowel.
    """
    for at in range(len(word) - 1, -1, -1):
        for plain, marked in _UMLAUTS.items():
            if word[at : at + len(plain)].lower() == plain and word[max(at - 1, 0) : at + 1].lower() != "au":
                return word[:at] + (marked.title() if word[at].isupper() else marked) + word[at + len(plain) :]
    raise ConfigError(f"models/languages/de/nouns.toml: {word}: no vowel that takes an umlaut")
