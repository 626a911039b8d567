"""What clean text holds: an error whose words stand like this in clean text is none."""

import re
from collections.abc import Iterable, Sequence

import numpy as np

from training.noise.learnt.tokens import END, START, Tokens

_TOKEN = re.compile(r"\w+(?:['’]\w+)*|[^\w\s]")
_BITS = 25
_MASK = (1 << _BITS) - 1
_PRIME = 1_000_003


class Attested:
    """Counts of bigrams and trigrams of clean text, hashed; collisions make an error less likely, no more."""

    def __init__(self, sentences: Iterable[str]):
        """Count the n-grams of these sentences."""
        self._ids: dict[str, int] = {}
        self._bigrams = np.zeros(1 << _BITS, np.uint8)
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
        two = ids[:-1] * _PRIME + ids[1:]
        three = two[:-1] * _PRIME + ids[2:]
        for table, grams in ((self._bigrams, two), (self._trigrams, three)):
            slots, counts = np.unique(_slot(grams), return_counts=True)
            table[slots] = np.minimum(table[slots].astype(np.int64) + counts, 255).astype(np.uint8)

    def fits(self, tokens: Tokens, start: int, end: int, wrong: Sequence[str]) -> bool:
        """Whether clean text has these words, too, where the right ones stand."""
        before = [tokens.text(i).strip().lower() for i in (start - 2, start - 1)]
        after = [tokens.text(i).strip().lower() for i in (end, end + 1)]
        middle = [text.strip().lower() for text in wrong]
        right = [text.strip().lower() for text in tokens.texts[start:end]]
        if middle == right:  # other case or spaces
            return False
        bad, good = self._trigram_counts(before, middle, after), self._trigram_counts(before, right, after)
        return bad > 0 and bad * 10 >= good

    def _trigram_counts(self, before: list[str], middle: list[str], after: list[str]) -> int:
        """The smallest count of the trigrams that touch the place."""
        ids = [self._ids.get(word, 0) for word in (*before, *middle, *after)]
        least = 255
        first, last = (1, len(ids) - 3) if middle else (0, len(ids) - 2)
        for i in range(first, last):
            key = (ids[i] * _PRIME + ids[i + 1]) * _PRIME + ids[i + 2]
            least = min(least, int(self._trigrams[_slot_of(key)]))
        return least


def _slot(keys: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> "np.ndarray[tuple[int], np.dtype[np.uint64]]":
    mixed = keys.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    return mixed >> np.uint64(64 - _BITS)


def _slot_of(key: int) -> int:
    return ((key * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF) >> (64 - _BITS)
