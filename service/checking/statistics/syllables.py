"""The syllables of a word by its spelling, in any language and script."""

import re
import unicodedata
from functools import lru_cache

from models.text.characters import APOSTROPHES, HAN, HYPHENS, KANA_1, KANA_2
from service.checking.statistics.english_syllables import english_syllables
from service.checking.statistics.nuclei import GROUPS, MUTE, NUCLEI

__all__ = ["syllables"]

_PART = re.compile(rf"\d+|[^\W\d_][^{HYPHENS}\d]*")
_APOSTROPHE = re.compile(f"[{APOSTROPHES}]")
_ONE_EACH = re.compile(f"[\uac00-\ud7a3{HAN}{KANA_1}{KANA_2}]")
_LONGEST_INITIALS = 5
_VIRAMA = 9
"""Canonical combining class of the sign that takes its vowel from a letter of an Indic script."""
_INDIC = ("\u0900", "\u0dff")
_CACHED_WORDS = 20_000
_LONGEST_CACHED = 40


def syllables(word: str, language: str) -> int:
    """Count the syllables of a word; at least 1.

    Parts of a hyphenated word count by themselves, a digit is one syllable, and so is each letter of initials without
    a vowel (``BBC``). Each character of Hangul, Han and kana is one; so is each letter of an Indic script that keeps
    its vowel. In scripts that leave vowels out or that are not known here, two letters are one.

    Args:
        word: as it is written.
        language: ISO 639-1 code without region; an unknown one counts groups of vowels.
    """
    return _remembered(word, language) if len(word) <= _LONGEST_CACHED else _counted(word, language)


def _counted(word: str, language: str) -> int:
    return max(1, sum(_of_part(part, language) for part in _PART.findall(unicodedata.normalize("NFC", word))))


_remembered = lru_cache(_CACHED_WORDS)(_counted)


def _of_part(part: str, language: str) -> int:
    if part[0].isdigit():
        return len(part)
    lower = _APOSTROPHE.sub("'", part.lower())
    nuclei = NUCLEI.get(language, GROUPS)
    if not GROUPS.search(lower) and not nuclei.search(lower):
        return _without_vowels(part)
    if language == "en":
        return english_syllables(lower)
    mute = MUTE.get(language)
    return max(1, len(nuclei.findall(mute.sub("", lower) if mute else lower)))


def _without_vowels(part: str) -> int:
    if each := _ONE_EACH.findall(part):
        return len(each)
    letters = sum(character.isalpha() for character in part)
    if _INDIC[0] <= part[0] <= _INDIC[1]:
        return max(1, letters - sum(unicodedata.combining(character) == _VIRAMA for character in part))
    if part.isascii():
        return letters if part.isupper() and letters <= _LONGEST_INITIALS else 1
    return (letters + 1) // 2
