"""English inflection undone, as morphy(7WN) does it: irregular forms from files, regular ones by their endings."""

import re
from collections.abc import Iterator
from itertools import islice, product
from typing import Protocol

from service.definitions.parts import PartOfSpeech

__all__ = ["base_forms"]

_ENDINGS = {
    PartOfSpeech.NOUN: (
        ("s", ""),
        ("ses", "s"),
        ("xes", "x"),
        ("zes", "z"),
        ("ches", "ch"),
        ("shes", "sh"),
        ("men", "man"),
        ("ies", "y"),
        ("sful", "ful"),
    ),
    PartOfSpeech.VERB: (
        ("s", ""),
        ("ies", "y"),
        ("es", "e"),
        ("es", ""),
        ("ed", "e"),
        ("ed", ""),
        ("ing", "e"),
        ("ing", ""),
    ),
    PartOfSpeech.ADJECTIVE: (("er", ""), ("est", ""), ("er", "e"), ("est", "e")),
}
"""The endings of inflected forms and what stands in their place in the entry."""
_NOT_INFLECTED = frozenset(["has", "his", "hers", "its", "ours", "theirs", "this", "thus", "was", "yes", "yours"])
"""Words that only look like the plural of a noun."""
_DOUBLING = re.compile(r"[^aeiou]*[aeiou][^aeiouwxy]")
"""A verb that doubles its last letter before ``-ed`` and ``-ing``: ``hoping`` cannot come from ``hop``."""
_MOST_PARTS = 6
_MOST_COMBINATIONS = 64


class KnownWords(Protocol):
    """What says which words there are."""

    def has(self, word: str, part: PartOfSpeech) -> bool:
        """Whether a word has an entry."""

    def irregular(self, form: str, part: PartOfSpeech) -> list[str]:
        """What a form is an irregular inflection of."""


def base_forms(form: str, part: PartOfSpeech, known: KnownWords) -> list[str]:
    """The entries of which a form is an inflection, without the form itself; most literal first.

    Args:
        form: in lower case; the words of a multi-word entry are separated by ``_`` or ``-``.
        part: part of speech of the entries.
        known: says what is an entry.
    """
    return _of_whole(form, part, known) or _of_parts(form, part, known)


def _of_whole(form: str, part: PartOfSpeech, known: KnownWords) -> list[str]:
    irregular = _entries(known.irregular(form, part), form, part, known)
    return irregular or _entries(_without_ending(form, part), form, part, known)


def _without_ending(form: str, part: PartOfSpeech) -> Iterator[str]:
    if part is PartOfSpeech.NOUN and (len(form) <= 2 or form.endswith("ss") or form in _NOT_INFLECTED):
        return
    for ending, instead in _ENDINGS.get(part, ()):
        stem = form.removesuffix(ending)
        if len(stem) < len(form) and (instead or ending not in ("ed", "ing") or not _DOUBLING.fullmatch(stem)):
            yield stem + instead


def _of_parts(form: str, part: PartOfSpeech, known: KnownWords) -> list[str]:
    """``attorneys_general`` and ``women_doctors`` inflect any of their words, ``looked_up`` one verb."""
    pieces = re.split("([_-])", form)
    if part not in (PartOfSpeech.NOUN, PartOfSpeech.VERB) or not 1 < len(pieces) <= 2 * _MOST_PARTS:
        return []
    options = [[piece, *_of_whole(piece, part, known)] for piece in pieces]
    candidates = islice(map("".join, product(*options)), _MOST_COMBINATIONS)
    return _entries(candidates, form, part, known)


def _entries(candidates: Iterator[str] | list[str], form: str, part: PartOfSpeech, known: KnownWords) -> list[str]:
    return [word for word in dict.fromkeys(candidates) if word != form and known.has(word, part)]
