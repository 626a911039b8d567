"""What the model of confused words sees of a sentence: the words beside one, and the short sequences they are in."""

import re
import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

__all__ = ["PADDING", "UNKNOWN", "WIDTH", "Vocabulary", "pieces", "sequences", "split", "windows"]

WIDTH = 8
"""Words that are seen to the left, and to the right."""
_OFFSETS = np.concatenate([-np.arange(1, WIDTH + 1), np.arange(1, WIDTH + 1)])
"""Where the words of a context stand, the nearest ones of each side first."""
PADDING = 0
"""What stands before and behind a sentence."""
UNKNOWN = 1
"""A word that is not looked at: so the model learns to do with less."""
_RESERVED = 2
_ENDING = 3
_PIECE = re.compile(r"\w+(?:'\w+)*|[^\w\s]")
_L, _R = 0, WIDTH
_SEQUENCES = (
    (_L,), (_R,), (_L + 1, _L), (_R, _R + 1), (_L, _R), (_L + 2, _L + 1, _L), (_R, _R + 1, _R + 2),
    (_L + 1, _L, _R), (_L, _R, _R + 1),
)  # fmt: skip
"""Places of a context whose words are looked up together."""
_LEMMA = 2 * WIDTH
_WITH_LEMMA = ((_LEMMA,), (_L, _LEMMA), (_LEMMA, _R))
"""The same for contexts that hold the lemma of the word in the middle, last."""

Ids = NDArray[np.int64]


def pieces(text: str, whole: Collection[str] | None = None) -> list[tuple[str, int]]:
    """The words and signs of a text with their offsets: lower case, straight apostrophes, numbers as ``0``.

    Args:
        text: some text.
        whole: where an apostrophe ends a word (``l'eau`` is two), the words that hold one nevertheless; None where it
            ends none.
    """
    plain = text.replace("’", "'")
    return [
        ("0" if piece[0].isdigit() else piece, start)
        for match in _PIECE.finditer(plain)
        for piece, start in split(match[0].lower(), match.start(), whole)
    ]


def split(word: str, start: int, whole: Collection[str] | None) -> Iterator[tuple[str, int]]:
    """A word cut behind each apostrophe, with the offsets of the parts, if ``whole`` does not keep it together."""
    if whole is not None and word not in whole:
        while (cut := word.find("'") + 1) and cut < len(word):
            yield word[:cut], start
            word, start = word[cut:], start + cut
            if word in whole:
                break
    yield word, start


class Vocabulary:
    """Numbers for words: frequent ones have their own, the others share those of their endings."""

    def __init__(self, words: Sequence[str], endings: int) -> None:
        """Take the frequent words, the most frequent first, and how many numbers there are for endings."""
        self.words = tuple(words)
        self.endings = endings
        self._ids: Mapping[str, int] = {word: at for at, word in enumerate(words, _RESERVED)}

    def __len__(self) -> int:
        return _RESERVED + len(self.words) + self.endings

    def id(self, word: str) -> int:
        """The number of a word as ``pieces`` gives it."""
        known = self._ids.get(word)
        if known is not None:
            return known
        return _RESERVED + len(self.words) + zlib.crc32(word[-_ENDING:].encode()) % self.endings

    def lemma(self, lemma: str) -> int:
        """The number of a lemma, or of none."""
        return self.id(lemma) if lemma else PADDING

    def ids(self, words: Iterable[str]) -> Ids:
        """The numbers of the words of a sentence, with padding around them that contexts may reach into."""
        padding = [PADDING] * WIDTH
        return np.array([*padding, *map(self.id, words), *padding], dtype=np.int64)


def windows(ids: NDArray[np.integer], places: NDArray[np.integer]) -> Ids:
    """The contexts of some places in padded numbers (the first word stands at ``WIDTH``): (places, 2 * WIDTH)."""
    contexts: Ids = ids[places[:, None] + _OFFSETS].astype(np.int64)
    return contexts


def sequences(contexts: Ids, targets: NDArray[np.integer], size: int) -> Ids:
    """Where a table of weights has those of each sequence of words together with each target.

    Args:
        contexts: numbers of words, shape (n, 2 * WIDTH); one more if they hold lemmas.
        targets: numbers of the words that may stand there, shape (n, k).
        size: of the table; a power of two.

    Returns:
        Indices, shape (n, k, sequences); several sequences may share one.
    """
    found = []
    for number, places in enumerate(_SEQUENCES + _WITH_LEMMA * (contexts.shape[1] > _LEMMA), 1):
        key = np.full(len(contexts), number, dtype=np.int64)
        for place in places:
            key = (key * 1_000_003 + contexts[:, place]) & 0x7FFF_FFFF_FFFF
        keys = key[:, None] * 31 + targets + 7
        found.append((((keys & 0xFFFF_FFFF_FFFF) * 0x9E37_79B1 & 0xFFFF_FFFF_FFFF) >> 17) % size)
    return np.stack(found, axis=2)
