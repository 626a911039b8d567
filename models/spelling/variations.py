"""All that a word may become by one slip, to be looked up in a dictionary."""

from collections.abc import Iterator
from functools import cache

from models.spelling.slips import SAME, fold

__all__ = ["all_slips", "light_slips"]


def all_slips(lower: str, letters: str) -> Iterator[str]:
    """All strings of some letters at a distance of one (OSA) from a word in lower case; may repeat some."""
    for at in range(len(lower) + 1):
        head, tail = lower[:at], lower[at:]
        for letter in letters:
            yield head + letter + tail
        if tail:
            yield head + tail[1:]
            for letter in letters:
                yield head + letter + tail[1:]
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]


def light_slips(lower: str, letters: str, same: frozenset[str] = SAME) -> Iterator[str]:
    """Of these the ones that are most frequent: an accent, a doubled letter, two letters swapped, one too many.

    Args:
        lower: the word, in lower case.
        letters: those that words are made of.
        same: pairs of letters that are taken for each other.
    """
    for at, letter in enumerate(lower):
        head, tail = lower[:at], lower[at + 1 :]
        yield head + tail
        yield head + letter + letter + tail
        if tail:
            yield head + tail[0] + letter + tail[1:]
        for other in _accented(letter, letters, same):
            yield head + other + tail


@cache
def _accented(letter: str, letters: str, same: frozenset[str]) -> tuple[str, ...]:
    """The letters that differ from a letter by their accents only, or are taken for it."""
    return tuple(
        other for other in letters if other != letter and (fold(other) == fold(letter) or letter + other in same)
    )
