"""Polish verbs that do not agree with what seems to be their subject, but might be their object: “koty lubi spać”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LISTED, PREPOSITIONS
from models.agreement.pl.morphology import PolishReading, readings
from models.agreement.pl.phrases import PHRASING
from models.agreement.pl.subjects import SureSubject, forms_with, goes_with, opens
from models.agreement.reading import WordReading

__all__ = ["unsure_verbs"]

_OTHERS = ("m2", "m3", "femn", "neut")
_LONELY = {
    "wszyscy": ("plur", ("m1",)),
    "niektórzy": ("plur", ("m1",)),
    "wszystkie": ("plur", _OTHERS),
    "oboje": ("plur", ("m1",)),
    "obaj": ("plur", ("m1",)),
    "obie": ("plur", ("femn",)),
    "każdy": ("sing", ("m1",)),
}
_JOINING = (["i"], ["oraz"], ["a"])
_OF_MEN = frozenset({"ci", "wszyscy"})


def unsure_verbs(words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs right behind what may be their subject with another number, or another gender in the past."""
    for at in range(len(words) - 1):
        begins = at >= 2 and words[at - 2] == "," and words[at - 1].lower() in LISTED["openers"]
        if not (begins or opens(words, at)):
            continue
        subject = _subject(_without_capital(words) if at == 0 else words, at)
        if subject is not None:
            yield from _verb(words, subject)


def _without_capital(words: Sequence[str]) -> Sequence[str]:
    """A sentence whose first word is no name: “Słońce” is none although a place is called so."""
    known = readings(words[0].lower())
    return [words[0].lower(), *words[1:]] if any(one.kind in ("NOUN", "ADJF") for one in known) else words


def _verb(words: Sequence[str], subject: SureSubject) -> Iterator[Disagreement]:
    at = subject.end
    while at < len(words) - 1 and words[at] in LISTED["adverbs"]:
        at += 1
    if at >= len(words) or not words[at].islower() or words[at] in LISTED["helping"]:
        return
    verbs = [one for one in readings(words[at]) if one.kind == "VERB"]
    if not verbs or any(one.mood != "indc" or one.person != subject.person for one in verbs):
        return
    if any(goes_with(one, subject.person, subject.number, subject.genders) for one in verbs):
        return
    if "się" in words and any(one.tense == "past" and one.gender == "neut" for one in verbs):
        return  # “korka nie dało się wyciągnąć”
    if _names_another(words, at + 1, verbs):
        return
    forms = dict.fromkeys(
        form for one in verbs for form in forms_with(one, subject.person, subject.number, subject.genders)
    )
    replacements = tuple(form for form in forms if form)
    if replacements:
        yield Disagreement(at, at + 1, replacements[:3], AgreementReason.SUBJECT, subject.words, unsure=True)


def _names_another(words: Sequence[str], at: int, verbs: Sequence[PolishReading]) -> bool:
    """Whether a noun or pronoun right behind the verb is its subject beyond doubt: “książki czyta Anna”."""
    found = [one for one in readings(words[at]) if one.kind] if at < len(words) else []
    return bool(found) and all(
        one.kind in ("NOUN", "NPRO", "ADJF") and one.case in ("nomn", "voct") and one.number == verbs[0].number
        for one in found
    )


def _subject(words: Sequence[str], at: int) -> SureSubject | None:
    small = words[at].lower()
    behind = readings(words[at + 1])
    if small in _LONELY and not any(one.kind in ("NOUN", "ADJF") for one in behind if one.kind):
        number, genders = _LONELY[small]
        return SureSubject(at + 1, small, "3per", number, genders)
    numerals = [one for one in readings(small) if one.kind == "NUMR"]
    if small in LISTED["much"] or any("rec" in one.marks for one in numerals):
        return _of_number(words, at, numerals)
    if small in LISTED["few"]:
        phrase = PHRASING.phrase(words, at + 1, governed=True)
    else:
        phrase = PHRASING.phrase(words, at + (small in _OF_MEN and at == 0))
    if phrase is None or any(noun.lemma in LISTED["many"] | LISTED["times"] for noun in phrase.nouns):
        return None
    nouns = [noun for noun in phrase.agreeing if noun.case == "nomn" and "depr" not in noun.marks]
    if small in LISTED["few"] or small in _OF_MEN:
        nouns = [noun for noun in nouns if noun.number == "plur"]
    if not nouns or any("Surn" in noun.marks or "ger" in noun.marks for noun in nouns):
        return None
    if words[phrase.end : phrase.end + 1] in _JOINING:
        return _joined(words, at, phrase.end + 1, nouns)
    if len({noun.number for noun in nouns}) > 1:
        return None
    known = dict.fromkeys(noun.gender for noun in nouns)
    if not phrase.modifiers and "m1" in known and nouns[0].number == "sing":
        known["femn"] = None
    return SureSubject(phrase.end, " ".join(words[at : phrase.end]).lower(), "3per", nouns[0].number, tuple(known))


def _joined(words: Sequence[str], at: int, place: int, nouns: Sequence[WordReading]) -> SureSubject | None:
    """Two of whom one is said: “mama i tata”."""
    other = PHRASING.phrase(words, place) if place < len(words) else None
    others = [noun for noun in other.agreeing if noun.case == "nomn"] if other is not None else []
    if other is None or not others or other.end >= len(words):
        return None
    virile = any(noun.gender == "m1" for noun in [*nouns, *others])
    said = " ".join(words[at : other.end]).lower()
    return SureSubject(other.end, said, "3per", "plur", ("m1",) if virile else _OTHERS)


def _of_number(words: Sequence[str], at: int, numerals: Sequence[PolishReading]) -> SureSubject | None:
    """Five and more, or much: “kilku studentów zdało”."""
    if at and words[at - 1].lower() in PREPOSITIONS:
        return None
    if numerals and not any(one.case == "nomn" for one in numerals):
        return None
    phrase = PHRASING.phrase(words, at + 1, governed=True)
    if phrase is None or phrase.words[-1].lower() in LISTED["not_counted"]:
        return None
    if not any(noun.case == "gent" and noun.number == "plur" for noun in phrase.agreeing):
        return None
    return SureSubject(phrase.end, " ".join(words[at : phrase.end]).lower(), "3per", "sing", ("neut",))
