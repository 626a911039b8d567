"""Which sentences of a text that has cost much already the correction model still reads.

A model of many languages cuts words in capitals, and words that nobody knows, into pieces of a letter or two: such a
sentence takes three times as long as another one, and little of what it says of it is right. So does one that is made
of brackets and other marks, of which a model changes nearly all.
"""

from collections.abc import Callable

from service.checking.sentences import SentenceText

__all__ = ["capitals", "capitals_beyond_acronyms", "is_in_capitals", "is_in_known_words", "is_in_marks", "marks"]

_UNKNOWN = 5
"""Where one of so many words, or more, is unknown, a sentence is not in known words."""
_CAPITALS = 2
"""Where one of so many characters, or more, is a letter of a word in capitals, a sentence is in capitals."""
_ACRONYMS = 8
"""Where fewer than one of so many are, they are acronyms."""


def capitals(sentence: SentenceText) -> int:
    """How many letters there are in words that are all in capitals, behind the first of each; acronyms are short."""
    words = sentence.text.split()
    return sum(len(word) - 1 for word in words if word.isupper())


def capitals_beyond_acronyms(sentence: SentenceText) -> int:
    """The same without so many as a sentence with acronyms in it has."""
    return max(0, capitals(sentence) - len(sentence.text) // _ACRONYMS)


def is_in_capitals(sentence: SentenceText) -> bool:
    """Whether most of a sentence is written in capitals."""
    return capitals(sentence) * _CAPITALS >= len(sentence.text)


def is_in_known_words(sentence: SentenceText, knows: Callable[[str], bool]) -> bool:
    """Whether a sentence is written in words of which nearly all are in the dictionary of its language."""
    words = [token.text for token in sentence.tokens if token.text.isalpha()]
    return sum(not knows(word) for word in words) * _UNKNOWN < max(1, len(words))


def marks(sentence: SentenceText) -> int:
    """How many marks there are beyond three for two words, which references and dialogue hardly have."""
    tokens = sentence.tokens
    words = sum(any(map(str.isalnum, token.text)) for token in tokens)
    return max(0, len(tokens) - words - words * 3 // 2)


def is_in_marks(sentence: SentenceText) -> bool:
    """Whether a sentence is made of marks rather than of words."""
    return marks(sentence) > 0
