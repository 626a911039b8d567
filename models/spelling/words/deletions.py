"""Words by what is left of them without one letter (symmetric deletion, Garbe, 2012), as a table of numbers.

Two columns, sorted: hashes of what is left, and numbers of words. A dictionary of texts would take twenty times the
memory, and could not be mapped from the disk.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final
from zlib import crc32

__all__ = ["DeletionIndex", "deletions"]

_NUMBER: Final = "I"


def deletions(word: str) -> list[str]:
    """A word without one of its letters, for each of them."""
    return [word[:i] + word[i + 1 :] for i in range(len(word))]


class DeletionIndex:
    """Finds the words that become a key by at most one deletion."""

    def __init__(self, words: Sequence[str], table: bytes | memoryview) -> None:
        """Take all words, and what `table_of` has made of them."""
        self._words = words
        numbers = memoryview(table).cast(_NUMBER)
        half = len(numbers) // 2
        self._hashes, self._numbers = numbers[:half], numbers[half:]

    @staticmethod
    def table_of(words: Sequence[str], shortest: int, longest: int) -> bytes:
        """The table for those words that have so many letters."""
        rows = sorted(
            (_hash(key), number)
            for number, word in enumerate(words)
            if shortest <= len(word) <= longest
            for key in {word, *deletions(word)}
        )
        hashes, numbers = array(_NUMBER, (row[0] for row in rows)), array(_NUMBER, (row[1] for row in rows))
        return hashes.tobytes() + numbers.tobytes()

    def of(self, key: str) -> Iterator[str]:
        """The words that become the key."""
        wanted = _hash(key)
        at = bisect_left(self._hashes, wanted)
        while at < len(self._hashes) and self._hashes[at] == wanted:
            word = self._words[self._numbers[at]]
            if word == key or key in deletions(word):  # other words may have the same hash
                yield word
            at += 1


def _hash(key: str) -> int:
    return crc32(key.encode("utf-8", "surrogatepass"))
