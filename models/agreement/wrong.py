"""All that does not agree in a sentence, one finding a place."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, cast

from models.agreement.affixed import AffixedWords, affixed_words, dictionary_path
from models.agreement.disagreement import Disagreement

__all__ = ["AFFIXED", "DICTIONARIES", "LANGUAGES", "RULES", "disagreements", "has_words"]

DICTIONARIES = {"pl": "morfeusz2", "ru": "pymorphy3"}
"""Languages whose words a package knows; morfeusz2 is not made for Linux on ARM."""
AFFIXED = ("nl", "sv")
"""Those whose words are known by the classes of affixes of the Hunspell dictionary that is installed."""
_SPELLED = (*AFFIXED, "cs", "uk")
"""Those whose words are not known without that dictionary."""
RULES = (*DICTIONARIES, *_SPELLED, "de", "es", "fr", "it", "pt")
"""All languages that have rules, in the folder of that name, loaded when they are first asked."""
LANGUAGES = tuple(code for code in RULES if code not in DICTIONARIES or find_spec(DICTIONARIES[code]))
"""Those of them whose package is installed, or that need none."""


class _Rules(Protocol):
    def wrong(self, words: Sequence[str]) -> Iterable[Disagreement]: ...


class _RulesByAffixes(Protocol):
    def wrong(self, words: Sequence[str], dictionary: AffixedWords) -> Iterable[Disagreement]: ...


def has_words(language: str, folder: Path | None = None) -> bool:
    """Whether the words of one of ``LANGUAGES`` are known.

    Args:
        language: its code.
        folder: of Hunspell dictionaries; None looks at the usual places.
    """
    return language not in _SPELLED or dictionary_path(language, folder) is not None


def disagreements(words: Sequence[str], language: str, folder: Path | None = None) -> list[Disagreement]:
    """What cannot be right in a sentence, in order.

    Args:
        words: its words and marks.
        language: one of ``LANGUAGES`` whose words are known.
        folder: of Hunspell dictionaries; None looks at the usual places.
    """
    taken: set[int] = set()
    found = []
    for one in _all(words, language, folder):
        places = set(range(one.start, one.end))
        original = " ".join(words[one.start : one.end])
        replacements = tuple(form for form in one.replacements if form != original)
        if replacements and not places & taken:
            taken |= places
            found.append(replace(one, replacements=replacements))
    return sorted(found, key=lambda one: one.start)


def _all(words: Sequence[str], language: str, folder: Path | None) -> Iterable[Disagreement]:
    rules = import_module(f"models.agreement.{language}.rules")
    if language not in AFFIXED:
        return cast(_Rules, rules).wrong(words)
    path = dictionary_path(language, folder)
    return cast(_RulesByAffixes, rules).wrong(words, affixed_words(path)) if path else ()
