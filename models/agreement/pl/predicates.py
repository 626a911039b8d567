"""Polish adjectives behind “być” that do not agree with the subject before it."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LISTED
from models.agreement.pl.morphology import readings
from models.agreement.pl.phrases import PHRASING
from models.agreement.pl.subjects import SureSubject, subjects

__all__ = ["ends_predicate", "wrong_asked_kinds", "wrong_pointing", "wrong_predicates"]

_BE = "być"
_AFTER = frozenset({"PREP", "CONJ", "PRCL"})
_SHORT = frozenset({"i", "a", "w", "z", "o", "u"})
"""Words of one letter, of which the dictionary is not asked."""
_LEAST = 3
_POINTING = {"jest": {"plur": "są"}, "są": {"sing": "jest"}}


def wrong_predicates(words: Sequence[str]) -> Iterator[Disagreement]:
    """Adjectives and participles of another gender or number than what they are said of: “zupa jest zimny”."""
    for subject in subjects(words):
        at = subject.end
        while at < len(words) - 1 and words[at] in LISTED["adverbs"]:
            at += 1
        copulas = [one for one in readings(words[at]) if one.lemma in LISTED["copulas"]] if at < len(words) else []
        if not copulas or not any(_goes_with(one.number, one.person, subject) for one in copulas):
            continue
        at += 1
        while at < len(words) - 1 and words[at] in LISTED["degrees"]:
            at += 1
        wrong = _predicate(words, at, subject)
        if wrong is not None:
            yield wrong


def _goes_with(number: str, person: str, subject: SureSubject) -> bool:
    return number == subject.number and person == subject.person


def _predicate(words: Sequence[str], at: int, subject: SureSubject) -> Disagreement | None:
    asked = list(PHRASING.adjectives(words[at])) if at < len(words) and PHRASING.is_modifier(words[at]) else []
    if not asked or not ends_predicate(words, at + 1):
        return None
    direct = [one for one in asked if one.case == "nomn"]
    if not direct or any(one.case not in ("nomn", "accs", "voct") for one in asked):
        return None
    if any(one.number == subject.number and one.gender in subject.genders for one in direct):
        return None
    forms = dict.fromkeys(direct[0].form("nomn", subject.number, gender) for gender in subject.genders)
    replacements = tuple(form for form in forms if form)
    return Disagreement(at, at + 1, replacements, AgreementReason.AGREEMENT, subject.words) if replacements else None


def ends_predicate(words: Sequence[str], at: int) -> bool:
    """Whether no noun follows to which an adjective would belong."""
    if at >= len(words) or not words[at][0].isalnum():
        return True
    found = [one for one in readings(words[at]) if one.kind]
    if words[at] in LISTED["comparing"] or words[at] in _SHORT:
        return True
    return bool(found) and all(one.kind in _AFTER for one in found)


def wrong_pointing(words: Sequence[str]) -> Iterator[Disagreement]:
    """The number of the verb behind “to” with which a sentence begins: “to jest moi przyjaciele”."""
    if len(words) <= _LEAST or words[0].lower() != "to" or words[1] not in _POINTING:
        return
    phrase = PHRASING.phrase(words, 2)
    if phrase is None or words[phrase.end : phrase.end + 1] in (["i"], ["oraz"], ["lub"], ["a"]):
        return
    nouns = [noun for noun in phrase.agreeing if noun.case != "voct"]
    if not nouns or any(noun.case not in ("nomn", "accs") or noun.is_name for noun in nouns):
        return
    if any(noun.lemma in LISTED["many"] | LISTED["times"] for noun in nouns):
        return
    [number] = {noun.number for noun in nouns} if len({noun.number for noun in nouns}) == 1 else [""]
    verb = _POINTING[words[1]].get(number, words[1])
    if verb != words[1]:
        yield Disagreement(1, 2, (verb,), AgreementReason.SUBJECT, phrase.words[-1].lower())


def wrong_asked_kinds(words: Sequence[str]) -> Iterator[Disagreement]:
    """“jaki” at the head of a question with another gender than its subject: “jaki jest dzisiaj pogoda”."""
    asked = [one for one in readings(words[0].lower()) if one.lemma == "jaki" and one.case == "nomn"] if words else []
    if not asked or len(words) <= _LEAST or any(one.lemma != _BE or one.number != "sing" for one in readings(words[1])):
        return
    at = 2
    while at < len(words) - 1 and words[at] in LISTED["adverbs"]:
        at += 1
    phrase = PHRASING.phrase(words, at)
    nouns = [noun for noun in phrase.agreeing if noun.case != "voct"] if phrase is not None else []
    if not nouns or any(noun.case not in ("nomn", "accs") or noun.number != "sing" for noun in nouns):
        return
    nouns = [noun for noun in nouns if noun.case == "nomn"]
    if any(one.number == "sing" and one.agrees_in_gender(noun) for one in asked for noun in nouns):
        return
    forms = dict.fromkeys(asked[0].form("nomn", "sing", noun.gender) for noun in nouns)
    replacements = tuple(form.capitalize() for form in forms if form)
    if replacements:
        yield Disagreement(0, 1, replacements[:2], AgreementReason.AGREEMENT, nouns[0].lemma)
