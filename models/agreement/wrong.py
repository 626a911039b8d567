"""All that does not agree in a sentence, one finding a place."""

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from models.agreement.disagreement import Disagreement

__all__ = ["DICTIONARIES", "LANGUAGES", "disagreements"]

DICTIONARIES = {"pl": "morfeusz2", "ru": "pymorphy3"}
"""The languages that have rules, with the package that knows their words; morfeusz2 is not made for Linux on ARM."""
_OWN = ("es", "fr", "it", "pt")
"""Those whose words are known by tables of their own."""
LANGUAGES = (*(code for code, package in DICTIONARIES.items() if find_spec(package)), *_OWN)
"""Those whose package is installed, or that need none.

Their rules are in the folder of that name, loaded when they are first asked."""


class _Rules(Protocol):
    def wrong(self, words: Sequence[str]) -> list[Disagreement]: ...


def disagreements(words: Sequence[str], language: str) -> list[Disagreement]:
    """What cannot be right in a sentence, in order.

    Args:
        words: its words and marks.
        language: one of ``LANGUAGES``.
    """
    taken: set[int] = set()
    found = []
    for one in cast(_Rules, import_module(f"models.agreement.{language}.rules")).wrong(words):
        places = set(range(one.start, one.end))
        original = " ".join(words[one.start : one.end])
        replacements = tuple(form for form in one.replacements if form != original)
        if replacements and not places & taken:
            taken |= places
            found.append(replace(one, replacements=replacements))
    return sorted(found, key=lambda one: one.start)
