"""How likely a word was written for another by a slip of the fingers or of the ear.

The cost of the cheapest way from one to the other by inserting, deleting, replacing and swapping letters, as in the
restricted Damerau-Levenshtein distance; a slip that is frequent costs less (compare Kernighan, Church and Gale, 1990).
"""

import unicodedata
from functools import cache
from itertools import permutations

from models.language_folders import data_file, words_in

__all__ = ["SAME", "alike", "fold", "slip_cost"]

_FULL = 1.0
_DOUBLED = 0.55
_SWAPPED = 0.6
_ACCENT = 0.35
_APOSTROPHE = 0.2
_NEAR = 0.8
_SILENT = 0.8
_FIRST = 0.6
"""What a slip in the first letter costs on top: the first letter is seldom wrong (Pollock and Zamora, 1984)."""

_ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
_SOUNDS = ("aeiouy", "ck", "cs", "sz", "cq", "kq", "gj", "fv", "bp", "dt", "mn", "ij", "vw", "xs", "lr")
SAME = frozenset({"sß", "ßs", "lł", "łl", "dđ", "đd", "iı", "ıi", "её", "ёе"})
"""Letters that are written for each other but that Unicode does not take apart."""
_SILENT_LETTERS = frozenset("eh")


@cache
def _near() -> frozenset[str]:
    """Pairs of letters that lie side by side on a keyboard or sound alike."""
    pairs: set[str] = set()
    for row, below in zip(_ROWS, (*_ROWS[1:], ""), strict=True):
        for at, letter in enumerate(row):
            neighbours = row[max(0, at - 1) : at + 2] + below[max(0, at - 1) : at + 1]
            pairs.update(letter + other for other in neighbours)
    for sound in _SOUNDS:
        pairs.update(one + other for one in sound for other in sound)
    return frozenset(pairs | {pair[::-1] for pair in pairs})


@cache
def alike(code: str) -> frozenset[str]:
    """Pairs of letters that writers of a language (BCP 47 without region) take for each other.

    Those of ``alike.txt`` in its folder, which holds groups of such letters, and those of all languages.
    """
    groups = words_in(data_file(code, "alike.txt"))
    return SAME | {one + other for group in groups for one, other in permutations(group, 2)}


@cache
def fold(letter: str) -> str:
    """A letter without its accents; also a whole word."""
    return "".join(part for part in unicodedata.normalize("NFD", letter) if not unicodedata.combining(part))


def _replaced(one: str, other: str, same: frozenset[str]) -> float:
    if fold(one) == fold(other) or one + other in same:
        return _ACCENT
    return _NEAR if one + other in _near() else _FULL


def _added(word: str, at: int) -> float:
    """The cost of a letter of a word that the other word lacks."""
    letter = word[at]
    if letter in word[max(0, at - 1) : at] or letter == word[at + 1 : at + 2]:
        return _DOUBLED
    if letter == "'":
        return _APOSTROPHE
    return _SILENT if letter in _SILENT_LETTERS else _FULL


def slip_cost(written: str, meant: str, same: frozenset[str] = SAME) -> float:
    """The cost of writing one word for another, in units of an ordinary slip; 0 for the same.

    Args:
        written: the word, in lower case.
        meant: the other one, in lower case.
        same: pairs of letters that are taken for each other (`alike`).
    """
    before: list[float] = []
    row = [0.0]
    for at in range(len(meant)):
        row.append(row[-1] + _added(meant, at))
    for i, letter in enumerate(written):
        above, row = row, [row[0] + _added(written, i)]
        for j, other in enumerate(meant):
            if letter == other:
                cost = above[j]
            else:
                cost = min(
                    above[j] + _replaced(letter, other, same),
                    above[j + 1] + _added(written, i),
                    row[j] + _added(meant, j),
                )
                if i and j and letter == meant[j - 1] and written[i - 1] == other:
                    cost = min(cost, before[j - 1] + _SWAPPED)
            row.append(cost)
        before = above
    return row[-1] + (_FIRST if written[:1] != meant[:1] and fold(written[:1]) != fold(meant[:1]) else 0.0)
