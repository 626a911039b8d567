"""Verbs with pronouns behind them, which dictionaries have for some verbs only: Spanish ``castigarlo``."""

from collections.abc import Iterator

__all__ = ["verb_forms"]

_OBJECTS = ("lo", "la", "los", "las", "le", "les")
_PERSONS = ("me", "te", "se", "nos", "os")
_PRONOUNS = (*(person + thing for person in _PERSONS for thing in _OBJECTS), *_OBJECTS, *_PERSONS)
_INFINITIVE = ("ar", "er", "ir", "ír")
_STRESSED = {"ár": "ar", "ér": "er", "ír": "ir", "ándo": "ando", "éndo": "endo"}


def verb_forms(lower: str, language: str) -> Iterator[str]:
    """The infinitive or gerund that a word is, if it is one with pronouns; to be looked up in a dictionary.

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
