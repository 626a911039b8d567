"""What Russian words may be, by the dictionary of OpenCorpora (pymorphy3)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from models.agreement.reading import WordReading
from models.agreement.ru.governing import LISTED

__all__ = ["CASES", "RussianReading", "readings"]

_REMEMBERED = 5_000
CASES = {"gen1": "gent", "gen2": "gent", "acc2": "accs", "loc1": "loct", "loc2": "loct", "voct": "nomn"}
"""Those of the dictionary that are others by the terms of ``WordReading``."""
_NAMES = frozenset({"Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Abbr", "Init"})
_NO_GENDER = frozenset({"Ms-f", "ms-f", "Pltm", "GNdr"})


@dataclass(frozen=True, slots=True)
class RussianReading(WordReading):
    """A reading of a Russian word.

    Attributes:
        parse: the parse of pymorphy3, which knows its other forms.
    """

    parse: Any

    @property
    def is_name(self) -> bool:
        """Whether it names somebody or something, or is cut short."""
        return bool(self.marks & _NAMES)

    @property
    def is_indeclinable(self) -> bool:
        """Whether it has one form for all cases."""
        return "Fixd" in self.marks

    def form(self, *marks: str) -> str:
        """Its form with other marks, in small letters; empty where there is none."""
        found = self.parse.inflect(set(marks))
        if found is None:
            return ""
        if found.word.startswith("наи") and not self.parse.word.startswith("наи"):
            alike = [one for one in self.parse.lexeme if set(marks) <= set(one.tag.grammemes)]
            return next((one.word for one in alike if one.word[:3] == self.parse.word[:3]), "")
        return str(found.word)

    def beside(self, noun: WordReading, case: str, number: str) -> str:
        """Its form, as an adjective, beside a noun in a case and number; empty where there is none."""
        gender = noun.gender or next((mark for mark in ("masc", "femn", "neut") if mark in noun.marks), "")
        marks = [case, number]
        if number == "sing" and gender:
            marks.append(gender)
        if case == "accs" and noun.animate and (number == "plur" or gender == "masc"):
            marks.append(noun.animate)
        return self.form(*marks)


@cache
def _analyser() -> Any:
    """The dictionary: 26 MB, a third of a second; what it does not have is not guessed."""
    import pymorphy3
    from pymorphy3.units import DictionaryAnalyzer

    return pymorphy3.MorphAnalyzer(lang="ru", units=[DictionaryAnalyzer()], probability_estimator_cls=None)


@lru_cache(maxsize=_REMEMBERED)
def readings(word: str) -> tuple[RussianReading, ...]:
    """What a word may be; nothing if it is not known, or is cut short.

    Of a word in small letters the readings as a name are left out.
    """
    if len(word) < 2 or (len(word) > 1 and word.isupper()) or not word.replace("-", "").isalpha():
        return ()
    known = tuple(_read(word.lower()))
    found = tuple(one for one in known if one.lemma not in LISTED["rare"]) or known
    common = tuple(one for one in found if not one.is_name)
    return common if word.islower() else found


def _read(word: str) -> Iterator[RussianReading]:
    for parse in _analyser().parse(word):
        tag = parse.tag
        marks = frozenset(str(mark) for mark in tag.grammemes)
        case = str(tag.case or "")
        loose = tag.number == "plur" or bool(marks & _NO_GENDER)
        yield RussianReading(
            kind=str(tag.POS or ""),
            lemma=parse.normal_form,
            case=CASES.get(case, case),
            number=str(tag.number or ""),
            gender="" if loose else str(tag.gender or ""),
            animate=str(tag.animacy or ""),
            person=str(tag.person or ""),
            tense=str(tag.tense or ""),
            mood=str(tag.mood or ""),
            marks=marks,
            parse=parse,
        )
