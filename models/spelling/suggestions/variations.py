"""All that a word may become by one slip, to be looked up in a dictionary."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from math import prod

from models.spelling.lists.alike import SAME
from models.spelling.suggestions.slips import UNHEARD, fold, near

__all__ = ["accentings", "accents", "all_slips", "light_slips", "likely_slips"]

_MOST_ACCENTINGS = 512


def all_slips(lower: str, letters: str) -> Iterator[str]:
    """All strings of some letters at a distance of one (OSA) from a word in lower case; may repeat some."""
    return _slips(lower, letters, lambda _: letters)


def light_slips(lower: str, letters: str, same: frozenset[str] = SAME) -> Iterator[str]:
    """Of these the ones that are most frequent: an accent, a doubled letter, two swapped, one too many or not heard.

    Args:
        lower: the word, in lower case.
        letters: those that words are made of.
        same: pairs of letters that are taken for each other.
    """
    unheard = UNHEARD.keys() & set(letters)
    for at, letter in enumerate(lower):
        head, tail = lower[:at], lower[at + 1 :]
        yield head + tail
        for other in unheard:
            yield head + other + letter + tail
        yield head + letter + letter + tail
        if tail:
            yield head + tail[0] + letter + tail[1:]
        for other in _accented(letter, letters, same):
            yield head + other + tail


def likely_slips(lower: str, letters: str, same: frozenset[str] = SAME) -> Iterator[str]:
    """Of all slips those that are no heavier than one letter left out: others are seldom taken for each other.

    Args:
        lower: the word, in lower case.
        letters: those that words are made of.
        same: pairs of letters that are taken for each other.
    """
    return _slips(lower, letters, lambda letter: (*_accented(letter, letters, same), *_beside(letter, letters)))


def accents(lower: str, letters: str, same: frozenset[str] = SAME) -> Iterator[str]:
    """Of these the ones with an accent or a letter that is taken for another; arguments as for `light_slips`."""
    for at, letter in enumerate(lower):
        for other in _accented(letter, letters, same):
            yield lower[:at] + other + lower[at + 1 :]


def accentings(lower: str, letters: str, same: frozenset[str] = SAME) -> Iterator[str]:
    """A word with any of its letters under other accents, as one that was typed without them; none of too many.

    Arguments as for `light_slips`.
    """
    choices = [(letter, *_accented(letter, letters, same)) for letter in lower]
    if prod(map(len, choices)) <= _MOST_ACCENTINGS:
        yield from map("".join, product(*choices))


@cache
def _beside(letter: str, letters: str) -> tuple[str, ...]:
    """The letters that lie beside a letter on a keyboard or sound alike."""
    return tuple(other for other in letters if letter + other in near())


@cache
def _accented(letter: str, letters: str, same: frozenset[str]) -> tuple[str, ...]:
    """The letters that differ from a letter by their accents only, or are taken for it."""
    return tuple(
        other for other in letters if other != letter and (fold(other) == fold(letter) or letter + other in same)
    )


def _slips(lower: str, letters: str, instead: Callable[[str], Iterable[str]]) -> Iterator[str]:
    """A word with any letter put in, left out, swapped with the next, or replaced by one that may stand instead."""
    for at in range(len(lower) + 1):
        head, tail = lower[:at], lower[at:]
        for letter in letters:
            yield head + letter + tail
        if tail:
            yield head + tail[1:]
            for letter in instead(tail[0]):
                yield head + letter + tail[1:]
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
