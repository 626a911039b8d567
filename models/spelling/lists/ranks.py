"""How frequent words are in languages without a lexicon: ``ranked.txt``, words by falling frequency.

Those below a line ``[equal]`` are about equally frequent.
"""

import math
from collections.abc import Iterator
from functools import cache
from unicodedata import combining, normalize

from models.language_folders import data_file, words_in
from models.spelling.lists.affix_lists import affixes

__all__ = ["Ranks", "frequent_without_marks", "ranks"]

_FIRST = 8.0
"""The Zipf frequency of the most frequent word by Zipf's law, where it is a tenth of all words."""
_BEHIND = 1.0
"""By how much less frequent a word that is not listed is taken to be than the last one that is."""
_EQUAL = "[equal]"
_AFFIX_LOSS = 1.5
"""By how much less frequent a word is taken to be than its stem, for each affix."""


class Ranks:
    """The Zipf frequencies (log10 of occurrences in 10^9 words) of the words of a language's list.

    They are those of Zipf's law: the second word is half as frequent as the first, the tenth a tenth.

    Attributes:
        least: the frequency of words that are not listed; 0 where none are.
    """

    def __init__(self, code: str) -> None:
        """Read the list of a language (BCP 47 without region); one without a list has no ranks."""
        words = list(dict.fromkeys(words_in(data_file(code, "ranked.txt"))))
        ordered = words.index(_EQUAL) if _EQUAL in words else len(words)
        self._zipf = {word: _FIRST - math.log10(rank) for rank, word in enumerate(words[:ordered], 1)}
        equal = range(ordered + 1, len(words))
        if equal:
            mean = math.log10(sum(1 / rank for rank in equal) / len(equal))
            self._zipf |= dict.fromkeys(words[ordered + 1 :], _FIRST + mean)
        self._affixes = affixes(code)
        self.least = _FIRST - math.log10(len(words)) - _BEHIND if words else 0.0

    def __len__(self) -> int:
        return len(self._zipf)

    def __contains__(self, word: object) -> bool:
        return word in self._zipf

    def __iter__(self) -> Iterator[str]:
        return iter(self._zipf)

    def zipf(self, word: str) -> float:
        """The frequency of a word, told by its stem where it is not on the list itself; 0 where neither is."""
        if not self._zipf:
            return 0.0
        parses = self._affixes.parses(word)
        stems = (self._zipf[stem] - _AFFIX_LOSS * len(steps) for stem, steps in parses if stem in self._zipf)
        return max(self._zipf.get(word, 0.0), max(stems, default=0.0))


@cache
def ranks(code: str) -> Ranks:
    """The ranks of a language, read once."""
    return Ranks(code)


@cache
def frequent_without_marks(code: str) -> frozenset[str]:
    """The words of a language's list that have marks on letters, without these."""
    plain = ((word, "".join(one for one in normalize("NFD", word) if not combining(one))) for word in ranks(code))
    return frozenset(bare for word, bare in plain if bare != word)
