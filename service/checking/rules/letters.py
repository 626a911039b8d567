"""The letter case and the article of a replacement, as its place in the sentence asks for them."""

import re

__all__ = ["article_for", "begun_small", "in_case_of"]

_WORD = re.compile(r"[^\W\d_]+")
_VOWEL_SOUND = re.compile(r"[aeiou]|hono|honest|hour|heir|8|1[18]\b")
_CONSONANT_SOUND = re.compile(r"eu|ewe|one\b|once\b|uni(?!n|m)|us[aeiu]|ut[ei]|ubi|uk|ur[aeiou]")
_SPELT_WITH_VOWEL = frozenset("AEFHILMNORSX")
_LONGEST_ABBREVIATION = 3


def article_for(text: str) -> str:
    """``an`` if an English text begins with the sound of a vowel, else ``a``."""
    word = text.split(maxsplit=1)[0] if text.strip() else ""
    if len(word) > 1 and word.isupper():
        return "an" if word[0] in _SPELT_WITH_VOWEL else "a"
    word = word.lower()
    return "an" if _VOWEL_SOUND.match(word) and not _CONSONANT_SOUND.match(word) else "a"


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
