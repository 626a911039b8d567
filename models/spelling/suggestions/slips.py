"""How likely a word was written for another by a slip of the fingers or of the ear.

The cost of the cheapest way from one to the other by inserting, deleting, replacing and swapping letters, as in the
restricted Damerau-Levenshtein distance; a slip that is frequent costs less (compare Kernighan, Church and Gale, 1990).
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from models.spelling.letters import thai
from models.spelling.letters.indic import half_of, is_mark, is_sign
from models.spelling.letters.units import units
from models.spelling.lists.alike import SAME, respelled, taken_for_each_other

__all__ = ["ACCENT", "BESIDE", "UNHEARD", "Slips", "fold", "near", "slips"]

ACCENT: Final = 0.35
"""The cost of another accent, and of a letter or several that are taken for what is meant."""
BESIDE: Final = 0.8
"""The cost of writing a letter for one that lies beside it on the keyboard or sounds alike."""
_FULL = 1.0
_DOUBLED = 0.55
_SWAPPED = 0.6
_APOSTROPHE = 0.2
_SILENT = 0.8
_MARK = 0.4
"""A nukta, virama, anusvara or another mark of the scripts of India, too many or too few."""
_SIGN = 0.7
"""A vowel sign of these, too many or too few."""
_FIRST = 0.6
"""What a slip in the first letter costs on top: the first letter is seldom wrong (Pollock and Zamora, 1984)."""

_ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm", "", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ", "")
"""Of each keyboard from top to bottom."""
_SOUNDS = ("aeiouy", "ck", "cs", "sz", "cq", "kq", "gj", "fv", "bp", "dt", "mn", "ij", "vw", "xs", "lr")
_SILENT_LETTERS = frozenset("ehا")
UNHEARD: Final = {"ㅇ": 0.4, "ㅎ": 0.3} | thai.UNHEARD
"""Letters that have no sound of their own or lose it between vowels, and marks that are left out."""


@cache
def near() -> frozenset[str]:
    """Pairs of letters that lie side by side on a keyboard or sound alike."""
    pairs: set[str] = set()
    rows = _ROWS + thai.KEYBOARD
    for row, below in zip(rows, (*rows[1:], ""), strict=True):
        for at, letter in enumerate(row):
            neighbours = row[max(0, at - 1) : at + 2] + below[max(0, at - 1) : at + 1]
            pairs.update(letter + other for other in neighbours)
    for sound in _SOUNDS:
        pairs.update(one + other for one in sound for other in sound)
    return frozenset(pairs | {pair[::-1] for pair in pairs})


@cache
def fold(letter: str) -> str:
    """A letter without its accents; also a whole word."""
    return "".join(part for part in unicodedata.normalize("NFD", letter) if not unicodedata.combining(part))


@dataclass(frozen=True, slots=True)
class Slips:
    """What slips cost in a language.

    Attributes:
        same: pairs of letters that are taken for each other.
        respelled: letters, and what is written for them by the ear where one of the two is longer than a letter.
    """

    same: frozenset[str] = SAME
    respelled: tuple[tuple[str, str], ...] = ()

    def cost(self, written: str, meant: str) -> float:
        """The cost of writing one word for another, in units of an ordinary slip; 0 for the same.

        Args:
            written: the word, in lower case.
            meant: the other one, in lower case.
        """
        row = [0.0]
        for at in range(len(meant)):
            row.append(row[-1] + _added(meant, at))
        rows = [row]
        by_ear = [pair for pair in self.respelled if pair[0] in written and pair[1] in meant]
        longer = by_ear or not (written.isascii() and meant.isascii())
        for i, letter in enumerate(written):
            above, row = row, [row[0] + _added(written, i)]
            for j, other in enumerate(meant):
                if letter == other:
                    cost = above[j]
                else:
                    cost = min(
                        above[j] + self._replaced(letter, other),
                        above[j + 1] + _added(written, i),
                        row[j] + _added(meant, j),
                    )
                    if i and j and letter == meant[j - 1] and written[i - 1] == other:
                        cost = min(cost, rows[i - 1][j - 1] + _swapped(letter, other))
                row.append(cost)
            rows.append(row)
            if longer:
                self._shorten(rows, written[: i + 1], meant, by_ear)
        return row[-1] + (0.0 if self._begin_alike(written, meant) else _FIRST)

    def _shorten(self, rows: list[list[float]], written: str, meant: str, by_ear: Sequence[tuple[str, str]]) -> None:
        """Lower the costs of the last row by slips of more than one letter."""
        row = rows[-1]
        for at in range(1, len(meant) + 1):
            for one, other in by_ear:
                if written.endswith(one) and meant.endswith(other, 0, at):
                    row[at] = min(row[at], rows[-1 - len(one)][at - len(other)] + ACCENT)
            if written[-1] == meant[at - 1] and (half := half_of(meant[at - 1])):
                if meant.endswith(half, 0, at - 1):
                    row[at] = min(row[at], rows[-2][at - 1 - len(half)] + _DOUBLED)
                if written.endswith(half, 0, len(written) - 1):
                    row[at] = min(row[at], rows[-2 - len(half)][at - 1] + _DOUBLED)

    def _replaced(self, one: str, other: str) -> float:
        if fold(one) == fold(other) or one + other in self.same:
            return ACCENT
        are_signs = not one.isascii() and is_sign(one) and is_sign(other)
        return BESIDE if are_signs or one + other in near() else _FULL

    def _begin_alike(self, written: str, meant: str) -> bool:
        """Whether two words begin with one letter, or with letters that are written for each other."""
        one, other = written[:1], meant[:1]
        return one == other or fold(one) == fold(other) or one + other in self.same


@cache
def slips(code: str) -> Slips:
    """What slips cost in a language (BCP 47 without region)."""
    composed = units(code)
    same = taken_for_each_other(code) | (composed.same if composed else frozenset())
    return Slips(same, respelled(code))


def _added(word: str, at: int) -> float:
    """The cost of a letter of a word that the other word lacks."""
    letter = word[at]
    if not letter.isascii():
        if is_mark(letter):
            return _MARK
        if is_sign(letter):
            return _SIGN
        if half_of(letter):  # in the scripts of India two letters are two syllables
            return _FULL
    if letter in word[max(0, at - 1) : at] or letter == word[at + 1 : at + 2]:
        return _DOUBLED
    if letter == "'":
        return _APOSTROPHE
    if letter in UNHEARD:
        return UNHEARD[letter]
    return _SILENT if letter in _SILENT_LETTERS else _FULL


def _swapped(one: str, other: str) -> float:
    """The cost of two letters in the wrong order; a vowel sign is hardly written before its consonant."""
    if one.isascii() or other.isascii():
        return _SWAPPED
    return _FULL if is_sign(one) or is_sign(other) or is_mark(one) or is_mark(other) else _SWAPPED
