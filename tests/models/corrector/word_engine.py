"""An engine that replaces words by a table, for tests of what happens around an engine."""

import re
from collections.abc import Mapping, Sequence
from typing import Self

from models.corrector.protocol import Correction, Edit, Suspicion

_WORD = re.compile(r"[^\s,.;!?]+|[,.;!?]")


class WordEngine:
    """Replaces each word of the table; remembers what it was given."""

    def __init__(
        self, words: Mapping[str, Edit | str], max_length: int = 60, suspected: Mapping[str, float] | None = None
    ) -> None:
        """Take replacements by word, and how probable it is that some are wrong.

        An ``Edit`` gives its probability and alternatives too (its span is not used).
        """
        self.suspected = suspected or {}
        self.words = words
        self.max_length = max_length
        self.seen: list[str] = []

    def for_language(self, language: str) -> Self:
        """A table serves any."""
        return self

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        """See ``models.corrector.protocol.Engine``."""
        self.seen += sentences
        return [
            Correction(sentence, tuple(self._edits(sentence)), tuple(self._suspicions(sentence)))
            for sentence in sentences
        ]

    def doubts(self, sentences: Sequence[str]) -> None:
        """A table has no doubts."""

    def ease(self, sentences: Sequence[str]) -> list[float | None]:
        """Nor is it at ease."""
        return [None] * len(sentences)

    def _edits(self, sentence: str) -> list[Edit]:
        edits = []
        for found in _WORD.finditer(sentence):
            entry = self.words.get(found[0])
            if isinstance(entry, str):
                entry = Edit(0, 0, entry, 0.9)
            if entry is not None:
                # A word that goes takes the space after it along.
                end = found.end() + (not entry.replacement and sentence[found.end() : found.end() + 1] == " ")
                edits.append(Edit(found.start(), end, entry.replacement, entry.probability, entry.alternatives))
        return edits

    def _suspicions(self, sentence: str) -> list[Suspicion]:
        return [
            Suspicion(found.start(), found.end(), self.suspected[found[0]])
            for found in _WORD.finditer(sentence)
            if found[0] in self.suspected
        ]
