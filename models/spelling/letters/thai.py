"""Thai spelling: where a word may begin, and what slips are counted in.

A consonant with the thanthakhat (``์``) is silent; writers leave out both, write another consonant or forget the mark,
so that the two are one letter here. ``แ`` is two ``เ``, as it is often typed.
"""

import re
from typing import Final

__all__ = ["ALIKE", "KEYBOARD", "SILENT", "UNHEARD", "apart", "beginnings", "together"]

KEYBOARD: Final = ("ๅ/-ภถุึคตจขช", "ๆไำพะัีรนยบล", "ฟหกดเ้่าสวง", "ผปแอิืทมใฝ")
"""The rows of the Kedmanee keyboard."""
_MARKS = "\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c"
"""Of length, tone and silence."""
_VOWELS = "\u0e30\u0e31\u0e32\u0e34\u0e35\u0e36\u0e37\u0e38\u0e39"
"""After, above or below their consonant."""
_CONSONANTS = "".join(map(chr, range(0x0E01, 0x0E2F)))
_PRIVATE = 0xE000
SILENT: Final = "".join(chr(_PRIVATE + at) for at in range(len(_CONSONANTS)))
"""Letters of our own for the consonants that a thanthakhat silences."""
UNHEARD: Final = dict.fromkeys(_VOWELS, 0.6) | dict.fromkeys(_MARKS, 0.35) | dict.fromkeys(SILENT, 0.4)
"""What it costs to leave out one of these, in units of an ordinary slip."""
ALIKE: Final = frozenset(
    {one + other for one in SILENT for other in SILENT if one != other}
    | {pair for one, other in zip(_CONSONANTS, SILENT, strict=True) for pair in (one + other, other + one)}
)
"""Pairs of these that are taken for each other, and for the consonant itself."""

_SILENCED = re.compile(f"([{_CONSONANTS}])[\u0e34\u0e38]?\u0e4c")
_NO_BEGINNING = re.compile(
    f"[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]"  # vowels and marks that belong to the consonant before them
    f"|(?<=[\u0e40-\u0e44])."  # what comes after a vowel that is written before its consonant
    f"|[{_CONSONANTS}](?=[\u0e34\u0e38]?\u0e4c)",  # what is silent
    re.DOTALL,
)


def apart(word: str) -> str:
    """The letters of a word in which slips are counted."""
    letters = word.replace("แ", "เเ")
    if "\u0e4c" not in letters:
        return letters
    return _SILENCED.sub(lambda match: SILENT[ord(match[1]) - ord(_CONSONANTS[0])], letters)


def together(letters: str) -> str:
    """The word that letters make."""
    spoken = "".join(f"{_CONSONANTS[SILENT.index(letter)]}\u0e4c" if letter in SILENT else letter for letter in letters)
    return spoken.replace("เเ", "แ")


def beginnings(text: str) -> bytearray:
    """For each place of a text, its end included, 1 where a word may begin or end, else 0."""
    found = bytearray(b"\1") * (len(text) + 1)
    for match in _NO_BEGINNING.finditer(text, 1):
        found[match.start()] = 0
    return found
