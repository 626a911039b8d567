"""In what two forms of one word differ, by the dictionary of a language that inflects: case, number, gender, person."""

from collections.abc import Callable
from functools import cache

from models.corrector.transducer.paradigms.forms import Forms, forms_of

__all__ = ["VERB", "are_forms", "differences"]

VERB = "VERB"
_FEATURES = {
    mark: feature
    for feature, marks in {
        "case": "nomn gent datv accs ablt loct voct",
        "number": "sing plur",
        "gender": "masc femn neut m1 m2 m3",
        "person": "1per 2per 3per",
        "tense": "past pres futr",
        "mood": "indc impr",
    }.items()
    for mark in marks.split()
}
"""Of each mark of a place, what it tells. What lives and what does not is no difference that anybody is told."""


def are_forms(language: str, old: str, new: str) -> bool:
    """Whether the dictionary knows two words, in small letters, as forms of one."""
    forms = _forms(language) if language else None
    return forms is not None and old != new and new in forms(old)


def differences(language: str, old: str, new: str) -> tuple[str, frozenset[str]] | None:
    """The part of speech of two forms of one word, and in what they differ.

    Of all places in which either may stand, those count that differ in least; None where these tell different things,
    or the words are not known as forms of one word.

    Args:
        language: code without region.
        old: in small letters.
        new: the same.
    """
    forms = _forms(language)
    known = forms(old) if forms is not None else {}
    if old == new or new not in known:
        return None
    found = {
        (one[0], _between(one[1:], other[1:]))
        for one in map(str.split, known[old])
        for other in map(str.split, known[new])
        if one[0] == other[0]
    }
    least = min((len(features) for _, features in found), default=0)
    nearest = [one for one in found if len(one[1]) == least and one[1]]
    return nearest[0] if len(nearest) == 1 else None


def _between(one: list[str], other: list[str]) -> frozenset[str]:
    """The features that are told of both, and are not the same."""
    ours, theirs = ({_FEATURES[mark]: mark for mark in marks if mark in _FEATURES} for marks in (one, other))
    return frozenset(feature for feature in ours.keys() & theirs if ours[feature] != theirs[feature])


@cache
def _forms(language: str) -> Callable[[str], Forms] | None:
    return forms_of(language)
