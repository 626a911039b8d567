"""The forms in which a word is written and looked up."""

import unicodedata
from collections.abc import Iterator

__all__ = ["in_case_of", "is_letter", "is_word", "plain", "with_apostrophe"]

_LEFT_OUT = dict.fromkeys(map(ord, "\u00ad\u200c\u200d"))
_STRAIGHT = str.maketrans("’ʼ＇`´", "'''''")


def plain(word: str) -> str:
    """A word as dictionaries have it: composed, with straight apostrophes, without soft hyphens."""
    if word.isascii():
        return word.replace("`", "'")
    return unicodedata.normalize("NFC", word.translate(_LEFT_OUT)).translate(_STRAIGHT)


def is_word(word: str) -> bool:
    """Whether a plain word is made of letters and their marks, with apostrophes and hyphens between them."""
    letters = word.replace("'", "").replace("-", "")
    return letters.isalpha() or (not letters.isascii() and all(map(is_letter, letters)))


def is_letter(character: str) -> bool:
    """Whether this is a letter or a mark that belongs to one, such as the vowel signs of Devanagari."""
    return unicodedata.category(character)[0] in "LM"


def with_apostrophe(lower: str) -> Iterator[str]:
    """A word with an apostrophe at each place inside it."""
    return (f"{lower[:at]}'{lower[at:]}" for at in range(1, len(lower)))


def in_case_of(word: str, text: str) -> str:
    """A suggestion in the letter case of what was written."""
    if len(word) > 1 and word.isupper():
        return text.upper()
    return text[:1].upper() + text[1:] if word[:1].isupper() else text
