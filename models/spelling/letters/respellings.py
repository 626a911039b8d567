"""What is written for other letters by the ear, and in the scripts of India without a mark or with one too many."""

from collections.abc import Iterator

from models.spelling.letters.indic import half_of, is_sign, is_virama

__all__ = ["doubled", "mark_slips", "respellings"]

_CHILLUS = frozenset("ൺൻർൽൾൿ")
"""Malayalam consonants that end a syllable, as one with a virama does: the one behind may be doubled or not."""


def respellings(word: str, pairs: tuple[tuple[str, str], ...]) -> Iterator[str]:
    """The words that one respelling (`models.spelling.alike.respelled`) makes of a word."""
    for one, other in pairs:
        at = word.find(one)
        while at >= 0:
            yield word[:at] + other + word[at + len(one) :]
            at = word.find(one, at + 1)


def doubled(word: str) -> Iterator[str]:
    """A word with one consonant of an Indic script more doubled, or one less: ``बुद्धि`` for ``बुधि``."""
    for at, letter in enumerate(word):
        half = half_of(letter)
        if not half or _ends_syllable(word[at - 1 : at]):
            continue
        if word[at : at + 2] == half_of(word[at + 2 : at + 3]):
            yield word[:at] + word[at + 2 :]
        elif at and not word.startswith(half[1], at + 1):
            yield word[:at] + half + word[at:]


def _ends_syllable(letter: str) -> bool:
    return letter in _CHILLUS or (len(letter) == 1 and is_virama(letter))


def mark_slips(lower: str, marks: str) -> Iterator[str]:
    """A word with a vowel sign or another mark left out, or one more behind a letter or a mark of the other kind."""
    for at, letter in enumerate(lower, 1):
        if letter in marks:
            yield lower[: at - 1] + lower[at:]
        follows_sign = at < len(lower) and is_sign(lower[at])
        for mark in marks:
            if (letter not in marks or is_sign(letter) != is_sign(mark)) and not (follows_sign and is_sign(mark)):
                yield lower[:at] + mark + lower[at:]
