"""Where a model holds a word to be wrong and is not sure of what is right: the form with which it reads more easily.

A detection head sees far more errors than the decoder dares to correct. Of what a word may be in its place, one reading
of the sentence with each tells the right one, if it is so much likelier that nothing in it is doubted any more.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from models.corrector.protocol import Correction, Ease, Edit, Replacement

__all__ = ["with_easier"]

_DOUBTED = 0.4
"""Words that are wrong with less probability are let alone."""
_GAIN = 2.0
_AT_EASE = -1.0
"""By how much the log probability that a sentence stays as it is must grow with a form, and what it must be then.

Of 1,387 everyday Ukrainian slips 27 more are found so, 19 of them with the right form first, and one word of their
right versions is doubted; in 2,919 clean sentences there are seven such, two of them at errors of the text. With gains
of 2.5 it is 22, 15, none and six, with a sentence at ease with -0.75 it is 22, 16, one and five.
"""
_PROBABLE = 0.6
"""The probability of such a reading: learners are told of it."""
_LEFT = 0.05
"""What is left at most to each of the others."""
_LEAST = 0.01
_MOST = 4
"""Readings of a word that are tried."""


def with_easier(corrections: Sequence[Correction], ease: Ease, is_form: Callable[[str, str], bool]) -> list[Correction]:
    """The same corrections; where one form of a word that is held to be wrong makes all easy, it is probable.

    Args:
        corrections: of the sentences.
        ease: how much at ease the model is with sentences.
        is_form: tells whether a word is a form of another one.
    """
    tried = [
        [
            (place, one)
            for place, edit in enumerate(correction.edits)
            if _is_open(correction, edit)
            for one in _readings(edit, correction.source[edit.start : edit.end], is_form)
        ]
        for correction in corrections
    ]
    texts = list(
        dict.fromkeys(
            text
            for correction, own in zip(corrections, tried, strict=True)
            if own
            for text in (correction.source, *(_made(correction, place, one) for place, one in own))
        )
    )
    known = dict(zip(texts, ease(texts), strict=True)) if texts else {}
    return [
        _with_best(correction, own, known) if own else correction
        for correction, own in zip(corrections, tried, strict=True)
    ]


def _is_open(correction: Correction, edit: Edit) -> bool:
    """Whether an edit of one word is not probable although the word is doubted."""
    word = correction.source[edit.start : edit.end]
    doubted = any(
        one.probability >= _DOUBTED and (one.start, one.end) == (edit.start, edit.end) for one in correction.suspicions
    )
    return doubted and word.isalpha() and word.islower() and edit.probability < _PROBABLE


def _readings(edit: Edit, word: str, is_form: Callable[[str, str], bool]) -> list[Replacement]:
    readings = (Replacement(edit.replacement, edit.probability), *edit.alternatives)
    return [one for one in readings if one.probability >= _LEAST and is_form(one.text, word)][:_MOST]


def _made(correction: Correction, place: int, one: Replacement) -> str:
    edit, text = correction.edits[place], correction.source
    return text[: edit.start] + one.text + text[edit.end :]


def _with_best(
    correction: Correction, tried: Sequence[tuple[int, Replacement]], ease: dict[str, float | None]
) -> Correction:
    """The correction with the reading that makes the sentence easiest, if it does."""
    stays = ease[correction.source]
    known = [
        (gained, place, one) for place, one in tried if (gained := ease[_made(correction, place, one)]) is not None
    ]
    if stays is None or not known:
        return correction
    best, place, one = max(known, key=lambda own: own[0])
    if best < _AT_EASE or best - stays < _GAIN:
        return correction
    edits = list(correction.edits)
    edits[place] = _first(edits[place], one)
    return replace(correction, edits=tuple(edits))


def _first(edit: Edit, best: Replacement) -> Edit:
    """An edit whose first reading is the one that is best."""
    readings = (Replacement(edit.replacement, edit.probability), *edit.alternatives)
    others = tuple(Replacement(one.text, min(one.probability, _LEFT)) for one in readings if one.text != best.text)
    return replace(edit, replacement=best.text, probability=max(best.probability, _PROBABLE), alternatives=others)
