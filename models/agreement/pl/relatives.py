"""Polish “który” and the noun that it stands for."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LISTED
from models.agreement.pl.morphology import PolishReading, readings

__all__ = ["wrong_possessors", "wrong_relative_objects", "wrong_relatives"]

_RELATIVE = "który"
_DECLINED = ("NOUN", "NPRO", "ADJF", "NUMR", "PRTF")
_FAR = 3
_SPEAKING = frozenset({"1per", "2per"})


def wrong_relatives(words: Sequence[str]) -> Iterator[Disagreement]:
    """A form of “który” that agrees with no noun before it."""
    for at in range(2, len(words) - 1):
        asked = [one for one in readings(words[at]) if one.lemma == _RELATIVE]
        if not asked:
            continue
        end = at - 1 if words[at - 1] == "," else at
        if end == at and not any(one.case == "nomn" for one in asked):
            continue  # “w produkcji którego dobra”
        start = _start(words, end)
        if any(mark in words[start:end] for mark in ",:—–-(") or end - start < 1:
            continue
        nouns = [one for one in readings(words[end - 1]) if one.kind == "NOUN"]
        before = [readings(word) for word in words[start:end]]
        if not nouns or any(one.is_name or one.is_indeclinable or one.lemma == "przykład" for one in nouns):
            continue
        if any(not found and len(word) > 1 for found, word in zip(before, words[start:], strict=False)):
            continue
        if {"i", "oraz", "lub", "albo", "z"} & set(words[start:end]) and any(one.number == "plur" for one in asked):
            continue
        others = [one for found in before for one in found if one.kind in _DECLINED and "depr" not in one.marks]
        if any(one.kind == "NUMR" for one in others) or any(_same(one, other) for one in asked for other in others):
            continue
        forms = _relatives(words, at, asked, nouns)
        if forms:
            yield Disagreement(at, at + 1, forms, AgreementReason.RELATIVE, words[end - 1])


def _start(words: Sequence[str], end: int) -> int:
    """Where the clause begins that ends at a place: behind a conjunction, or where the sentence does."""
    for place in range(end - 1, 0, -1):
        if words[place - 1] == ",":
            return place + 1 if words[place] in ("że", "bo", "ponieważ", "gdyż") else 0
    return 0


def wrong_possessors(words: Sequence[str]) -> Iterator[Disagreement]:
    """A form of “który” before a subject that is another's: “dziewczyna, którą brat jest lekarzem”."""
    for at in range(2, len(words) - 2):
        asked = [one for one in readings(words[at]) if one.lemma == _RELATIVE]
        if not asked or words[at - 1] != "," or any(one.case == "gent" for one in asked):
            continue
        owned = [one for one in readings(words[at + 1]) if one.kind == "NOUN"]
        verbs = readings(words[at + 2])
        if not owned or any(one.lemma not in LISTED["relations"] for one in owned):
            continue
        subjects = [one for one in owned if one.case == "nomn"]
        if not any(
            one.lemma in LISTED["intransitive"] and one.number == subject.number
            for one in verbs
            for subject in subjects
        ):
            continue
        nouns = [one for one in readings(words[at - 2]) if one.kind == "NOUN" and not one.is_name]
        forms = dict.fromkeys(asked[0].form("gent", one.number, one.gender) for one in nouns if "depr" not in one.marks)
        replacements = tuple(form for form in forms if form)
        if replacements:
            yield Disagreement(at, at + 1, replacements[:2], AgreementReason.RELATIVE, words[at - 2])


def wrong_relative_objects(words: Sequence[str]) -> Iterator[Disagreement]:
    """“który” in the nominative before one who tells of himself: “kolega, który poznałem”."""
    for at in range(2, len(words) - 2):
        asked = [one for one in readings(words[at]) if one.lemma == _RELATIVE]
        if not asked or words[at - 1] != "," or not any(one.case == "nomn" for one in asked):
            continue
        nouns = [one for one in readings(words[at - 2]) if one.kind == "NOUN" and "depr" not in one.marks]
        named = [
            one for one in nouns if any(other.agrees_in_gender(one) and other.number == one.number for other in asked)
        ]
        if not named or any(
            one.case == "accs" and one.number == noun.number and one.agrees_in_gender(noun)
            for one in asked
            for noun in named
        ):
            continue
        place = at + 1
        while place < len(words) - 2 and (
            words[place] in LISTED["adverbs"] or words[place] in ("ja", "ty", "my", "wy")
        ):
            place += 1
        verbs = readings(words[place])
        if not verbs or any(one.lemma not in LISTED["transitive"] or one.person not in _SPEAKING for one in verbs):
            continue
        case = "gent" if words[place - 1] == "nie" else "accs"
        forms = dict.fromkeys(asked[0].form(case, one.number, one.gender) for one in named)
        replacements = tuple(form for form in forms if form)
        if replacements:
            yield Disagreement(at, at + 1, replacements[:2], AgreementReason.RELATIVE, words[at - 2])


def _verbs(words: Sequence[str], at: int) -> list[PolishReading]:
    """The first verb of a relative clause, where it is near."""
    for word in words[at + 1 : at + 1 + _FAR]:
        if not word[0].isalpha():
            break
        found = readings(word)
        if verbs := [one for one in found if one.kind == "VERB"]:
            return verbs
    return []


def _same(relative: PolishReading, noun: PolishReading) -> bool:
    people = (relative.gender, noun.gender, noun.number) == ("m1", "m2", "plur")  # “pospolitaków, którzy”
    return relative.number == noun.number and (people or relative.agrees_in_gender(noun))


def _relatives(
    words: Sequence[str], at: int, asked: Sequence[PolishReading], nouns: Sequence[PolishReading]
) -> tuple[str, ...]:
    """The forms in the same case, for what the noun may be; the subject of its clause rather than the object."""
    cases = dict.fromkeys(one.case for one in asked if one.case != "voct")
    verbs = _verbs(words, at)
    if any(one.person in ("1per", "2per") for one in verbs):
        cases = dict.fromkeys(["accs", *cases]) if set(cases) <= {"nomn", "accs"} else cases
    else:
        cases = dict.fromkeys(sorted(cases, key=lambda case: case != "nomn"))
    number = asked[0].number
    known = sorted(
        (one for one in nouns if "depr" not in one.marks),
        key=lambda one: (one.case in ("loct", "voct"), one.number != number),
    )
    kinds = dict.fromkeys((one.number, one.gender) for one in known)
    forms = [asked[0].form(case, *kind) for case in cases for kind in kinds]
    return tuple(dict.fromkeys(form for form in forms if form))[:3]
