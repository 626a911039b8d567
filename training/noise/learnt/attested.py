"""What clean text holds: an error whose words stand like this in clean text is none."""

import re
from collections.abc import Iterable, Sequence

import numpy as np

from training.noise.learnt.tokens import END, START, Tokens

_TOKEN = re.compile(r"\w+(?:['’]\w+)*|[^\w\s]")
_BITS = 26
_WORD = (1 << 64) - 1
_MIX = 0x9E3779B97F4A7C15
_PRIME = 1_000_003


class Attested:
    """Counts of trigrams of clean text, hashed; collisions make an error less likely, no more."""

    def __init__(self, sentences: Iterable[str]):
        """Count the trigrams of these sentences."""
        self._ids: dict[str, int] = {}
        self._trigrams = np.zeros(1 << _BITS, np.uint8)
        flow: list[int] = []
        edge = [self._id(START), self._id(START)]
        for sentence in sentences:
            flow += edge
            flow += [self._id(token) for token in _TOKEN.findall(sentence.lower())]
            flow.append(self._id(END))
            if len(flow) > 1_000_000:
                self._count(flow)
                flow = []
        self._count(flow)

    def _id(self, token: str) -> int:
        return self._ids.setdefault(token, len(self._ids) + 1)

    def _count(self, flow: list[int]) -> None:
        ids = np.array(flow, np.int64)
        three = (ids[:-2] * _PRIME + ids[1:-1]) * _PRIME + ids[2:]
        slots, counts = np.unique(_slot(three), return_counts=True)
        self._trigrams[slots] = np.minimum(self._trigrams[slots] + counts, 255).astype(np.uint8)

    def fits(self, tokens: Tokens, start: int, end: int, wrong: Sequence[str]) -> bool:
        """Whether clean text has these words, too, where the right ones stand."""
        before = [tokens.text(i).strip().lower() for i in (start - 2, start - 1)]
        after = [tokens.text(i).strip().lower() for i in (end, end + 1)]
        middle = [text.strip().lower() for text in wrong]
        right = [text.strip().lower() for text in tokens.texts[start:end]]
        if middle == right:  # other case or spaces
            return False
        bad = self._count_around(before, middle, after)
        return bad > 0 and bad * 10 >= self._count_around(before, right, after)

    def _count_around(self, before: list[str], middle: list[str], after: list[str]) -> int:
        """Return the least count of the trigrams over the place, 0 unless one beside it is attested, too."""
        ids = [self._ids.get(word, 0) for word in (*before, *middle, *after)]
        counts = [self._trigram(*ids[i : i + 3]) for i in range(len(ids) - 2)]
        if not middle:
            return min(counts)
        inner, outer = counts[1:-1], (counts[0], counts[-1])
        return min(*inner, max(outer)) if inner else min(outer)

    def _trigram(self, one: int, two: int, three: int) -> int:
        key = (one * _PRIME + two) * _PRIME + three
        return int(self._trigrams[((key * _MIX) & _WORD) >> (64 - _BITS)])


def _slot(keys: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> "np.ndarray[tuple[int], np.dtype[np.uint64]]":
    mixed = keys.astype(np.uint64) * np.uint64(_MIX)
    return mixed >> np.uint64(64 - _BITS)
