"""The letter case of a replacement, as its place in the sentence asks for it."""

import re

__all__ = ["begun_small", "in_case_of"]

_WORD = re.compile(r"[^\W\d_]+")
_LONGEST_ABBREVIATION = 3


def in_case_of(replacement: str, original: str, *, begins: bool, capitals: bool = False) -> str:
    """A replacement in the letter case of what it replaces: ``Begun`` so, or ALL IN CAPITALS.

    Where the two differ in nothing but case, the case is what the replacement is about, and it stays, but for the
    capital that begins a sentence.

    Args:
        replacement: as the rule has it.
        original: what it replaces.
        begins: whether the original begins the sentence.
        capitals: whether the whole sentence is in capitals, so that a short word in capitals is no abbreviation.
    """
    words = _WORD.findall(original)
    if not words:
        return replacement
    if replacement.casefold() == original.casefold():
        return replacement[:1].upper() + replacement[1:] if begins and replacement.islower() else replacement
    first, letters = words[0], "".join(words)
    if letters.isupper() and (capitals or len(words) > 1 or len(letters) > _LONGEST_ABBREVIATION):
        return replacement.upper()
    if begins and first[0].isupper():
        return replacement[:1].upper() + replacement[1:]
    if first[0].isupper() and first[1:].islower():
        return replacement[:1].upper() + replacement[1:]
    return replacement


def begun_small(text: str) -> str:
    """The start of a sentence as it is written elsewhere: ``He`` -> ``he``, but ``I`` and ``NASA`` as they are."""
    word = _WORD.match(text)
    return text[0].lower() + text[1:] if word and word[0] != "I" and word[0].istitle() else text
