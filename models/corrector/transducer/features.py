"""What the encoder is told of a sentence: word pieces, letter case, spelling, white space and suggestions."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import lru_cache

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from models.corrector.transducer.actions import ENDINGS, SHORTEST_STEM, WRITES_PIECE, Action, rewrite
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import Unit

Ints = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

SHAPES = 64
"""Rows of the shape table: 8 letter cases x 4 spelling states x white space before or not."""
SUGGESTIONS = 2
"""Suggestions of the lexicon that are shown."""
_SUGGESTED_PIECES = 4
"""Word pieces of each that are shown."""
_FEWEST_WORDS = 16
_MOST_UNKNOWN = 0.6
"""Share of words that nobody knows in a sentence that somebody has meant: of 2,827 sentences in twelve languages (even
halves of the development sets, learners' among them) one has 0.51 and none has more."""
_REMEMBERED = 1 << 15
"""Words whose features are kept, about 1 kB each."""


@dataclass(frozen=True, slots=True)
class WordFeatures:
    """Everything about a unit that does not depend on its neighbours."""

    shape: int
    pieces: tuple[int, ...]
    suggestions: tuple[str, ...]
    suggested: tuple[tuple[int, ...], ...]
    allowed: Flags
    canonical: Ints


@dataclass(frozen=True, slots=True)
class Features:
    """Encoder input of B sentences of at most T units, the end mark included, and W word pieces; zero is padding.

    ``pieces``: (B, W) rows of word pieces, the mark of the start first and that of the end last. ``piece_counts``:
    (B,) of each sentence. ``piece_shapes``: (B, W) 1 + the shape of the unit whose first piece it is, 0 elsewhere.
    ``first``, ``last``: (B, T) index of the first and last piece of each unit. ``shapes``: (B, T). ``suggested``: (S,)
    flat index in (B, W) of the units with suggestions, ``suggestions``: (S, 2, 4) their word pieces. ``lengths``: (B,)
    units of each sentence, the end mark included. ``allowed``: (B, T, actions) which actions change something there.
    ``canonical``: (B, T, actions) the first action that writes the same there (plural and third person of *walk*).
    """

    pieces: Ints
    piece_counts: Ints
    piece_shapes: Ints
    first: Ints
    last: Ints
    shapes: Ints
    suggested: Ints
    suggestions: Ints
    lengths: Ints
    allowed: Flags
    canonical: Ints

    def tensors(self, device: str = "cpu") -> dict[str, Tensor]:
        """Return all as tensors by name."""
        return {field.name: torch.from_numpy(getattr(self, field.name)).to(device) for field in fields(self)}


class Featurizer:
    """Turns units into encoder input."""

    def __init__(self, resources: TransducerTables, actions: int = len(Action)):
        """Take what the model was trained with, and how many of the actions it knows."""
        self._known = actions
        self._pieces = resources.word_pieces
        self._lexicon = resources.lexicon
        self._inflections = resources.inflections
        self.word = lru_cache(maxsize=_REMEMBERED)(self._word)

    def _word(self, text: str) -> WordFeatures:
        lower = text.lower().replace("’", "'")
        suggestions = self._lexicon.suggest(text) if text[0].isalpha() else ()
        allowed, canonical = self._actions(text, suggestions)
        return WordFeatures(
            shape=(_letter_case(text) * 4 + self._spelling(text, lower)) * 2,
            pieces=self._pieces.of(text),
            suggestions=suggestions,
            suggested=tuple(self._pieces.of(name)[:_SUGGESTED_PIECES] for name in suggestions[:SUGGESTIONS]),
            allowed=allowed,
            canonical=canonical,
        )

    def _spelling(self, text: str, lower: str) -> int:
        if not text[0].isalpha():
            return 0
        if lower in self._lexicon.misspellings:
            return 3
        return 1 if text in self._lexicon else 2

    def _actions(self, text: str, suggestions: tuple[str, ...]) -> tuple[Flags, Ints]:
        """Return which actions change the unit, and for each the first that makes the same of it."""
        allowed, canonical = _ALWAYS.copy(), _EACH.copy()
        written: dict[str, int] = {}
        for action in map(Action, np.flatnonzero(~allowed[: self._known]).tolist() if text[0].isalpha() else ()):
            if action in WRITES_PIECE:
                allowed[action] = len(text) - ENDINGS[action] >= SHORTEST_STEM
                continue
            new = rewrite(action, text, suggestions, self._inflections)
            if new not in (None, text):
                allowed[action] = True
                canonical[action] = written.setdefault(str(new), action)
        return allowed, canonical

    def piece_count(self, units: Sequence[Unit]) -> int:
        """Return the number of word pieces of a sentence, the marks around it included."""
        return sum(len(self.word(unit.text).pieces) for unit in units) + 2

    def is_babble(self, units: Sequence[Unit]) -> bool:
        """Whether so many words are unknown that there is nothing to read; reading them would take long."""
        words = [unit.text for unit in units if unit.text[0].isalpha()]
        unknown = sum(word not in self._lexicon for word in words)
        return len(words) >= _FEWEST_WORDS and unknown > _MOST_UNKNOWN * len(words)

    def batch(
        self, sentences: Sequence[Sequence[Unit]], masked: Sequence[frozenset[int]] = (), grain: int = 1
    ) -> Features:
        """Return the features of a batch.

        Args:
            sentences: the units of each.
            masked: for each sentence the units whose word is hidden.
            grain: T and W are rounded up to multiples of this, so that few shapes occur.
        """
        size = len(sentences)
        width = _up(max(map(self.piece_count, sentences), default=2), grain)
        length = _up(max(map(len, sentences), default=0) + 1, grain)
        pieces, piece_shapes = np.zeros((size, width), np.int64), np.zeros((size, width), np.int64)
        counts = np.zeros(size, np.int64)
        first, last, shapes = (np.zeros((size, length), np.int64) for _ in range(3))
        allowed = np.zeros((size, length, len(Action)), np.bool_)
        canonical = np.broadcast_to(_EACH, allowed.shape).copy()
        suggested: list[int] = []
        suggestions: list[Ints] = []
        for i, units in enumerate(sentences):
            hidden = masked[i] if masked else ()
            row = [self._pieces.start]
            for j, unit in enumerate(units):
                word = self.word(unit.text)
                start = len(row)
                if j in hidden:
                    shapes[i, j], allowed[i, j] = int(unit.space), _ALWAYS
                    row.append(self._pieces.mask)
                else:
                    shapes[i, j], allowed[i, j] = word.shape + unit.space, word.allowed
                    canonical[i, j] = word.canonical
                    allowed[i, j, Action.JOIN] = unit.space and j > 0
                    allowed[i, j, Action.SPLIT] = not unit.space
                    row += word.pieces
                    if word.suggested:
                        suggested.append(i * width + start)
                        suggestions.append(_table(word.suggested))
                first[i, j], last[i, j] = start, len(row) - 1
                piece_shapes[i, start] = 1 + shapes[i, j]
            first[i, len(units)] = last[i, len(units)] = len(row)
            row.append(self._pieces.end)
            pieces[i, : len(row)], counts[i] = row, len(row)
            allowed[i, len(units), [Action.COPY, Action.INSERT]] = True
        return Features(
            pieces, counts, piece_shapes, first, last, shapes,
            np.array(suggested, np.int64),
            np.array(suggestions, np.int64).reshape(-1, SUGGESTIONS, _SUGGESTED_PIECES),
            np.array([len(units) + 1 for units in sentences], np.int64),
            allowed,
            canonical,
        )  # fmt: skip


_EACH = np.arange(len(Action))
_ALWAYS = np.isin(
    _EACH,
    [Action.COPY, Action.SKIP, Action.INSERT, Action.REPLACE, Action.JOIN, Action.SPLIT],
)


def _up(number: int, grain: int) -> int:
    return -(-number // grain) * grain


def _table(suggested: Sequence[Sequence[int]]) -> Ints:
    table = np.zeros((SUGGESTIONS, _SUGGESTED_PIECES), np.int64)
    for row, pieces in enumerate(suggested):
        table[row, : len(pieces)] = pieces
    return table


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
