"""Forms of known words that a dictionary lacks: plurals and cases of nouns, short forms of adjectives.

Hunspell's dictionaries give many nouns no plural (*геномы*, *бойкоты*). A dictionary of morphology has all forms, and
many a wrong or obsolete one, so that only forms of nouns and adjectives count whose lemma the dictionary of spelling
knows.
"""

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module

from models.agreement.wrong import LANGUAGES

__all__ = ["lemmas"]

_KINDS = frozenset({"NOUN", "ADJF", "ADJS", "PRTS"})
_WRONG = frozenset({"Erro", "Dist", "Arch", "Infr", "Slng", "daw.", "przest.", "niepopr.", "gwar.", "slang"})


@cache
def lemmas(language: str) -> Callable[[str], Iterable[str]] | None:
    """What tells the lemmas of a noun or adjective in small letters; None where nothing does for a language (code)."""
    if language not in LANGUAGES:
        return None
    readings = import_module(f"models.agreement.{language}.morphology").readings

    def found(word: str) -> Iterable[str]:
        return {
            one.lemma
            for one in readings(word)
            if one.kind in _KINDS and one.lemma != word and not one.is_name and not one.marks & _WRONG
        }

    return found
