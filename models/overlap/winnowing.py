"""Words and their fingerprints.

Winnowing (Schleimer, Wilkerson and Aiken, 2003, doi:10.1145/872757.872770) keeps of the hashes of all runs of ``NGRAM``
words the least one of every ``WINDOW`` in a row. Two texts that share ``NGRAM + WINDOW - 1`` words in a row share a
fingerprint, whatever stands around them. Only the articles of an index are winnowed; all runs of a text are looked up,
which finds most shorter passages too.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from models.text.characters import HAN, KANA_1, KANA_2, MARKS

__all__ = ["NGRAM", "WINDOW", "Words", "fingerprints", "run_hashes", "words_of"]

NGRAM = 6
"""Words of a run that is hashed."""
WINDOW = 6
"""Hashes in a row of which one is kept: two of seven on average."""

_ALONE = HAN + KANA_1 + KANA_2
_WORD = re.compile(rf"[{_ALONE}]|(?:[^\W_{_ALONE}]|[{MARKS}])++")
_ODD = np.array(
    [
        0x9E3779B97F4A7C15,
        0xC2B2AE3D27D4EB4F,
        0x165667B19E3779F9,
        0xD6E8FEB86659FD93,
        0xA0761D6478BD642F,
        0xE7037ED1A0B428DB,
    ],
    dtype=np.uint64,
)
"""A multiplier for each place of a run, so that the order of its words counts."""
_MIX = np.array(0xFF51AFD7ED558CCD, dtype=np.uint64)
_FOLD, _DROP = np.uint64(32), np.uint64(17)
"""Hashes have 47 bits, which SQLite keeps in six bytes."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a text; letters, digits and marks in a row, in Chinese and Japanese single characters.

    Attributes:
        starts: where each begins (code points).
        ends: where each ends.
        hashes: 64 bits of each, the same for all letter cases and ways of encoding an accent; shape (words,).
    """

    starts: list[int]
    ends: list[int]
    hashes: NDArray[np.uint64]

    @property
    def keys(self) -> NDArray[np.uint16]:
        """The low 16 bits of the hashes, by which words are compared one for one."""
        return self.hashes.astype("<u2")


def words_of(text: str) -> Words:
    """Find the words of a text."""
    starts, ends, hashes = [], [], []
    for match in _WORD.finditer(text):
        starts.append(match.start())
        ends.append(match.end())
        hashes.append(_hash(match[0]))
    return Words(starts, ends, np.array(hashes, dtype=np.uint64))


def run_hashes(hashes: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Hash all runs of ``NGRAM`` words.

    Args:
        hashes: of the words, shape (words,).

    Returns:
        Hashes from 0 to 2^47 - 1, shape (words - ``NGRAM`` + 1,), empty for fewer words.
    """
    if len(hashes) < NGRAM:
        return np.empty(0, np.int64)
    runs = (sliding_window_view(hashes, NGRAM) * _ODD).sum(axis=1, dtype=np.uint64)
    mixed: NDArray[np.uint64] = ((runs ^ (runs >> _FOLD)) * _MIX) >> _DROP
    return mixed.astype(np.int64)


def fingerprints(hashes: NDArray[np.uint64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Winnow the words of a text.

    Args:
        hashes: of the words, shape (words,).

    Returns:
        The fingerprints, from 0 to 2^47 - 1, and for each the number of the word its run begins with; ascending by
        that number. Both are empty for fewer words than ``NGRAM + WINDOW - 1``.
    """
    if len(hashes) < NGRAM + WINDOW - 1:
        return np.empty(0, np.int64), np.empty(0, np.int64)
    runs = run_hashes(hashes)
    windows = sliding_window_view(runs, WINDOW)
    # Of equal ones the last, as the paper has it: the next window then often keeps the same one.
    last_least = WINDOW - 1 - windows[:, ::-1].argmin(axis=1)
    kept = np.unique(last_least + np.arange(len(windows)))
    return runs[kept], kept


@lru_cache(maxsize=1 << 16)
def _hash(word: str) -> int:
    folded = unicodedata.normalize("NFKC", word.casefold()).encode("utf-8", "surrogatepass")
    return int.from_bytes(blake2b(folded, digest_size=8).digest(), "little")
