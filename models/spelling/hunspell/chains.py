"""Compounds of three parts and more, told by those of two.

Before Hunspell accepts a compound of three parts it looks for whatever else may have been meant: 2 to 30 ms in German,
up to 70 in Dutch, where one of two parts takes 50 microseconds. So the dictionaries of some languages are loaded
without longer ones. *Erntedankfest* is one because *Dankfest* and *Erntefest* are. Of 5,000 words of German texts, and
of Dutch ones, none that Hunspell has is lost by that; 7 and 12 more are known, nearly all of them right
(*Handwerksrolle*, *haarwasmiddel*), and of 1,250 of them with a slip 14 pass where 10 did. Danish would lose more.
"""

from collections.abc import Callable, Iterator
from typing import Final

__all__ = ["MOST_PARTS", "is_chain"]

MOST_PARTS: Final = 2
"""Parts of a compound for which a dictionary is asked."""
_SHORTEST: Final = 3
"""Letters of a part. With shorter ones a slip soon makes other parts: *Alterss-teilzeit*."""
_MOST_QUESTIONS: Final = 600
"""What a dictionary may be asked for one word: 30 ms. Real words take 20 to 200 questions."""


def is_chain(word: str, has: Callable[[str], bool]) -> bool:
    """Whether a word is made of three parts or more, in words of which with a hyphen between them, too.

    Args:
        word: one that the dictionary has not.
        has: whether it has one, compounds of two parts included.
    """
    return _Chains(has).accepts(word)


class _Chains:
    def __init__(self, has: Callable[[str], bool]) -> None:
        self._has = has
        self._known: dict[str, bool] = {}
        self._left = _MOST_QUESTIONS

    def accepts(self, word: str) -> bool:
        """Whether it is a word, or such a compound."""
        pieces = word.split("-")
        if len(pieces) > 1:
            return all(map(self._is_word, pieces))
        if word[1:] != word[1:].lower() or not word.isalpha():
            return False
        return any(map(self._is_word, self._tails(word)))

    def _is_word(self, text: str) -> bool:
        return bool(text) and (self._asked(text) or self.accepts(text))

    def _tails(self, word: str) -> Iterator[str]:
        """What is left of a word without its first part, where that may be the first of other compounds, too."""
        capital = word[:1].isupper()
        for end in range(len(word) - _SHORTEST, 2 * _SHORTEST - 1, -1):
            last = word[end:]
            if not self._asked(last.capitalize() if capital else last):
                continue
            for at in range(_SHORTEST, end - _SHORTEST + 1):
                if self._asked(word[:at] + last):
                    yield word[at:].capitalize() if capital else word[at:]

    def _asked(self, text: str) -> bool:
        if text not in self._known:
            self._left -= 1
            self._known[text] = self._left >= 0 and self._has(text)
        return self._known[text]
