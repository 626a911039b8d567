"""German nouns with their gender and forms: ``nouns.toml``, chosen by hand, and ``nouns.txt``, which has many more.

    m ^e: Arzt Platz    # masculine nouns whose plural has an umlaut and ends in -e; the other marks as in `declining`
    weak -en: Student   # masculine nouns that end in -n in all other cases
    p -: Leute          # nouns that have a plural alone

Where the chosen nouns have a form, one of another gender in ``nouns.txt`` does not count.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from models import mapped_table
from models.language_folders import data_file
from models.mapped_table import Forms, MappedTable, table_of
from models.noun_phrases import declining
from models.noun_phrases.declining import Noun, compound, declined, read_entry, spelled
from models.prepared import mapped
from models.text.lexicon import words_of

__all__ = ["is_chosen", "is_listed", "listed_words", "nouns_of"]

_CHOSEN, _MANY = "nouns.toml", "nouns.txt"
_GENDERS = {"masculine": "m", "feminine": "f", "neuter": "n", "weak": "weak", "plural": "p"}
_OF_CHOSEN = "+"
"""Begins the kind of a form of a chosen noun."""
_FEMININE_ENDINGS = ("ung", "heit", "keit", "schaft", "tion", "tät")
_NOT_FEMININE = ("sprung", "schwung")
_LEAST_HEAD = 4
_LEAST_OF_MANY = 6
"""Letters of the last part of a compound that is no chosen noun."""
_LEAST_BEFORE = 4
"""Letters before the last part of a compound."""
_LINKS = ("", "s", "es", "n", "en", "er", "e")
"""What may stand between the parts of a compound."""
_SWISS = "ss"
_REMEMBERED = 20_000


@lru_cache(maxsize=_REMEMBERED)
def nouns_of(form: str) -> tuple[Noun, ...]:
    """The nouns that a word with a capital may be a form of; none for one that is not known.

    The last part of a compound tells what it is. A word with *ss* may be one with *ß* as Switzerland writes it.
    """
    own = _nouns_of(form)
    if _SWISS not in form or is_chosen(form):
        return own
    written = (form[: ss.start()] + "ß" + form[ss.end() :] for ss in re.finditer(_SWISS, form))
    swiss = (spelled(noun, "ß", _SWISS) for one in written for noun in _nouns_of(one))
    return (*swiss, *own)


def _nouns_of(form: str) -> tuple[Noun, ...]:
    exact = _nouns(form)
    if exact:
        return exact
    if form.endswith(_FEMININE_ENDINGS) and len(form) > 6 and not form.lower().endswith(_NOT_FEMININE):
        return (declined(form, "f", form + "en"),)
    for at in range(_LEAST_BEFORE, len(form) - _LEAST_HEAD + 1):
        last = form[at].upper() + form[at + 1 :]
        heads = _nouns(last, chosen=len(last) < _LEAST_OF_MANY)
        if heads and _is_word(form[:at]):
            alone = any(noun.lemma in listed_words("alone") for noun in heads)
            return () if alone else tuple(compound(form[:at], noun) for noun in heads)
    return ()


def is_listed(form: str) -> bool:
    """Whether a word is a form of a noun in the lists, not only a compound of them."""
    return bool(_table().get(form, {}))


def is_chosen(form: str) -> bool:
    """Whether a word is a form of a noun that was chosen by hand."""
    return any(kind.startswith(_OF_CHOSEN) for kind in _table().get(form, {}))


def _nouns(form: str, *, chosen: bool = False) -> tuple[Noun, ...]:
    """The nouns of a form in the lists, or those of the chosen ones alone."""
    kinds = _table().get(form, {}).items()
    return tuple(
        read_entry(entry, kind.removeprefix(_OF_CHOSEN))
        for kind, entries in kinds
        if kind.startswith(_OF_CHOSEN) or not chosen
        for entry in entries
    )


def _is_word(text: str) -> bool:
    """Whether a text is a word, perhaps with a link behind it."""
    word = text.lower()
    known = words_of("de", "ranked")
    return any(word.endswith(link) and word[: len(word) - len(link)] in known for link in _LINKS)


@cache
def listed_words(key: str) -> frozenset[str]:
    """The words of another list in ``nouns.toml``: ``alone``, ``names`` or ``adjectival``."""
    return frozenset(_chosen().get(key, "").split())


@cache
def _chosen() -> dict[str, str]:
    path = data_file("de", _CHOSEN)
    return {} if path is None else tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def _table() -> MappedTable:
    """Every form with the entries of its nouns by their kind."""
    paths = [path for name in (_CHOSEN, _MANY) if (path := data_file("de", name))]
    sources = [*paths, Path(__file__), Path(declining.__file__), Path(mapped_table.__file__)]
    return MappedTable(mapped("german-nouns", sources, lambda: table_of(_forms())))


def _forms() -> dict[str, Forms]:
    found: dict[str, Forms] = {}
    names = listed_words("names")
    genders: dict[str, set[str]] = {}
    for kind, entry in _entries():
        noun = read_entry(entry, kind.removeprefix(_OF_CHOSEN))
        for form in {one for forms in noun.forms.values() for one in forms} - names:
            if kind.startswith(_OF_CHOSEN):
                if not noun.is_old_dative(form):
                    genders.setdefault(form, set()).add(noun.gender)
            elif form in genders and noun.gender not in genders[form]:
                continue
            known = found.setdefault(form, {})
            if entry not in known.get(_OF_CHOSEN + kind, ()):
                known[kind] = (*known.get(kind, ()), entry)
    return found


def _entries() -> Iterator[tuple[str, str]]:
    """The entries of both lists, the chosen ones first, with their kinds."""
    for key, gender in _GENDERS.items():
        for entry in _chosen().get(key, "").split():
            yield _OF_CHOSEN + gender, entry
    path = data_file("de", _MANY)
    for line in path.read_text(encoding="utf-8").splitlines() if path else []:
        head, _, lemmas = line.partition("#")[0].partition(":")
        gender, _, plural = head.strip().partition(" ")
        for lemma in lemmas.split():
            yield gender, lemma if "=" in lemma else lemma + plural
