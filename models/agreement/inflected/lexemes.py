"""Words with all their forms, each in its places of a paradigm."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import NamedTuple

from models.agreement.reading import WordReading

__all__ = ["FormPlace", "InflectedReading", "Lexeme", "places"]

_MARKS = {
    "nomn": "case", "gent": "case", "datv": "case", "accs": "case", "voct": "case", "loct": "case", "ablt": "case",
    "sing": "number", "plur": "number",
    "masc": "gender", "femn": "gender", "neut": "gender",
    "anim": "animate", "inan": "animate",
    "1per": "person", "2per": "person", "3per": "person",
    "past": "tense", "pres": "tense", "futr": "tense",
    "indc": "mood", "impr": "mood",
}  # fmt: skip
_ANY = frozenset({"gender", "animate", "person"})
_BEGINNING = 3
"""Letters by which two forms in one place are told apart."""


class FormPlace(NamedTuple):
    """A place of a paradigm, in the terms of `models.agreement.reading.WordReading`; what is empty may be any."""

    case: str = ""
    number: str = ""
    gender: str = ""
    animate: str = ""
    person: str = ""
    tense: str = ""
    mood: str = ""

    def has(self, marks: Sequence[str]) -> bool:
        """Whether it may be what some marks say; where it says nothing of gender or person it may be any."""
        return all(
            mark in _MARKS and getattr(self, _MARKS[mark]) in (("", mark) if _MARKS[mark] in _ANY else (mark,))
            for mark in marks
        )


def places(text: str) -> Iterator[FormPlace]:
    """The places that a paradigm names, a bar between them: “sing masc nomn voct | plur gent”.

    Raises:
        ValueError: there is no such mark.
    """
    for part in text.split("|"):
        marks: dict[str, list[str]] = {}
        for mark in part.split():
            if mark not in _MARKS:
                raise ValueError(f"no such mark: {mark}")
            marks.setdefault(_MARKS[mark], []).append(mark)
        found = [FormPlace()]
        for name, values in marks.items():
            found = [place._replace(**{name: value}) for place in found for value in values]
        yield from found


@dataclass(frozen=True, eq=False)
class Lexeme:
    """A word with its forms.

    Attributes:
        lemma: its dictionary form.
        kind: part of speech.
        forms: each form with a place in which it stands; of two in one place the likelier first.
        gender: of a noun.
        animate: of a noun.
        marks: what else is said of it.
        negated: what makes it its contrary, before all forms.
    """

    lemma: str
    kind: str
    forms: tuple[tuple[str, FormPlace], ...]
    gender: str = ""
    animate: str = ""
    marks: frozenset[str] = frozenset()
    negated: str = ""

    @cached_property
    def by_form(self) -> dict[str, list[FormPlace]]:
        """The places of each form."""
        found: dict[str, list[FormPlace]] = {}
        for form, place in self.forms:
            found.setdefault(form, []).append(place)
        return found

    def form(self, *marks: str) -> str:
        """Its first form with some marks; empty where there is none."""
        return next((self.negated + form for form, place in self.forms if place.has(marks)), "")

    def readings(self, form: str) -> "Iterator[InflectedReading]":
        """What a form of it may be."""
        for place in self.by_form.get(form.removeprefix(self.negated), ()):
            yield InflectedReading(
                kind=self.kind,
                lemma=self.lemma,
                case=place.case,
                number=place.number,
                gender=place.gender or ("" if self.kind != "NOUN" else self.gender),
                animate=place.animate or ("" if self.kind != "NOUN" else self.animate),
                person=place.person,
                tense=place.tense,
                mood=place.mood,
                marks=self.marks,
                lexeme=self,
                written=form,
            )


@dataclass(frozen=True, slots=True)
class InflectedReading(WordReading):
    """A reading of a word that knows all forms of it.

    Attributes:
        lexeme: the word.
        written: the form that stands there.
    """

    lexeme: Lexeme
    written: str = ""

    @property
    def is_name(self) -> bool:
        """Whether it names somebody or something."""
        return "Name" in self.marks or "Geox" in self.marks

    @property
    def is_indeclinable(self) -> bool:
        """Whether it has one form for all cases."""
        return "Fixd" in self.marks

    def form(self, *marks: str) -> str:
        """Its form with other marks; empty where there is none."""
        return self.lexeme.form(*marks)

    def beside(self, noun: WordReading, case: str, number: str) -> str:
        """Its form, as an adjective, beside a noun in a case and number; empty where there is none.

        Of two the one that begins as what stands there: “mojí” for “moji”, “mou” for “má”.
        """
        marks = (case, number, *(mark for mark in (noun.gender, noun.animate) if mark))
        forms = [self.lexeme.negated + form for form, place in self.lexeme.forms if place.has(marks)]
        return max(forms, key=lambda form: _shared(form[:_BEGINNING], self.written), default="")


def _shared(first: str, second: str) -> int:
    """With how many letters two words begin alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False)))
