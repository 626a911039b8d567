"""Forms of known words that a dictionary lacks: plurals and cases of nouns, short forms of adjectives.

Hunspell's dictionaries give many nouns no plural (*геномы*, *бойкоты*), and lack terms (*psychodynamiczny*). A
dictionary of morphology has all forms, and many a wrong or obsolete one, so that only forms of nouns and adjectives
count, and short ones only where the dictionary of spelling knows their lemma.
"""

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module

from models.agreement.wrong import LANGUAGES
from models.language_folders import language_tables

__all__ = ["lemmas", "may_be_term"]

_KINDS = {"pl": frozenset({"NOUN", "ADJF", "PRTF"}), "ru": frozenset({"NOUN", "ADJF", "ADJS"})}
"""By language; Russian participles have one letter or two where others have two or one (*вяленного*)."""
_SHORTEST_TERM = 8
"""Letters of a word that nothing else is near to by chance: of 1,192 misspelled words of the even lines of slips and
written lines in Polish and Russian 17 are forms of nouns and adjectives there, of these two are so long, and right."""
_WRONG = frozenset({"Erro", "Dist", "Arch", "Infr", "Slng", "daw.", "przest.", "niepopr.", "gwar.", "slang"})


@cache
def lemmas(language: str) -> Callable[[str], Iterable[str]] | None:
    """What tells the lemmas of a noun or adjective in small letters; None where nothing does for a language (code)."""
    if language not in _KINDS or language not in LANGUAGES:
        return None
    readings = import_module(f"models.agreement.{language}.morphology").readings

    def found(word: str) -> Iterable[str]:
        return {
            one.lemma
            for one in readings(word)
            if one.kind in _KINDS[language] and not one.is_name and not one.marks & _WRONG
        }

    return found


def may_be_term(word: str, language: str) -> bool:
    """Whether a word in small letters is long enough to be right where the dictionary of morphology alone has it.

    What is written with the word for *not* may be two words.
    """
    negation = language_tables()[language].negation
    return len(word) >= _SHORTEST_TERM and not (negation and word.startswith(negation))
