"""Fragments: right text that is no whole sentence, as headings, list items and messages are.

Clean text is made of whole sentences, so a model that has seen nothing else puts a full stop behind every heading and
a capital at the start of every list item. Here some examples lose their full stop on both sides, some of these their
capital too: what is missing there is no error.
"""

import random
import re
from collections.abc import Iterable

SMALL_START = 0.4
"""Share of the sentences without a full stop that lose their capital too."""
_WORD = re.compile(r"[^\W\d_]+")


class Fragments:
    """Makes fragments of examples."""

    def __init__(self, lines: Iterable[str] = (), share: float = 0.0):
        """Learn from right text which words are written small inside a sentence, so that no name loses its capital.

        Args:
            lines: right text.
            share: of the sentences that end in a full stop, how many lose it, in [0, 1).
        """
        self.share = share
        self._small = frozenset(
            word for line in lines for word in _WORD.findall(line)[1:] if word.islower() and len(word) > 1
        ) | {"a"}

    def cut(self, source: str, target: str, rng: random.Random) -> tuple[str, str]:
        """Return source and target, now and then without a full stop and without a capital at the start."""
        if rng.random() >= self.share or not target.endswith(".") or target.endswith("..") or target.count(".") > 1:
            return source, target
        source, target = source.removesuffix("."), target[:-1]
        if rng.random() < SMALL_START:
            source, target = self._lower(source), self._lower(target)
        return source, target

    def _lower(self, text: str) -> str:
        first = _WORD.match(text)
        return text[0].lower() + text[1:] if first and first.group().lower() in self._small else text
