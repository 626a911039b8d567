"""Verbs with pronouns behind them, which dictionaries have for some only: Spanish ``castigarlo``, ``cómpralo``."""

import re
from collections.abc import Iterator

__all__ = ["verb_forms"]

_OBJECTS = ("lo", "la", "los", "las", "le", "les")
_PERSONS = ("me", "te", "se", "nos", "os")
_PAIRS = (*tuple(person + thing for person in _PERSONS for thing in _OBJECTS), "seme", "sete", "senos", "teme")
_PRONOUNS = (*_PAIRS, *_OBJECTS, *_PERSONS)
_INFINITIVE = ("ar", "er", "ir", "ír")
_STRESSED = {"ár": "ar", "ér": "er", "ír": "ir", "ándo": "ando", "éndo": "endo"}
_PLAIN = str.maketrans("áéíóú", "aeiou")
_ORDER = re.compile(r"[^áéíóú]*(?:[aeou][íú]|[áéíóú][iu]?|i[áéó]|u[áéíó]|[íú])[^aeiouáéíóú]+[iu]?[ae]n?")
"""An order in the singular or plural that keeps its stress on the last syllable but one: ``cómpra``, ``póngan``."""
_KEEPING = re.compile(r"[^áéíóú]+[íú][ae]n?")
"""One that has its accent without pronouns, too: ``envía``."""
_OF_US = re.compile(r"[^áéíóú]+[áé]mos?")
_OF_YOU = re.compile(r"[^áéíóú]*[aeiáéí]d")
_SHORT = frozenset({"pon", "ten", "ven", "haz", "di", "da"})
"""Orders of one syllable, which have no accent before one pronoun."""
_ENDING_SHORT = {"ten": "tén", "pon": "pón", "ven": "vén"}
_FEWEST_LETTERS = 5
"""Of a compound of one of them: ``mantén``."""


def verb_forms(lower: str, language: str) -> Iterator[str]:
    """The infinitive, gerund or order that a word is, if it is one with pronouns; to be looked up in a dictionary.

    An order is yielded only where its accent is right: ``cómpralo``, ``ponlo`` and ``pónmelo``.

    Args:
        lower: the word, in lower case.
        language: BCP 47 tag without region.
    """
    if language != "es":
        return
    for pronouns in _PRONOUNS:
        form = lower.removesuffix(pronouns)
        if form == lower:
            continue
        if form.endswith(_INFINITIVE):
            yield form
        for stressed, plain in _STRESSED.items():
            if form.endswith(stressed):
                yield form.removesuffix(stressed) + plain
        yield from _orders(form, pronouns)


def _orders(form: str, pronouns: str) -> Iterator[str]:
    plain = form.translate(_PLAIN)
    if _ORDER.fullmatch(form) and pronouns != "os":
        yield plain
    if _KEEPING.fullmatch(form):
        yield form
    if _OF_US.fullmatch(form) and form.endswith("s") == (pronouns[:3] != "nos"):
        yield plain if plain.endswith("s") else f"{plain}s"
    if _OF_YOU.fullmatch(form) and pronouns != "os" and (plain != form) == (pronouns in _PAIRS):
        yield plain
    if (plain != form) != (pronouns in _PAIRS):
        return
    if plain in _SHORT:
        yield plain
    elif len(plain) >= _FEWEST_LETTERS:
        yield from (plain[:-3] + stressed for short, stressed in _ENDING_SHORT.items() if plain.endswith(short))
