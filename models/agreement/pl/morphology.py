"""What Polish words may be, by the dictionary SGJP (morfeusz2)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import Any, NamedTuple

from models.agreement.pl.governing import LISTED
from models.agreement.reading import WordReading

__all__ = [
    "CASES", "ENDINGS", "GENDERS", "PERSONS", "PolishReading", "first_names", "is_adverbial", "lexeme_forms",
    "may_be_somebody", "readings",
]  # fmt: skip

_REMEMBERED = 5_000
_REMEMBERED_LEXEMES = 1_000
_KINDS = {
    "subst": "NOUN", "ger": "NOUN", "depr": "NOUN", "adj": "ADJF", "ppas": "PRTF", "pact": "PRTF", "num": "NUMR",
    "ppron12": "NPRO", "ppron3": "NPRO", "siebie": "NPRO", "fin": "VERB", "praet": "VERB", "bedzie": "VERB",
    "impt": "VERB", "winien": "VERB", "aglt": "VERB", "inf": "INFN", "adv": "ADVB", "conj": "CONJ", "comp": "CONJ",
    "part": "PRCL", "prep": "PREP", "pcon": "GRND", "pant": "GRND", "pred": "PRED",
}  # fmt: skip
_TERMS = {
    "sg": "sing", "pl": "plur", "nom": "nomn", "gen": "gent", "dat": "datv", "acc": "accs", "inst": "ablt",
    "loc": "loct", "voc": "voct", "f": "femn", "n": "neut", "pri": "1per", "sec": "2per", "ter": "3per",
}  # fmt: skip
_TENSES = {"fin": "pres", "bedzie": "futr", "praet": "past", "winien": "past", "aglt": "pres"}
CASES = frozenset({"nomn", "gent", "datv", "accs", "ablt", "loct", "voct"})
GENDERS = frozenset({"m1", "m2", "m3", "femn", "neut"})
PERSONS = frozenset({"1per", "2per", "3per"})
_NAMES = {"imię": "Name", "nazwisko": "Surn", "nazwa_geograficzna": "Geox", "nazwa_organizacji": "Orgn"}
_RARE = frozenset({"daw.", "przest.", "rzad.", "gwar.", "reg.", "niepopr.", "slang"})
"""What the dictionary says of readings that count only where there are no others."""
ENDINGS = {
    ("sing", "1per"): "m", ("sing", "2per"): "ś", ("plur", "1per"): "śmy", ("plur", "2per"): "ście",
}  # fmt: skip
"""Of verbs in the past, by number and person."""
_DECLINED = frozenset({"NOUN", "ADJF", "VERB", "PRTF", "NUMR", "INFN", "PREP", "CONJ"})
_ADVERBIAL = "adjp"
_PART_OF_PHRASE = "frag"
"""What stands but in a set phrase."""
_ALL = "wszystek"
"""Said of several alone."""
_FIXED = 7
"""So many cases in one form are those of a word that is not declined."""


class _Form(NamedTuple):
    """A form of a lexeme with what it is, the marks of one reading."""

    text: str
    kind: str
    marks: frozenset[str]


@dataclass(frozen=True, slots=True)
class PolishReading(WordReading):
    """A reading of a Polish word.

    Attributes:
        lexeme: the name by which the dictionary tells its word from others with the same lemma.
        fixed: whether it has one form for all cases.
    """

    lexeme: str
    fixed: bool

    @property
    def word(self) -> str:
        """What tells its word from others that are spelt alike."""
        return f"{self.lexeme} {self.gender}" if self.kind == "NOUN" else self.lexeme

    @property
    def is_colloquial(self) -> bool:
        """Whether one says rather than writes it."""
        return "pot." in self.marks

    @property
    def is_name(self) -> bool:
        """Whether it names somebody or something, or is cut short."""
        return bool(self.marks & {"Name", "Surn", "Geox", "Orgn", "brev"})

    @property
    def is_indeclinable(self) -> bool:
        """Whether it has one form for all cases."""
        return self.fixed

    def form(self, *marks: str) -> str:
        """Its form with other marks; empty where there is none."""
        wanted = {*marks, self.gender} - {""} if self.kind == "NOUN" else set(marks)
        degrees = self.marks & {"com", "sup", "neg"}
        forms = [
            one.text
            for one in lexeme_forms(self.lexeme, self.kind)
            if wanted <= one.marks and degrees == one.marks & {"com", "sup", "neg"} and self._goes_with(one)
        ]
        return max(
            forms, key=lambda form: (form in LISTED["preferred"], len(form), form.endswith("u")), default=""
        )  # “programu” rather than “programa”

    def beside(self, noun: WordReading, case: str, number: str) -> str:
        """Its form, as an adjective, beside a noun in a case and number; empty where there is none."""
        if self.lemma == _ALL and number == "sing":
            return ""
        return self.form(case, number, *([noun.gender] if noun.gender else []))

    def graded(self, degree: str) -> str:
        """Its comparative (``com``) or superlative (``sup``), as an adjective or adverb; empty where there is none."""
        wanted = {degree} if self.kind == "ADVB" else {degree, self.case, self.number, self.gender}
        return next((one.text for one in lexeme_forms(self.lexeme, self.kind) if wanted <= one.marks), "")

    def past(self, number: str, gender: str, person: str = "3per") -> str:
        """Its form in the past, as a verb; empty where there is none."""
        ending = ENDINGS.get((number, person), "")
        found = [one for one in lexeme_forms(self.lexeme, "VERB") if {"past", number, gender} <= one.marks]
        if not found:
            return ""
        joined = next((one for one in found if ("agl" in one.marks) == bool(ending)), found[0])
        link = "e" if ending and number == "sing" and gender.startswith("m") else ""
        return joined.text + link + ending

    def finite(self, person: str, number: str) -> str:
        """The form of an infinitive in a person; empty where there is none."""
        return next((one.text for one in lexeme_forms(self.lexeme, "VERB") if {"fin", person, number} <= one.marks), "")

    def infinitive(self) -> str:
        """The infinitive of a verb; empty where there is none."""
        return next((one.text for one in lexeme_forms(self.lexeme, "INFN")), "")

    def _goes_with(self, form: _Form) -> bool:
        """Whether a form is one of the same noun or participle, where a verb has several of them."""
        parts = self.marks & {"ger", "ppas", "pact", "subst"}
        return parts <= form.marks or "depr" in self.marks


@cache
def _analyser() -> Any:
    """The dictionary: 37 MB, of which 20 are pages of a library that processes share, 0.3 s; words are not guessed."""
    import morfeusz2

    return morfeusz2.Morfeusz(expand_tags=False)


@lru_cache(maxsize=_REMEMBERED)
def readings(word: str) -> tuple[PolishReading, ...]:
    """What a word may be; nothing if it is not known, or is cut short.

    Of a word in small letters the readings as a name are left out, and of one with a capital those as a surname where
    there are others.
    """
    if len(word) < 2 or word.isupper() or not word.replace("-", "").isalpha():
        return ()
    found = [one for one in _read(word) if not one.marks & {_ADVERBIAL, _PART_OF_PHRASE}]
    if word.islower():
        kept = [one for one in found if not one.is_name and one.lemma[:1].islower()]
    else:
        kept = [one for one in found if "Surn" not in one.marks] or found
        if any("Geox" in one.marks for one in kept):
            kept = [one for one in kept if one.kind != "NOUN" or one.lemma[:1].isupper()]
    if word.lower() in LISTED["verbs_rather"]:
        kept = [one for one in kept if one.kind != "NOUN"] or kept
    usual = [one for one in kept if not _is_rare(one, kept)]
    return tuple(dict.fromkeys(usual or kept))


def _is_rare(one: PolishReading, found: Sequence[PolishReading]) -> bool:
    """Whether a reading counts only where there are no others."""
    if one.fixed:
        return any(other.kind != "NOUN" for other in found)  # “wczoraj”
    return one.lexeme in LISTED["rare"] or (one.kind in _DECLINED and bool(one.marks & _RARE))


def is_adverbial(word: str) -> bool:
    """Whether a word may be a form of an adjective that stands but behind some prepositions: “od nowa”."""
    return any(_ADVERBIAL in one.marks for one in _read(word))


def may_be_somebody(word: str) -> bool:
    """Whether a word with a capital may be the name of a person."""
    return any(one.marks & {"Name", "Surn"} for one in _read(word))


def first_names(word: str) -> tuple[PolishReading, ...]:
    """What a word may be as the first name of somebody, whatever place is called so."""
    return tuple(one for one in _read(word) if "Name" in one.marks and "Geox" not in one.marks)


def _read(word: str) -> Iterator[PolishReading]:
    segments = _analyser().analyse(word)
    last = max((end for _, end, _ in segments), default=0)
    for start, end, (_, lexeme, tag, names, usage) in segments:
        if start == 0 and end == last:
            yield from _readings_of(lexeme, tag, [*names, *_split(usage)])
        elif start == 0 and tag.startswith(("praet", "winien")):
            yield from _with_ending(lexeme, tag, [one for one in segments if one[0] >= end])


def _with_ending(lexeme: str, tag: str, rest: Sequence[Any]) -> Iterator[PolishReading]:
    """A verb in the past with the ending of a person, or in the conditional."""
    endings = [one[2][2].split(":") for one in rest if one[2][2].startswith("aglt")]
    conditional = any(one[2][2].startswith("part") for one in rest)
    for one in _readings_of(lexeme, tag, []):
        person, number = (_TERMS[endings[0][2]], _TERMS[endings[0][1]]) if endings else ("3per", one.number)
        if number == one.number:
            yield _changed(one, person, "cond" if conditional else "indc")


def _changed(one: PolishReading, person: str, mood: str) -> PolishReading:
    return PolishReading(
        one.kind, one.lemma, one.case, one.number, one.gender, one.animate, person, one.tense, mood, one.marks,
        one.lexeme, one.fixed,
    )  # fmt: skip


def _split(usage: Sequence[str]) -> list[str]:
    return [part for one in usage for part in one.split(",")]


def _readings_of(lexeme: str, tag: str, names: Sequence[str]) -> Iterator[PolishReading]:
    said = frozenset(_NAMES.get(name, name) for name in names)
    people = tag.startswith("subst") and tag.endswith((":m1", ":f"))
    if people and lexeme[:1].isupper() and not said & set(_NAMES.values()):
        said |= {"Geox"}  # who lives somewhere is named by a capital as the place is
    part = tag.partition(":")[0]
    lemma = lexeme.partition(":")[0]
    kind = "NPRO" if lemma in LISTED["pronouns"] and part == "subst" else _KINDS.get(part, "")
    fixed = tag.count(".") >= _FIXED - 1 and "nom.gen.dat.acc" in tag and kind == "NOUN"
    for marks in _expanded(tag, said):
        person = next(iter(marks & PERSONS), "")
        yield PolishReading(
            kind=kind,
            lemma=lemma,
            case=next(iter(marks & CASES), ""),
            number=next(iter(marks & {"sing", "plur"}), ""),
            gender=next(iter(marks & GENDERS), ""),
            animate="",
            person=person or ("3per" if part in ("praet", "winien") else ""),
            tense=_TENSES.get(part, ""),
            mood="impr" if part == "impt" else "indc" if kind == "VERB" else "",
            marks=marks,
            lexeme=lexeme,
            fixed=fixed,
        )


@lru_cache(maxsize=_REMEMBERED)
def _expanded(tag: str, said: frozenset[str] = frozenset()) -> tuple[frozenset[str], ...]:
    """The marks of each of the things that a tag with dots says at once, and what is said of all of them."""
    parts = [[_TERMS.get(term, term) for term in part.split(".")] for part in tag.split(":")]
    tense = _TENSES.get(tag.partition(":")[0], "")
    return tuple(frozenset({*marks, tense, *said} - {""}) for marks in product(*parts))


@lru_cache(maxsize=_REMEMBERED_LEXEMES)
def lexeme_forms(lexeme: str, kind: str) -> tuple[_Form, ...]:
    """The usual forms of a word."""
    return tuple(
        _Form(form, kind, marks)
        for form, name, tag, _, usage in _analyser().generate(lexeme)
        if name == lexeme and _KINDS.get(tag.partition(":")[0], "") == kind and not set(_split(usage)) & _RARE
        for marks in _expanded(tag)
    )
