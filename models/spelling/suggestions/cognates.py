"""English words that were meant to be words of another language: ``traffic`` for French ``trafic``."""

from collections.abc import Mapping, Sequence
from functools import cache

from rapidfuzz.distance import OSA

from models.language_folders import data_file, language_tables, words_in
from models.spelling.lists.ranks import frequent_without_marks, ranks
from models.spelling.suggestions.slips import fold

__all__ = ["cognate", "lacks_its_marks"]

_LENDING = "en"
_FREQUENT = 15_000
"""So many words of a language are looked at: rarer ones are like too many that are used as they are in English."""
_BEGINNING = 2
_SHORTEST, _LONG = 7, 9
"""Letters of words that may have another letter, and that may have two: of 1.5 million words of French documentation,
encyclopedia and prose 231 are told so or to lack their marks, of 1.3 million Spanish ones 469, most of them English
among code."""


def cognate(language: str, word: str) -> str | None:
    """The frequent word of a language (BCP 47 without region) that an English one, in lower case, is nearly.

    None for a word that is as frequent in that language itself, as ``weekend`` is in French, and for those of
    ``models/languages/en/lent.txt``.
    """
    if len(word) < _SHORTEST or not {word, word.removesuffix("s")}.isdisjoint(ranks(language)) or word in _lent():
        return None
    farthest = 1 if len(word) < _LONG else 2
    best, least = None, farthest + 1
    for bare, own in _frequent(language).get(word[:_BEGINNING], ()):
        distance = OSA.distance(bare, word, score_cutoff=least - 1)
        if distance < least:
            best, least = own, distance
            if not distance:
                break
    return best


def lacks_its_marks(language: str, word: str) -> bool:
    """Whether an English word is a frequent one of a language in which many leave the marks on letters out."""
    return (
        language_tables()[language].marks_left_out
        and word not in ranks(language)
        and word in frequent_without_marks(language)
    )


@cache
def _lent() -> frozenset[str]:
    return frozenset(words_in(data_file(_LENDING, "lent.txt")))


@cache
def _frequent(language: str) -> Mapping[str, Sequence[tuple[str, str]]]:
    """By the first letters without marks, the frequent words of a language, as such and without marks."""
    found: dict[str, list[tuple[str, str]]] = {}
    for number, word in enumerate(ranks(language)):
        if number == _FREQUENT:
            break
        if len(word) >= _SHORTEST - 1:
            bare = fold(word)
            found.setdefault(bare[:_BEGINNING], []).append((bare, word))
    return found
