"""Whether somebody who tells of himself in Polish is a man or a woman: “byłam mała i mieszkałem”, “byłem zmęczona”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LISTED, PREPOSITIONS
from models.agreement.pl.morphology import PolishReading, readings
from models.agreement.pl.phrases import PHRASING
from models.agreement.pl.predicates import ends_predicate

__all__ = ["wrong_genders"]

_QUOTING = frozenset('"„”«»–—-:…')
_BETWEEN = frozenset({"nich", "niego", "niej", "tego", "nim", "nią", "was", "nas", "ciebie", "tym"})
_COPULAS = frozenset({"być", "stać", "zostać"})


def wrong_genders(words: Sequence[str]) -> Iterator[Disagreement]:
    """Verbs in the past with another gender than the first one of the same person, and adjectives beside such verbs."""
    if _QUOTING & set(words):
        return
    said: dict[str, str] = {}
    for at, word in enumerate(words):
        verbs = readings(word.lower() if at == 0 else word)
        gender = _gender(verbs)
        if not gender:
            continue
        person = verbs[0].person
        if said.setdefault(person, gender) != gender:
            form = verbs[0].past("sing", "m1" if said[person] == "m" else "femn", person)
            if form:
                yield Disagreement(at, at + 1, (form,), AgreementReason.SUBJECT, word.lower())
        elif all(one.lemma in _COPULAS for one in verbs):
            yield from _adjective(words, at, gender)


def _gender(verbs: Sequence[PolishReading]) -> str:
    """The gender of one who tells of himself or is told of himself; empty for all other words."""
    if not verbs or any(
        one.kind != "VERB" or one.tense != "past" or one.number != "sing" or one.person not in ("1per", "2per")
        for one in verbs
    ):
        return ""
    genders = {one.gender[:1] for one in verbs} - {"n"}
    return genders.pop() if len(genders) == 1 else ""


def _adjective(words: Sequence[str], at: int, gender: str) -> Iterator[Disagreement]:
    place = at + 1
    while place < len(words) - 1 and (words[place] in LISTED["degrees"] or words[place] in LISTED["adverbs"]):
        place += 1
    if (
        place < len(words)
        and words[place].lower() in PREPOSITIONS
        and words[place + 1 : place + 2]
        and words[place + 1] in _BETWEEN
    ):
        place += 2  # “z nich”
        while place < len(words) - 1 and words[place] in LISTED["degrees"]:
            place += 1
    if place >= len(words) or not PHRASING.is_modifier(words[place]) or not ends_predicate(words, place + 1):
        return
    asked = [one for one in PHRASING.adjectives(words[place]) if one.case == "nomn" and one.number == "sing"]
    if asked and all(one.gender[:1] != gender for one in asked):
        form = asked[0].form("nomn", "sing", "m1" if gender == "m" else "femn")
        if form:
            yield Disagreement(place, place + 1, (form,), AgreementReason.AGREEMENT, words[at].lower())
