"""The words of a list that differ from a word in one place."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

__all__ = ["Nearby"]

_MOST = 2
"""Characters in which words may differ, at one place."""


class Nearby:
    """Words by how they begin and end."""

    def __init__(self, words: Iterable[str]) -> None:
        """Take the words."""
        self._beginning: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
        self._end: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
        for word in words:
            common = _common(len(word))
            self._beginning[word[:common], len(word)].append(word)
            self._end[word[-common:], len(word)].append(word)

    def near(self, word: str) -> Iterator[tuple[str, str, str]]:
        """The words that differ from a word in one place by two characters at most.

        Yields:
            Each with the differing part as it stands in the word and in the other, with a character on both sides.
        """
        for length in range(max(1, len(word) - _MOST), len(word) + _MOST + 1):
            common = _common(length)
            beginning, end = word[:common], word[-common:]
            for other in self._beginning.get((beginning, length), ()):
                if (parts := _differing(word, other)) is not None:
                    yield other, *parts
            for other in self._end.get((end, length), ()):
                if not other.startswith(beginning) and (parts := _differing(word, other)) is not None:
                    yield other, *parts


def _common(length: int) -> int:
    """How many characters a word of some length has in common with another that differs in one place, first or last."""
    return max(1, (length - _MOST + 1) // 2)


def _differing(word: str, other: str) -> tuple[str, str] | None:
    """The parts in which two words differ; None where these are too long or the words are the same."""
    least = min(len(word), len(other))
    begin = 0
    while begin < least and word[begin] == other[begin]:
        begin += 1
    after = 0
    while after < least - begin and word[-1 - after] == other[-1 - after]:
        after += 1
    if word == other or max(len(word), len(other)) - begin - after > _MOST:
        return None
    begin, after = max(0, begin - 1), max(0, after - 1)
    return word[begin : len(word) - after], other[begin : len(other) - after]
