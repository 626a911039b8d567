"""Forms of Polish words, by the dictionary SGJP."""

from collections.abc import Iterator

from models.agreement.pl.morphology import CASES, ENDINGS, GENDERS, PERSONS, PolishReading, lexeme_forms, readings
from models.corrector.transducer.paradigms.forms import Place

__all__ = ["forms"]

_KINDS = frozenset({"NOUN", "ADJF", "PRTF", "NPRO", "VERB", "NUMR"})
_PARTS = frozenset({"ger", "ppas", "pact", "subst"})
_DEGREES = frozenset({"com", "sup", "neg"})
_MOVABLE = "aglt"
"""An ending of a person that stands alone: “żem”."""
_BEFORE_ENDING = "agl"
"""A form of the past that stands but before such an ending: “mogł”."""


def forms(word: str, _language: str) -> dict[str, set[Place]]:
    """The usual forms of all words that one in small letters may be; none with “by” behind it."""
    found: dict[str, set[Place]] = {}
    words = {
        (one.lexeme, one.kind, one.marks & _PARTS, one.marks & _DEGREES): one
        for one in reversed(readings(word))
        if one.kind in _KINDS and (one.kind != "VERB" or _MOVABLE not in one.marks)
    }
    for one in words.values():
        for form, place in _conjugated(one) if one.kind == "VERB" else _declined(one):
            found.setdefault(form, set()).add(place)
    return found


def _declined(one: PolishReading) -> Iterator[tuple[str, Place]]:
    for form in lexeme_forms(one.lexeme, one.kind):
        if one.marks & _PARTS <= form.marks and one.marks & _DEGREES == form.marks & _DEGREES:
            yield form.text, _place(one.kind, _mark(form.marks, CASES), *_number_and_gender(form.marks))


def _conjugated(one: PolishReading) -> Iterator[tuple[str, Place]]:
    for form in lexeme_forms(one.lexeme, one.kind):
        if _MOVABLE in form.marks:
            continue
        number, gender = _number_and_gender(form.marks)
        person = _mark(form.marks, PERSONS)
        if "impt" in form.marks:
            yield form.text, _place("VERB", number, person, "impr")
        elif "past" not in form.marks:
            tense = "futr" if "bedzie" in form.marks else "pres"
            yield form.text, _place("VERB", number, person, tense, "indc")
        else:
            if _BEFORE_ENDING not in form.marks:
                yield form.text, _place("VERB", number, gender, "3per", "past", "indc")
            persons = [person for several, person in ENDINGS if several == number and gender]
            said = ((one.past(number, gender, person), person) for person in persons)
            yield from ((text, _place("VERB", number, gender, person, "past", "indc")) for text, person in said if text)


def _number_and_gender(marks: frozenset[str]) -> tuple[str, str]:
    return _mark(marks, frozenset({"sing", "plur"})), _mark(marks, GENDERS)


def _mark(marks: frozenset[str], of: frozenset[str]) -> str:
    return next(iter(marks & of), "")


def _place(*marks: str) -> Place:
    return " ".join(filter(None, marks))
