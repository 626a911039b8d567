"""The most frequent edit of people who type, one misspelled word: its type is certain without any tag.

ERRANT asks the tagger first, but whatever that says, a word that is in no dictionary, is no inflection of one that is,
and is near to the word in its place, ends as a misspelling. Nor does the alignment depend on tags there: a substitution
costs less than 2, and anything else 2 or more.
"""

from collections.abc import Sequence, Set

from rapidfuzz.distance import Levenshtein

from models.aligner.grammar import EditGrammar, TaggedWord
from models.aligner.types import ErrantType, TokenEdit

__all__ = ["is_inflected", "misspelled_alone"]

_NEAR = 0.55
"""ERRANT takes words that are more alike for the same word, misspelled."""
_SHORTEST = 4
"""Shorter words may be parts of contractions, which ERRANT looks for first."""
_ENDINGS = ("s", "es", "ed", "d", "ing", "en")


def is_inflected(form: str, words: Set[str]) -> bool:
    """Whether a form in lower case is a word of the dictionary with the ending of a regular form."""
    stems = (form.removesuffix(ending) + tail for ending in _ENDINGS if form.endswith(ending) for tail in ("", "e"))
    return any(stem in words for stem in stems)


def misspelled_alone(source: Sequence[str], target: Sequence[str], words: Set[str]) -> TokenEdit | None:
    """The edit between two sentences, where it is the only one and ERRANT would call it a misspelling; else None.

    Args:
        source: the tokens of the one, with plain apostrophes.
        target: those of the other.
        words: the dictionary.
    """
    if len(source) != len(target):
        return None
    changed = [at for at, (old, new) in enumerate(zip(source, target, strict=True)) if old != new]
    if len(changed) != 1:
        return None
    at = changed[0]
    if not _is_misspelling(source[at], target[at], words):
        return None
    grammar = EditGrammar(
        old=(TaggedWord(source[at], ""),),
        new=(TaggedWord(target[at], ""),),
        before=TaggedWord(target[at - 1], "") if at else None,
        after=TaggedWord(target[at + 1], "") if at + 1 < len(target) else None,
        first=at == 0,
    )
    return TokenEdit(at, at + 1, at, at + 1, ErrantType.SPELL, "R", grammar)


def _is_misspelling(old: str, new: str, words: Set[str]) -> bool:
    if not (old.isalpha() and new.isalpha() and min(len(old), len(new)) >= _SHORTEST):
        return False
    lower, meant = old.lower(), new.lower()
    if old in words or lower in words or lower == meant or is_inflected(lower, words):
        return False
    return Levenshtein.normalized_similarity(lower, meant) > _NEAR
