"""“не”, which Russian writes apart from verbs, and prefixes, which it joins to them."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.ru.governing import LISTED
from models.agreement.ru.morphology import readings

__all__ = ["wrong_particles"]

_NOT = "не"
_FINITE = frozenset({"VERB", "INFN"})
_LEAST = 3


def wrong_particles(words: Sequence[str]) -> Iterator[Disagreement]:
    """What is written together although it stands apart, and the other way round."""
    for at, word in enumerate(words):
        wrong = _joined(words, at) if word[:2].lower() == _NOT and len(word) > len(_NOT) + _LEAST else None
        if at + 1 < len(words) and word.lower() in LISTED["prefixes"]:
            wrong = _prefix(words, at)
        if wrong is not None:
            yield wrong


def _joined(words: Sequence[str], at: int) -> Disagreement | None:
    """“незнаю”."""
    word = words[at]
    if not (word.islower() or (at == 0 and word.istitle())) or readings(word.lower()):
        return None
    verbs = readings(word[2:])
    if not verbs or not any(one.kind in _FINITE for one in verbs):
        return None
    if any(one.kind not in (*_FINITE, "NOUN", "PRTS") for one in verbs):
        return None
    return Disagreement(at, at + 1, (f"{word[:2]} {word[2:]}",), AgreementReason.APART, word.lower())


def _prefix(words: Sequence[str], at: int) -> Disagreement | None:
    """“по ехали”."""
    word = words[at + 1]
    if not word.islower() or len(word) <= _LEAST:
        return None
    verbs, whole = readings(word), readings(words[at].lower() + word)
    if not verbs or any(one.kind not in _FINITE for one in verbs) or not whole:
        return None
    if any(one.kind not in _FINITE for one in whole):
        return None
    return Disagreement(at, at + 2, (words[at] + word,), AgreementReason.JOINED, word)
