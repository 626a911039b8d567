"""Polish nouns behind a numeral."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.phrases import DeclinedPhrase
from models.agreement.pl.doubts import goes_on
from models.agreement.pl.governing import LISTED, PREPOSITIONS
from models.agreement.pl.morphology import readings
from models.agreement.pl.people import is_person
from models.agreement.pl.phrases import PHRASING
from models.agreement.reading import WordReading

__all__ = ["wrong_numbers"]

_CARDINALS, _QUANTITIES, _MUCH, _FEW = (LISTED[name] for name in ("cardinals", "quantities", "much", "few"))
_OBLIQUE = ("óch", "ech", "oma", "ema", "ioma", "stu", "ciu", "miu", "eciu", "óm", "em")
"""How numerals in other cases end."""
_DIRECT = frozenset({"nomn", "accs", "voct"})
_OF_MEN = {"dwa": "dwóch", "dwie": "dwóch", "trzy": "trzech", "cztery": "czterech"}
_TOGETHER = {
    "dwa": "dwoje", "dwie": "dwoje", "dwóch": "dwoje", "trzy": "troje", "trzech": "troje", "cztery": "czworo",
    "czterech": "czworo",
}  # fmt: skip
_COUNTED_TOGETHER = frozenset({"dzieci", "szczeniąt", "kociąt", "kurcząt", "niemowląt"})
_OF_OTHER_CASES = frozenset({"dwóch", "trzech", "czterech"})
_HAVING = frozenset({"mam", "masz", "ma", "mamy", "macie", "mają", "miał", "miała", "mieli", "przyszło", "urodziła"})
_TWO = {"femn": {"dwa": "dwie", "oba": "obie"}, "": {"dwie": "dwa", "obie": "oba"}}


def wrong_numbers(words: Sequence[str]) -> Iterator[Disagreement]:
    """The nouns of a sentence behind a numeral that do not stand as it asks."""
    for at, word in enumerate(words[:-1]):
        small = word.lower()
        if not (word.islower() or at == 0) or (at and _is_number(words[at - 1])):
            continue
        wrong = None
        if small in _TOGETHER and words[at + 1] in _COUNTED_TOGETHER:
            wrong = _together(words, at)
        elif small in _CARDINALS or small in _QUANTITIES:
            wrong = _counted(words, at, ("plur",))
        elif small in _MUCH and not (at and words[at - 1].lower() == "o"):
            wrong = _counted(words, at, ("sing", "plur"))
        elif small in _FEW:
            wrong = _few(words, at)
        elif small.endswith(_OBLIQUE):
            wrong = _oblique(words, at)
        if wrong is not None:
            yield wrong


def _together(words: Sequence[str], at: int) -> Disagreement | None:
    """Children are counted by numerals of their own: “dwoje dzieci”."""
    small, noun = words[at].lower(), words[at + 1]
    if small in _OF_OTHER_CASES and not (at and words[at - 1].lower() in _HAVING):
        return None
    form = _TOGETHER[small].capitalize() if words[at].istitle() else _TOGETHER[small]
    return Disagreement(at, at + 2, (f"{form} {noun}",), AgreementReason.NUMBER, noun)


def _is_number(word: str) -> bool:
    return word[0].isdigit() or word.lower() in LISTED["numbered"] | LISTED["numbered_forms"]


def _phrase(words: Sequence[str], at: int) -> DeclinedPhrase | None:
    phrase = PHRASING.phrase(words, at + 1, governed=True)
    if phrase is None or goes_on(words, phrase) or phrase.words[-1].lower() in LISTED["not_counted"]:
        return None
    return None if any(noun.is_name for noun in phrase.nouns) else phrase


def _counted(words: Sequence[str], at: int, numbers: Sequence[str]) -> Disagreement | None:
    """Five and more, and other quantities, with no genitive."""
    phrase = _phrase(words, at)
    if phrase is None or any(
        noun.case == "gent" and noun.number in numbers and not (noun.number == "sing" and _is_counted(noun))
        for noun in phrase.agreeing
    ):
        return None
    nouns = [noun for noun in phrase.nouns if noun.case in _DIRECT or noun.case == "gent"]
    if not nouns or len(nouns) < len(phrase.nouns) or (phrase.modifiers and not phrase.agreeing):
        return None
    if "sing" in numbers and phrase.modifiers:
        return None  # “mało uczęszczaną ścieżkę”
    if (
        "sing" in numbers
        and not phrase.modifiers
        and all(is_person(noun) and noun.number == "sing" for noun in phrase.nouns if "depr" not in noun.marks)
    ):
        return found(phrase, phrase.in_cases(("gent",), ("plur",)), AgreementReason.NUMBER, words[at].lower())
    if "sing" in numbers and all(noun.lemma in LISTED["countable"] for noun in phrase.nouns):
        return found(phrase, phrase.in_cases(("gent",), ("plur",)), AgreementReason.NUMBER, words[at].lower())
    if "sing" in numbers and any(noun.gender == "m1" or noun.case == "gent" for noun in phrase.nouns):
        return None
    if all(noun.gender == "m1" for noun in _usual(phrase)) and _is_plural(phrase) and words[at].lower() in _CARDINALS:
        return _of_men(words, at, phrase)
    forms = phrase.in_cases(("gent",), ("plur",) if len(numbers) < 2 or _is_plural(phrase) else ("sing", "plur"))
    return found(phrase, forms, AgreementReason.NUMBER, words[at].lower())


def _is_counted(noun: WordReading) -> bool:
    """Whether there is much of a noun but in the plural: “dużo ludzi”, “mało krzeseł”."""
    return is_person(noun) or noun.lemma in LISTED["countable"]


def _of_men(words: Sequence[str], at: int, phrase: DeclinedPhrase) -> Disagreement | None:
    """Men are counted by another form of the numeral: “dwunastu studentów”."""
    numeral = next(
        (one.form("accs", "plur", "m1", "ncol") for one in readings(words[at].lower()) if one.kind == "NUMR"), ""
    )
    numeral = numeral.title() if words[at].istitle() else numeral
    forms = tuple(f"{numeral} {form}" for form in phrase.in_cases(("gent",), ("plur",)) if numeral)
    return Disagreement(at, phrase.end, forms, AgreementReason.NUMBER, words[at].lower()) if forms else None


def _oblique(words: Sequence[str], at: int) -> Disagreement | None:
    """A numeral in another case than the nominative with a noun in none that it takes: “do trzydziestu kilometry”."""
    numerals, phrase = readings(words[at]), _phrase(words, at)
    if phrase is None or not numerals or any(one.kind != "NUMR" for one in numerals):
        return None
    if phrase.modifiers or any(noun.case not in _DIRECT | {"gent"} for noun in phrase.nouns):
        return None
    if any(_counts(one, noun) for one in numerals for noun in phrase.nouns):
        return None
    before = PREPOSITIONS.get(words[at - 1].lower()) if at else None
    cases = before.offered if before else ("gent",)
    known = {one.case for one in numerals}
    offered = tuple(case for case in cases if case in known)
    return found(phrase, phrase.in_cases(offered, ("plur",)), AgreementReason.NUMBER, words[at].lower())


def _counts(numeral: WordReading, noun: WordReading) -> bool:
    """Whether a numeral in one reading stands with a noun in one."""
    if noun.number != "plur" or not numeral.agrees_in_gender(noun):
        return False
    return noun.case == ("gent" if "rec" in numeral.marks else numeral.case)


def _usual(phrase: DeclinedPhrase) -> list[WordReading]:
    """What the noun may be, but for men of whom one speaks with contempt."""
    return [noun for noun in phrase.nouns if "depr" not in noun.marks] or list(phrase.nouns)


def _is_plural(phrase: DeclinedPhrase) -> bool:
    return all(noun.number == "plur" for noun in phrase.nouns)


def _few(words: Sequence[str], at: int) -> Disagreement | None:
    """“dwa” and “dwie” with the other gender, two to four with no plural."""
    phrase = _phrase(words, at)
    if at and words[at - 1].lower() in ("lub", "czy", "albo"):
        return None  # “rok lub dwa przerwy”
    if phrase is None or phrase.modifiers or any(one.kind == "ADJF" for one in readings(phrase.words[0])):
        return None
    small = words[at].lower()
    genders = {noun.gender for noun in _usual(phrase)}
    if genders == {"m1"} and words[at].lower() in _OF_MEN and _is_plural(phrase):
        forms = phrase.in_cases(("gent",), ("plur",)) or (" ".join(phrase.words),)
        if all(noun.case != "gent" for noun in phrase.nouns) or forms:
            noun = phrase.words[0] if any(one.case == "gent" for one in phrase.nouns) else forms[0]
            numeral = _OF_MEN[words[at].lower()]
            numeral = numeral.capitalize() if words[at].istitle() else numeral
            return Disagreement(at, at + 2, (f"{numeral} {noun}",), AgreementReason.NUMBER, words[at].lower())
    if len(genders) != 1 or not genders <= {"m2", "m3", "femn", "neut"} or _is_plural_only(phrase):
        return None
    [gender] = genders
    form = _TWO["femn" if gender == "femn" else ""].get(small, small)
    several = [noun for noun in phrase.nouns if noun.number == "plur" and noun.case in _DIRECT]
    if several and form == small:
        return None
    if not several and any(noun.case not in ("nomn", "accs", "gent", "voct") for noun in phrase.nouns):
        return None
    noun = phrase.words[0] if several else phrase.nouns[0].form("nomn", "plur")
    form = form.title() if words[at].istitle() else form
    return Disagreement(at, at + 2, (f"{form} {noun}",), AgreementReason.NUMBER, small) if noun else None


def _is_plural_only(phrase: DeclinedPhrase) -> bool:
    return any("pt" in noun.marks or "ger" in noun.marks for noun in phrase.nouns)
