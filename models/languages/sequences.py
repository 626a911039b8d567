"""Which language a few words are in: a linear model over hashed sequences of letters, words and pairs of words.

The sum of a row of weights for each sequence of two to five letters (Joulin et al., 2016), in small letters and with
the spaces between words, for each word and for each two that follow each other: pairs tell neighbours apart that share
their words (*vamos a*, *vamos lá*). Learnt from right and misspelled pieces of one to twelve words
(`training/languages`).
"""

import json
import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Self
from zlib import crc32

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import load_file

from models.choice.stored import CONFIG, WEIGHTS, Weights, readable, table_rows

__all__ = ["BUCKETS", "SHIPPED", "TABLE", "LetterSequences", "sequences", "shipped"]

SHIPPED = Path(__file__).parents[1] / "weights" / "languages"
_LETTER_BUCKETS = _WORD_BUCKETS = 1 << 16
BUCKETS = _LETTER_BUCKETS + _WORD_BUCKETS
"""Those of sequences of letters, and behind them those of words and of pairs of words."""
TABLE = "sequences"
_SHORTEST, _LONGEST = 2, 5
_MOST_CHARACTERS = 1_000
"""Of a longer text the beginning is looked at."""
_NO_LETTER = re.compile(r"[^\w\s']|[\d_]")
_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX = np.uint64(0xBF58476D1CE4E5B9)


def sequences(text: str) -> NDArray[np.int64]:
    """The buckets of a text's sequences of letters, words and pairs of words; none for a text without letters."""
    lower = unicodedata.normalize("NFC", text).lower().replace("’", "'")
    words = _NO_LETTER.sub(" ", lower).split()
    if not words:
        return np.zeros(0, dtype=np.int64)
    letters = np.frombuffer(f" {' '.join(words)} ".encode("utf-32-le", "replace"), np.uint32).astype(np.uint64)
    found = []
    hashed = np.zeros(len(letters), dtype=np.uint64)
    for length in range(1, min(_LONGEST, len(letters)) + 1):
        number = len(letters) - length + 1
        hashed = hashed[:number] * _STEP + letters[length - 1 :] + np.uint64(1)
        if length >= _SHORTEST:
            mixed = (hashed ^ (hashed >> np.uint64(29))) * _MIX
            found.append(((mixed ^ (mixed >> np.uint64(32))) % np.uint64(_LETTER_BUCKETS)).astype(np.int64))
    wholes = [*words, *map(" ".join, pairwise(words))]
    found.append(np.array([_LETTER_BUCKETS + crc32(one.encode("utf-8", "replace")) % _WORD_BUCKETS for one in wholes]))
    return np.concatenate(found)


class LetterSequences:
    """The model.

    Attributes:
        languages: tags of the languages that it tells apart.
    """

    def __init__(self, languages: Sequence[str], weights: Weights):
        """Take ``sequences`` (a row for each bucket, a column for each language, 8 bits) and ``bias``."""
        self.languages = tuple(languages)
        self._weights = weights

    @classmethod
    def load(cls, folder: Path) -> Self:
        """Read it from its folder.

        Raises:
            ModelError: a file is missing or damaged.
        """
        with readable(folder, "languages"):
            config = json.loads((folder / CONFIG).read_text(encoding="utf-8"))
            return cls(config["languages"], load_file(folder / WEIGHTS))

    def scores(self, text: str) -> dict[str, float]:
        """Natural logarithms of the probabilities of its languages, were there no others."""
        rows = sequences(text[:_MOST_CHARACTERS])
        values = self._weights["bias"].astype(np.float64)
        if len(rows):
            values = values + table_rows(self._weights, TABLE, rows).sum(axis=0) / np.sqrt(len(rows))
        values -= values.max()
        values -= np.log(np.exp(values).sum())
        return dict(zip(self.languages, values.tolist(), strict=True))


@cache
def shipped() -> LetterSequences:
    """The one that Emend carries, read once."""
    return LetterSequences.load(SHIPPED)
