"""The forms that a word may be put in, each with the places of the paradigm in which it stands."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Protocol, cast

from models.agreement.wrong import LANGUAGES, has_words

__all__ = ["FORMS_OF", "Forms", "Place", "forms_of", "known_forms", "written_as"]

Place = str
"""Marks in the terms of ``models.agreement.reading.WordReading``, a blank between: “NOUN gent sing femn”."""
Forms = Mapping[str, tuple[Place, ...]]
"""Of a word, in small letters; itself among them."""

FORMS_OF = {"cs": "spelled", "pl": "polish", "ru": "russian", "uk": "spelled"}
"""By language, the module here that knows its forms."""
_FEWEST = 2


class _Module(Protocol):
    def forms(self, word: str, language: str) -> dict[str, set[Place]]: ...


def forms_of(language: str) -> Callable[[str], Forms] | None:
    """What gives the forms of a word in small letters; None where the words of the language are not known.

    It gives nothing for a word that is not known, or has but one form.
    """
    if language not in FORMS_OF or language not in LANGUAGES or not has_words(language):
        return None
    module = cast("_Module", import_module(f"models.corrector.transducer.paradigms.{FORMS_OF[language]}"))
    return lambda word: known_forms(module.forms(word, language), word)


def known_forms(found: Mapping[str, set[Place]], word: str) -> Forms:
    """What was found, in order; nothing where the word is not among it, or has no other form."""
    if word not in found or len(found) < _FEWEST:
        return {}
    return {form: tuple(sorted(places)) for form, places in found.items()}


def written_as(form: str, word: str) -> str:
    """A form with the capitals of the word in whose place it is put."""
    if len(word) > 1 and word.isupper():
        return form.upper()
    return form[:1].upper() + form[1:] if word[:1].isupper() else form
