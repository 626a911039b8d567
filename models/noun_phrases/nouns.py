"""German nouns with their gender and forms: ``models/languages/de/nouns.toml``."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from models.errors import ConfigError
from models.language_folders import data_file
from models.text.lexicon import words_of

__all__ = ["Noun", "noun_of"]

_GENDERS = {"masculine": "m", "feminine": "f", "neuter": "n", "weak": "m"}
_UMLAUTS = {"au": "äu", "a": "ä", "o": "ö", "u": "ü"}
_HISSING = ("s", "ß", "z", "x", "sch")
_FEMININE_ENDINGS = ("ung", "heit", "keit", "schaft", "tion", "tät")
_NOT_FEMININE = ("sprung", "schwung")
_LEAST_HEAD = 4
_LEAST_BEFORE = 4
"""Letters before the last part of a compound."""
_LINKS = ("", "s", "es", "n", "en", "er", "e")
"""What may stand between the parts of a compound."""
_OLD_DATIVE = ("Haus", "Tag", "Jahr", "Weg", "Berg", "Tisch", "Hof", "Krieg", "Grund", "Freund", "Sinn", "Ort")
"""Nouns whose dative is still seen with an -e, as in ``nach Hause`` and ``am Tage``."""
_REMEMBERED = 20_000


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun.

    Attributes:
        gender: ``m``, ``f`` or ``n``.
        forms: its forms by cell, the usual one first.
        counted: whether it has a plural.
    """

    gender: str
    forms: Mapping[str, tuple[str, ...]]
    counted: bool

    def cells_of(self, form: str) -> frozenset[str]:
        """The cells in which it has a form."""
        return frozenset(cell for cell, forms in self.forms.items() if form in forms)


@lru_cache(maxsize=_REMEMBERED)
def noun_of(form: str) -> Noun | None:
    """The noun that a word with a capital is a form of; None for one that is not known, or may be one of several.

    The last part of a compound tells what it is.
    """
    exact = _nouns().get(form)
    if exact is not None:
        return exact
    for at in range(_LEAST_BEFORE, len(form) - _LEAST_HEAD + 1):
        noun = _nouns().get(form[at].upper() + form[at + 1 :])
        if noun is not None and _is_word(form[:at]):
            return None if noun.forms[f"n{noun.gender}"][0] in _alone() else _compound(form[:at], noun)
    if form.endswith(_FEMININE_ENDINGS) and len(form) > 6 and not form.lower().endswith(_NOT_FEMININE):
        return _declined(form, "en", "f", weak=False)
    return None


def _compound(before: str, head: Noun) -> Noun:
    forms = {cell: tuple(before + one.lower() for one in own) for cell, own in head.forms.items()}
    return Noun(head.gender, forms, head.counted)


def _is_word(text: str) -> bool:
    """Whether a text is a word, perhaps with a link behind it."""
    word = text.lower()
    known = words_of("de", "ranked")
    return any(word.endswith(link) and word[: len(word) - len(link)] in known for link in _LINKS)


@cache
def _alone() -> frozenset[str]:
    return frozenset(_tables().get("alone", "").split())


@cache
def _tables() -> dict[str, str]:
    path = data_file("de", "nouns.toml")
    return {} if path is None else tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def _nouns() -> dict[str, Noun]:
    """Every form with its noun; a form of two is left out."""
    found: dict[str, Noun] = {}
    twice: set[str] = set()
    for key, gender in _GENDERS.items():
        for entry in _tables().get(key, "").split():
            noun = _read(entry, gender, weak=key == "weak")
            for form in {one for forms in noun.forms.values() for one in forms}:
                if form in found:
                    twice.add(form)
                found[form] = noun
    return {form: noun for form, noun in found.items() if form not in twice}


def _read(entry: str, gender: str, *, weak: bool) -> Noun:
    for mark in "-^=":
        lemma, found, ending = entry.partition(mark)
        if found:
            break
    if not found:
        return _declined(entry, None, gender, weak=weak)
    if mark == "=":
        return _declined(lemma, None, gender, weak=weak, plural=ending)
    if mark == "^":
        return _declined(lemma, None, gender, weak=weak, plural=_with_umlaut(lemma) + ending)
    return _declined(lemma, ending, gender, weak=weak)


def _declined(lemma: str, ending: str | None, gender: str, *, weak: bool, plural: str = "") -> Noun:
    if ending is not None:
        plural = lemma + ending
    forms: dict[str, tuple[str, ...]] = {f"n{gender}": (lemma,)}
    if weak:
        forms |= {f"{case}m": (plural,) for case in "adg"}
    elif gender == "f":
        forms |= {f"{case}f": (lemma,) for case in "adg"}
    else:
        long = lemma + ("ses" if lemma.endswith("nis") else "es")
        forms |= {f"a{gender}": (lemma,), f"d{gender}": (lemma,)}
        if lemma.endswith("nis"):
            forms[f"d{gender}"] = (lemma, lemma + "se")
        if lemma in _OLD_DATIVE or plural == lemma + "e":
            forms[f"d{gender}"] = (lemma, lemma + "e")
        forms[f"g{gender}"] = (long,) if lemma.endswith(_HISSING) else (lemma + "s", long)
    if plural:
        dative = plural if plural.endswith(("n", "s", "a")) else plural + "n"
        forms |= {"np": (plural,), "ap": (plural,), "gp": (plural,), "dp": (dative,)}
    return Noun(gender, forms, bool(plural))


def _with_umlaut(word: str) -> str:
    """A word with an umlaut on its last vowel that takes one.

    Raises:
        ConfigError: it has no such vowel.
    """
    for at in range(len(word) - 1, -1, -1):
        for plain, marked in _UMLAUTS.items():
            if word[at : at + len(plain)].lower() == plain and word[max(at - 1, 0) : at + 1].lower() != "au":
                return word[:at] + (marked.title() if word[at].isupper() else marked) + word[at + len(plain) :]
    raise ConfigError(f"models/languages/de/nouns.toml: {word}: no vowel that takes an umlaut")
