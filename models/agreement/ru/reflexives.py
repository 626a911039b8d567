"""“-тся” and “-ться”: a third person for the infinitive, and an infinitive where nothing asks for one."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.ru.governing import LISTED
from models.agreement.ru.morphology import readings

__all__ = ["wrong_reflexives"]

_SUBJECTS = frozenset({"он", "она", "оно", "они", "это", "всё", "кто", "никто", "что", "который", "которая", "которое"})
_DATIVES = frozenset({"мне", "тебе", "ему", "ей", "нам", "вам", "им"})
_FELT = LISTED["felt"]
_NEAR = 3


def wrong_reflexives(words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of a sentence in “-тся” that should end in “-ться”, and the other way round."""
    for at, word in enumerate(words):
        if word.endswith("тся") and at and word.islower():
            wrong = _finite(words, at)
        elif word.endswith("ться") and at and word.islower():
            wrong = _infinitive(words, at)
        else:
            continue
        if wrong is not None:
            yield wrong


def _finite(words: Sequence[str], at: int) -> Disagreement | None:
    """“надо готовится”."""
    whole = _with(words[at], "тся", "ться")
    if words[at] in LISTED["inserted"] or not any(one.kind == "INFN" for one in readings(whole)):
        return None
    place = at - 1
    while place and words[place] in LISTED["before_infinitives"]:
        place -= 1
    asking = words[place].lower()
    if asking not in LISTED["modals"] | LISTED["needs"]:
        return None
    before = [word.lower() for word in words[:place]]
    if asking in LISTED["needs"] and any(word in _SUBJECTS for word in before[-_NEAR:]):
        return None  # “то, что надо, готовится”
    if {"что", "чего", "кто", "как", "кого"} & set(before[-_NEAR:]):
        return None  # “кто хочет учится”
    return Disagreement(at, at + 1, (whole,), AgreementReason.INFINITIVE, asking)


def _infinitive(words: Sequence[str], at: int) -> Disagreement | None:
    """“он хорошо учиться”: right behind the subject, with nothing before or behind it that takes an infinitive."""
    finite = _third(words[at])
    known = [one for one in readings(finite) if one.kind == "VERB" and one.tense != "past"]
    if not known or _is_asked_for(words, at):
        return None
    start = max((place + 1 for place in range(at) if words[place] in ",;:—("), default=0)
    before = [word.lower() for word in words[start:at]]
    while before and before[-1] in LISTED["before_infinitives"] | LISTED["adverbs"]:
        before.pop()
    if not before:
        return _before_subject(words, at, finite) if at > start else None
    last = before[-1]
    if last in _SUBJECTS or (last in _DATIVES and finite in _FELT):
        number = "plur" if last == "они" else "sing"
    else:
        found = readings(words[start + len(before) - 1] if len(before) > 1 else last)
        if not found or any(one.kind != "NOUN" or one.case != "nomn" for one in found) or "и" in before:
            return None
        number = found[0].number
    if any(one.number != number for one in known):
        return None
    return Disagreement(at, at + 1, (finite,), AgreementReason.INFINITIVE, last)


def _before_subject(words: Sequence[str], at: int, finite: str) -> Disagreement | None:
    """“завтра начинаться каникулы”."""
    found = readings(words[at + 1]) if at + 1 < len(words) and words[at + 1].isalpha() else ()
    numbers = {one.number for one in found if one.kind == "NOUN" and one.case == "nomn"}
    forms = [
        form
        for one in readings(finite)
        for number in sorted(numbers)
        if one.kind == "VERB" and (form := one.form("3per", number))
    ]
    if len(numbers) != 1 or not forms or any(one.kind != "NOUN" for one in found):
        return None
    return Disagreement(at, at + 1, (forms[0],), AgreementReason.INFINITIVE, words[at + 1].lower())


def _third(word: str) -> str:
    """The third person of an infinitive: what sounds the same, or what the dictionary has."""
    alike = _with(word, "ться", "тся")
    if any(one.kind == "VERB" for one in readings(alike)):
        return alike
    forms = [one.form("3per", "sing", "indc") for one in readings(word) if one.kind == "INFN"]
    return forms[0] if forms else alike


def _is_asked_for(words: Sequence[str], at: int) -> bool:
    """Whether anything in the sentence may take an infinitive, or several of them stand in it."""
    for place, word in enumerate(words):
        small = word.lower()
        if place == at:
            continue
        if small in LISTED["modals"] | LISTED["needs"] | {"бы", "чтобы", "если", "—", "-", "или", "как", "нечего"}:
            return True
        found = readings(small)
        if small in LISTED["before_infinitives"]:
            continue
        if any(one.kind in ("VERB", "ADJS", "INFN", "PRED") for one in found) and not (
            place > at and any(mark in words[at:place] for mark in ",;:")
        ):
            return True
    return False


def _with(word: str, old: str, new: str) -> str:
    """A word with another ending."""
    return word.removesuffix(old) + new
