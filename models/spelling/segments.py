"""Cuts stretches of text without spaces into words and what is in no word.

As few characters as possible are left, and the words are as few as possible ("maximal matching"), by dynamic
programming; the time is in proportion to the length.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

__all__ = ["NOT_KNOWN", "Segmenter", "UnspacedPiece"]

NOT_KNOWN = 2
_SELDOM = 1
_KEY = 3
"""Characters of its beginning by which the words that may stand at a place are found."""
_COST, _COST_WRONG, _COST_RARE, _COST_UNKNOWN = 2, 3, 6, 2_000
"""What a word costs, a misspelled one of the list, a rare one, and a character that is in no word."""


@dataclass(frozen=True, slots=True)
class UnspacedPiece:
    """What stands between two cuts.

    Attributes:
        start: the place of its first character in the stretch.
        end: the place after its last one.
        doubt: 2 where its characters are in no known word, 1 where they are one that is seldom written, else 0.
    """

    start: int
    end: int
    doubt: int = 0


class Segmenter:
    """Cuts stretches by a list of words.

    Attributes:
        known: the words, misspelled ones that are listed as such included.
    """

    def __init__(
        self,
        beginnings: Callable[[str], bytearray],
        words: Iterable[str],
        wrong: Mapping[str, str],
        rare: Iterable[str],
    ) -> None:
        """Take the words.

        Args:
            beginnings: gives for each place of a text, its end included, whether a word may begin or end there.
            words: those that are right.
            wrong: misspelled ones, with what is meant.
            rare: right ones that are seldom written.
        """
        self.beginnings = beginnings
        self.known = frozenset({*words, *wrong})
        self._wrong = wrong
        self._rare = frozenset(rare)
        lengths: defaultdict[str, set[int]] = defaultdict(set)
        for word in self.known:
            lengths[word[:_KEY]].add(len(word))
        self._lengths = {key: tuple(sorted(found)) for key, found in lengths.items()}

    def is_usual(self, word: str) -> bool:
        """Whether this is a word, and not one that is seldom written."""
        return word in self.known and word not in self._rare

    def pieces(self, stretch: str) -> list[UnspacedPiece]:
        """The cheapest pieces of a stretch."""
        size = len(stretch)
        may_begin = self.beginnings(stretch)
        cost = [0] + [(size + 1) * _COST_UNKNOWN] * size
        back = [0] * (size + 1)
        doubt = bytearray(size + 1)
        known, wrong, rare, lengths = self.known, self._wrong, self._rare, self._lengths
        for start in range(size):
            if not may_begin[start]:
                continue
            here = cost[start]
            for length in (1, 2, *lengths.get(stretch[start : start + _KEY], ())):
                end = start + length
                if end > size or not may_begin[end] or (word := stretch[start:end]) not in known:
                    continue
                seldom = word in rare
                total = here + (_COST_RARE if seldom else _COST_WRONG if word in wrong else _COST)
                if total < cost[end]:
                    cost[end] = total
                    back[end], doubt[end] = start, _SELDOM if seldom else 0
            end = may_begin.find(1, start + 1)
            total = here + (end - start) * _COST_UNKNOWN
            if total < cost[end]:
                cost[end] = total
                back[end], doubt[end] = start, NOT_KNOWN
        pieces: list[UnspacedPiece] = []
        end = size
        while end:
            pieces.append(UnspacedPiece(back[end], end, doubt[end]))
            end = back[end]
        pieces.reverse()
        return pieces
