"""The form in which a word is looked up, whatever it is written with."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise

__all__ = ["NON_JOINER", "as_written", "is_letter", "is_word", "plain", "with_apostrophe", "with_non_joiners"]

NON_JOINER = "\u200c"
"""What keeps two letters apart that would be joined, as between the parts of a Persian word."""
_STRAIGHT = str.maketrans("’ʼ＇`´", "'''''")
_INVISIBLE = f"\u00ad{NON_JOINER}\u200d"
_ARABIC = "\u0640\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670"
"""Marks of short vowels and the stroke that makes a word longer, which most texts do without."""
_OLDER_AU = {"\u0d4c": "\u0d57"}
"""The older of two signs for a Malayalam vowel, and the newer."""
_CHANGED = str.maketrans(dict.fromkeys(_INVISIBLE + _ARABIC, "") | _OLDER_AU) | _STRAIGHT
_IS_CHANGED = re.compile(f"[{''.join(map(chr, _CHANGED))}]")
_CHILLUS = dict(zip("ണനരലളക", "ൺൻർൽൾൿ", strict=True))
_CHILLU = re.compile("([ണനരലളക])്\u200d")
"""The Malayalam consonants without a vowel as they were written before Unicode 5.1."""
_STRESS = re.compile("(?<=[\u0400-\u052f])[\u0300\u0301]")
"""Marks of stress on letters of Cyrillic script, where dictionaries for readers and learners put them."""
_NUKTA = "\u09bc"
_COMPOSED = {"\u09a1\u09bc": "\u09dc", "\u09a2\u09bc": "\u09dd", "\u09af\u09bc": "\u09df"}
"""Letters of Bengali that Unicode's normal forms take apart and that dictionaries, as most keyboards, have in one."""
_YA_PHALAA = "\u09b0\u09cd\u09af"
_JOINER = "\u200d"
"""What keeps the Bengali letters before it, at the beginning of a word, from being a reph."""


def plain(word: str) -> str:
    """A word as it is looked up: composed, apostrophes straight, without joiners, soft hyphens and marks of stress.

    Arabic without marks for short vowels and for length, which most texts leave out.
    """
    if word.isascii():
        return word.replace("`", "'")
    if _IS_CHANGED.search(word):
        word = _CHILLU.sub(lambda found: _CHILLUS[found[1]], word).translate(_CHANGED)
    text = unicodedata.normalize("NFC", word)
    if _NUKTA in text:
        for apart, letter in _COMPOSED.items():
            text = text.replace(apart, letter)
    return _STRESS.sub("", text) if "\u0301" in text or "\u0300" in text else text


def as_written(word: str, text: str) -> str:
    """A suggestion with what `plain` took away: letters are apart where the written word has them so, র‍্য is joined."""
    if text.startswith(_YA_PHALAA):
        text = text[0] + _JOINER + text[1:]
    return unicodedata.normalize("NFC", text) if _NUKTA in word else text


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


def with_non_joiners(word: str, numbers: Iterable[int]) -> Iterator[str]:
    """A word with each of these numbers of zero-width non-joiners at all places inside it."""
    for number in numbers:
        for places in combinations(range(1, len(word)), number):
            bounds = (0, *places, len(word))
            yield NON_JOINER.join(word[start:end] for start, end in pairwise(bounds))
