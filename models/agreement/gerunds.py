"""Where the comma behind an adverbial participle with what belongs to it is missing: “Читая книгу он уснул”."""

from collections.abc import Callable, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.reading import WordReading

__all__ = ["missing_comma"]

_FAR = 6
"""So many words at most belong to the participle."""
_MARKS = frozenset(',.;:!?—–-«»()"„”')
_PARTS = frozenset({"NOUN", "ADJS", "ADJF", "PREP", "NPRO", "ADVB", "NUMR", "PRTF"})


def missing_comma(
    words: Sequence[str],
    readings: Callable[[str], Sequence[WordReading]],
    subjects: frozenset[str],
    small: frozenset[str],
) -> Disagreement | None:
    """The word behind which a comma is missing in a sentence that begins with an adverbial participle.

    Args:
        words: the sentence.
        readings: what a word may be.
        subjects: pronouns in the nominative, with which the main clause may begin.
        small: words that may stand before the participle or beside it, whatever else they may be.
    """
    start = 1 if len(words) > 1 and words[0].lower() in small else 0
    if not _is_participle(readings(words[start].lower() if start < len(words) else "")):
        return None
    for at in range(start + 1, min(len(words) - 1, start + 1 + _FAR)):
        word = words[at]
        if word in _MARKS:
            return None
        found = readings(word)
        if word in subjects and at > start + 1:
            return _comma(words, at, readings, named=True) if _is_verb(_next(words, at, readings, small)) else None
        if _is_verb(found) and at > start + 1:
            return _comma(words, at, readings)
        if word not in small and not (found and all(one.kind in _PARTS or not one.kind for one in found)):
            return None
    return None


def _comma(
    words: Sequence[str], at: int, readings: Callable[[str], Sequence[WordReading]], *, named: bool = False
) -> Disagreement | None:
    """The comma before a word, unless a preposition or what is negated stands there."""
    before = words[at - 1]
    if not before.isalpha() or any(one.kind in ("PREP", "PRCL", "NPRO") for one in readings(before)):
        return None
    if not named and (before.istitle() or any(one.kind == "NOUN" and one.case == "nomn" for one in readings(before))):
        return None  # which may be the subject
    return Disagreement(at - 1, at, (f"{before},",), AgreementReason.PARTICIPLE, words[0])


def _next(
    words: Sequence[str], at: int, readings: Callable[[str], Sequence[WordReading]], small: frozenset[str]
) -> Sequence[WordReading]:
    at += 1
    while at < len(words) - 1 and words[at] in small:
        at += 1
    return readings(words[at]) if at < len(words) else ()


def _is_participle(found: Sequence[WordReading]) -> bool:
    return bool(found) and all(one.kind == "GRND" for one in found)


def _is_verb(found: Sequence[WordReading]) -> bool:
    return bool(found) and all(one.kind == "VERB" and one.mood != "impr" for one in found)
