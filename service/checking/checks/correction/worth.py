"""Which sentences of a text that has cost much already the correction model still reads.

A model of many languages cuts words in capitals, and words that nobody knows, into pieces of a letter or two: such a
sentence takes three times as long as another one, and little of what it says of it is right.
"""

from collections.abc import Callable

from service.checking.sentences import SentenceText

__all__ = ["capitals", "is_in_capitals", "is_in_known_words"]

_UNKNOWN = 5
"""Where one of so many words, or more, is unknown, a sentence is not in known words."""
_CAPITALS = 2
"""Where one of so many characters, or more, is a letter of a word in capitals, a sentence is in capitals."""


def capitals(sentence: SentenceText) -> int:
    """How many letters there are in words that are all in capitals, behind the first of each; acronyms are short."""
    words = sentence.text.split()
    return sum(len(word) - 1 for word in words if word.isupper())


def is_in_capitals(sentence: SentenceText) -> bool:
    """Whether most of a sentence is written in capitals."""
    return capitals(sentence) * _CAPITALS >= len(sentence.text)


def is_in_known_words(sentence: SentenceText, knows: Callable[[str], bool]) -> bool:
    """Whether a sentence is written in words of which nearly all are in the dictionary of its language."""
    words = [token.text for token in sentence.tokens if token.text.isalpha()]
    return sum(not knows(word) for word in words) * _UNKNOWN < max(1, len(words))
