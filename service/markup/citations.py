"""Citations: words of the sentence in which they stand, or beside it."""

import re

from service.markup.marked import names

__all__ = ["is_word_behind"]

_WORD = re.compile(r"([^\W\d_]+)\.?\s*$")
_GOES_ON = names(
    "about after against also among and are as at before between by cf except following for from if in into is like of "
    "on or over per see since than that the through to under unlike use used using via was were when where which while "
    "with within without"
)
"""Words after which a citation is a word of the sentence."""
_LONGEST_WORD = 20


def is_word_behind(text: str, at: int) -> bool:
    """Whether a citation at a place is a word that its sentence needs, as in *see [4]*, by the word before it."""
    before = _WORD.search(text[max(at - _LONGEST_WORD, 0) : at])
    return before is not None and before[1].lower() in _GOES_ON
