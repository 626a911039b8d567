"""The scripts of India, as Unicode has them: a consonant carries one vowel sign or a virama at most."""

import re
import unicodedata
from functools import cache

__all__ = ["half_of", "is_in_order", "is_mark", "is_sign", "is_virama", "may_follow"]

_SCRIPTS = range(0x900, 0xE00)
_INDEPENDENT = re.compile(r" LETTER (?:VOCALIC [RL]+|CANDRA [AEO]|SHORT [AEO]|A|AA|I|II|U|UU|E|EE|AI|O|OO|AU)$")
_CLOSING = re.compile("SIGN (?:ANUSVARA|VISARGA|CANDRABINDU)$")
_CONSONANTS = range(0x15, 0x3A)
_ASPIRATES = frozenset((0x16, 0x18, 0x1B, 0x1D, 0x20, 0x22, 0x25, 0x27, 0x2B, 0x2D))
_VIRAMA = 0x4D
"""Places in a block of Unicode, alike in all from Devanagari to Malayalam; an aspirate follows what it is made of."""
_BLOCK = 0x80
_LAST_BLOCK = 0xD80


def _name(letter: str) -> str:
    return unicodedata.name(letter, "")


@cache
def is_sign(letter: str) -> bool:
    """Whether this is a vowel sign."""
    return " VOWEL SIGN " in _name(letter)


@cache
def is_mark(letter: str) -> bool:
    """Whether this is a mark of these scripts that is no vowel sign: a nukta, virama, anusvara and the like."""
    return ord(letter) in _SCRIPTS and unicodedata.category(letter)[0] == "M" and not is_sign(letter)


@cache
def is_virama(letter: str) -> bool:
    """Whether this takes the vowel from the consonant before it."""
    return _name(letter).endswith("SIGN VIRAMA")


def _listed(pattern: str) -> frozenset[str]:
    return frozenset(letter for letter in map(chr, _SCRIPTS) if re.search(pattern, _name(letter)))


_SIGNS = _listed(" VOWEL SIGN |SIGN VIRAMA$")
_LAST = _SIGNS | _listed(_CLOSING.pattern)


def may_follow(stem: str, ending: str) -> bool:
    """Whether an ending can stand behind a stem: not one that begins with a sign where the stem's letter has one."""
    return not (ending[0] in _SIGNS and stem[-1] in _LAST)


def is_in_order(word: str) -> bool:
    """Whether each vowel sign of a word stands at a consonant that has no other."""
    return word.isascii() or not _misplaced_signs().search(word)


@cache
def _misplaced_signs() -> re.Pattern[str]:
    """A vowel sign behind a vowel, a virama or another sign."""
    signs = "".join(letter for letter in map(chr, _SCRIPTS) if is_sign(letter))
    before = "".join(_SIGNS | _listed(_INDEPENDENT.pattern))
    return re.compile(f"[{before}][{signs}]")


@cache
def half_of(letter: str) -> str:
    """What stands before a consonant where it is doubled: ``द्`` before ``द`` and ``ध``; nothing for other letters."""
    if len(letter) != 1 or not _SCRIPTS.start <= ord(letter) < _LAST_BLOCK:
        return ""
    block, place = divmod(ord(letter), _BLOCK)
    if place not in _CONSONANTS:
        return ""
    return chr(_BLOCK * block + place - (place in _ASPIRATES)) + chr(_BLOCK * block + _VIRAMA)
