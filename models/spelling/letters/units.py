"""What slips are counted in: characters, or the letters of which the syllables of a script are composed."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from models.spelling.letters import hangul, thai

__all__ = ["Units", "units"]


@dataclass(frozen=True, slots=True)
class Units:
    """How words are taken apart.

    Attributes:
        letters: all there are.
        apart: gives the letters of a word; none where it is no word that could be misspelled.
        together: gives the word that letters make; an empty text where they make none.
        same: pairs of letters that are taken for each other.
    """

    letters: str
    apart: Callable[[str], str]
    together: Callable[[str], str]
    same: frozenset[str] = frozenset()


_UNITS = {
    "ko": Units(hangul.LETTERS, hangul.apart, hangul.together),
    "th": Units("", thai.apart, thai.together, thai.ALIKE),
}


@cache
def units(code: str) -> Units | None:
    """The units of a language (BCP 47 without region); None where they are the characters of its words."""
    return _UNITS.get(code)
