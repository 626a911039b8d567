"""What the encoder is told of each unit: word, shape, spelling, suggestions, and the n-grams around it."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from models.corrector.transducer.actions import Action, rewrite
from models.corrector.transducer.units import Unit
from models.corrector.transducer.vocabulary import END, MASK, UNKNOWN, Vocabulary
from models.spelling import Lexicon

Ints = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

SHAPES = 64
"""Rows of the shape table: 8 letter cases x 4 spelling states x white space before or not."""
NGRAM_KINDS = 6
"""Bigrams with the left and right neighbour, the two neighbours, the trigram, and the pairs on either side."""

_MIX = np.uint64(0x9E3779B97F4A7C15)
_END_HASH, _MASK_HASH = 0x51ED270B, 0x2545F491


@dataclass(frozen=True, slots=True)
class WordFeatures:
    """Everything about a unit that does not depend on its neighbours."""

    row: int
    shape: int
    hash: int
    pieces: tuple[int, ...]
    suggestions: tuple[str, ...]
    suggestion_rows: tuple[int, int]
    allowed: Flags


@dataclass(frozen=True, slots=True)
class Features:
    """Encoder input of a batch of B sentences of at most T units, the end mark included; zero is padding.

    ``words``, ``shapes``: (B, T). ``suggestions``: (B, T, 2) word rows. ``ngrams``: (B, T, 6) table rows.
    ``pieces``, ``piece_units``: (P,) pieces of the words without a row of their own, and the flat unit index of each.
    ``lengths``: (B,) units of each sentence, the end mark included. ``allowed``: (B, T, actions) which actions change
    something there.
    """

    words: Ints
    shapes: Ints
    suggestions: Ints
    ngrams: Ints
    pieces: Ints
    piece_units: Ints
    lengths: Ints
    allowed: Flags


class Featurizer:
    """Turns units into encoder input."""

    def __init__(self, vocabulary: Vocabulary, lexicon: Lexicon, ngram_rows: int):
        """Take what the model was trained with; ``ngram_rows`` is the size of its n-gram table."""
        self._vocabulary = vocabulary
        self._lexicon = lexicon
        self._mask = np.uint64(ngram_rows - 1)
        self.word = lru_cache(maxsize=131072)(self._word)

    def _word(self, text: str) -> WordFeatures:
        lower = text.lower().replace("’", "'")
        suggestions = self._lexicon.suggest(text) if text[0].isalpha() else ()
        row = self._vocabulary.word_row(lower)
        rows = [self._vocabulary.word_row(name.lower()) for name in suggestions] + [0, 0]
        return WordFeatures(
            row=row,
            shape=(_letter_case(text) * 4 + self._spelling(text, lower)) * 2,
            hash=zlib.crc32(lower.encode("utf-8", "replace")),
            pieces=self._vocabulary.encode(" " + text) if row == UNKNOWN else (),
            suggestions=suggestions,
            suggestion_rows=(rows[0], rows[1]),
            allowed=_allowed(text, suggestions),
        )

    def _spelling(self, text: str, lower: str) -> int:
        if not text[0].isalpha():
            return 0
        if lower in self._lexicon.misspellings:
            return 3
        return 1 if text in self._lexicon else 2

    def batch(self, sentences: Sequence[Sequence[Unit]], masked: Sequence[frozenset[int]] = ()) -> Features:
        """Return the features of a batch; ``masked`` holds for each sentence the units whose word is hidden."""
        size, width = len(sentences), max(map(len, sentences), default=0) + 1
        words, shapes = np.zeros((size, width), np.int64), np.zeros((size, width), np.int64)
        suggestions = np.zeros((size, width, 2), np.int64)
        hashes = np.zeros((size, width), np.uint64)
        allowed = np.zeros((size, width, len(Action)), np.bool_)
        pieces: list[int] = []
        piece_units: list[int] = []
        for i, units in enumerate(sentences):
            hidden = masked[i] if masked else ()
            for j, unit in enumerate(units):
                if j in hidden:
                    words[i, j], shapes[i, j], hashes[i, j] = MASK, int(unit.space), _MASK_HASH
                    allowed[i, j] = _ALWAYS
                    continue
                word = self.word(unit.text)
                words[i, j], shapes[i, j], hashes[i, j] = word.row, word.shape + unit.space, word.hash
                allowed[i, j] = word.allowed
                allowed[i, j, Action.JOIN] = unit.space and j > 0
                allowed[i, j, Action.SPLIT] = not unit.space
                suggestions[i, j] = word.suggestion_rows
                pieces += word.pieces
                piece_units += [i * width + j] * len(word.pieces)
            words[i, len(units)], hashes[i, len(units)] = END, _END_HASH
            allowed[i, len(units), [Action.COPY, Action.INSERT]] = True
        return Features(
            words,
            shapes,
            suggestions,
            self._ngrams(hashes),
            np.array(pieces, np.int64),
            np.array(piece_units, np.int64),
            np.array([len(units) + 1 for units in sentences], np.int64),
            allowed,
        )

    def _ngrams(self, hashes: npt.NDArray[np.uint64]) -> Ints:
        padded = np.pad(hashes, ((0, 0), (2, 2)))
        far_left, left, here, right, far_right = (padded[:, k : k + hashes.shape[1]] for k in range(5))
        grams = [(left, here), (here, right), (left, right), (left, here, right), (far_left, left), (right, far_right)]
        rows = np.empty((*hashes.shape, NGRAM_KINDS), np.int64)
        for kind, parts in enumerate(grams):
            mixed = np.full(hashes.shape, np.uint64(kind + 1), np.uint64)
            for part in parts:
                mixed = (mixed ^ part) * _MIX
                mixed ^= mixed >> np.uint64(29)
            rows[:, :, kind] = (mixed & self._mask).astype(np.int64)
        return rows


_ALWAYS = np.isin(
    np.arange(len(Action)),
    [Action.COPY, Action.SKIP, Action.INSERT, Action.REPLACE, Action.APPEND, Action.JOIN, Action.SPLIT],
)


def _allowed(text: str, suggestions: tuple[str, ...]) -> Flags:
    flags = _ALWAYS.copy()
    for action in np.flatnonzero(~flags):
        flags[action] = text[0].isalpha() and rewrite(Action(int(action)), text, suggestions) not in (None, text)
    return flags


def _letter_case(text: str) -> int:
    if text[0].isdigit():
        return 0
    if not text[0].isalpha():
        return 1
    if any(character.isdigit() or character == "_" for character in text):
        return 2
    if text.islower():
        return 3
    if text.isupper():
        return 4 if len(text) > 1 else 5
    return 6 if text[1:].islower() else 7
