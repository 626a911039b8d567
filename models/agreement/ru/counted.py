"""Russian nouns behind a numeral, “несколько” and “нет”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.phrases import DeclinedPhrase
from models.agreement.ru.doubts import ALONE
from models.agreement.ru.governing import LISTED, PREPOSITIONS
from models.agreement.ru.morphology import readings
from models.agreement.ru.phrases import PHRASING

__all__ = ["wrong_numbers"]

_CARDINALS = LISTED["cardinals"]
_FEW = LISTED["few"]
_HOURS = LISTED["hours"]
_NO_COUNTED = LISTED["not_counted"]
_NUMBERED = LISTED["numbered"]
_OBLIQUE = {
    **dict.fromkeys(LISTED["numerals_in_ablt"], ("ablt",)),
    **dict.fromkeys(LISTED["numerals_in_gent"], ("gent",)),
}
"""Forms of numerals, with the case of the noun behind them."""
_WHERE = LISTED["there"]
_ALREADY = "уже"
"""By the dictionary a snake, too."""
_APART = LISTED["apart"]
_AFTER_NUMBER = {"годов": "лет", "людей": "человек"}


def wrong_numbers(words: Sequence[str]) -> Iterator[Disagreement]:
    """The nouns of a sentence behind a numeral or “нет” that do not stand as these ask."""
    for at, word in enumerate(words[:-1]):
        small = word.lower()
        wrong = None
        if not (word.islower() or at == 0):
            continue
        if words[at + 1] in _CARDINALS and small in PREPOSITIONS:
            wrong = _declined(words, at)
        elif small in _OBLIQUE:
            wrong = _oblique(words, at, _OBLIQUE[small])
        elif small in _CARDINALS or small == "несколько":
            wrong = _counted(words, at)
        elif small in _FEW:
            wrong = _few(words, at)
        elif small == "нет" and at:
            wrong = _absent(words, at)
        if wrong is not None:
            yield wrong


def _counted(words: Sequence[str], at: int) -> Disagreement | None:
    if at and words[at - 1].lower() in _NUMBERED:
        return None
    if at and _may_be_noun(words[at - 1]):
        return None  # “головок пять”
    phrase = PHRASING.phrase(words, at + 1)
    if phrase is None or phrase.modifiers or phrase.words[0].lower() in _HOURS | _NO_COUNTED:
        return None
    if words[at].lower() == "несколько" and any(noun.case not in ("gent", "nomn", "accs") for noun in phrase.nouns):
        return None
    if any(noun.case == "gent" and noun.number == "plur" for noun in phrase.nouns):
        return None
    if all(noun.case not in ("nomn", "accs", "gent") for noun in phrase.nouns):
        return None
    forms = dict.fromkeys(_AFTER_NUMBER.get(form, form) for form in _genitives(phrase))
    return found(phrase, tuple(form for form in forms if form), AgreementReason.NUMBER, words[at].lower())


def _may_be_noun(word: str) -> bool:
    return word.lower() != _ALREADY and any(one.kind == "NOUN" for one in readings(word))


def _genitives(phrase: DeclinedPhrase) -> list[str]:
    return [noun.form("gent", "plur") for noun in phrase.nouns]


def _declined(words: Sequence[str], at: int) -> Disagreement | None:
    """A numeral in the nominative behind a preposition that takes neither that nor the accusative: “до восемь”."""
    governed = PREPOSITIONS[words[at].lower()]
    behind = readings(words[at + 2]) if at + 2 < len(words) else ()
    if "accs" in governed.allowed or any("Anum" in one.marks or one.kind == "NUMR" for one in behind):
        return None
    forms = [one.form(governed.offered[0]) for one in readings(words[at + 1]) if one.kind == "NUMR"]
    if not forms or not forms[0] or any(word[0].isdigit() for word in words[at + 2 : at + 3]):
        return None
    return Disagreement(at + 1, at + 2, (forms[0],), AgreementReason.PREPOSITION, words[at].lower())


def _oblique(words: Sequence[str], at: int, cases: tuple[str, ...]) -> Disagreement | None:
    """A noun in no plural behind a numeral in another case than the nominative: “с двумя друг”."""
    phrase = PHRASING.phrase(words, at + 1)
    if phrase is None or phrase.modifiers or phrase.words[0] in _HOURS:
        return None
    if at and any(one.kind == "NUMR" for one in readings(words[at - 1])):
        return None
    if any(noun.number == "plur" and noun.case in (*cases, "datv", "loct", "accs") for noun in phrase.nouns):
        return None
    return found(phrase, phrase.in_cases(cases[:1], ("plur",)), AgreementReason.NUMBER, words[at].lower())


def _few(words: Sequence[str], at: int) -> Disagreement | None:
    """“два” and “две” with the other gender, two to four with no genitive of the singular."""
    small = words[at].lower()
    if "номер" in words[max(at - 2, 0) : at]:
        return None  # “в доме номер двадцать два”
    phrase = PHRASING.phrase(words, at + 1)
    if phrase is None or phrase.modifiers or (at and _may_be_noun(words[at - 1])):
        return None
    if any(
        noun.case not in ("nomn", "accs", "gent", "datv", "loct") or not noun.gender
        for noun in phrase.nouns
        if noun.number == "sing"
    ):
        return None
    genders = {mark for noun in phrase.nouns for mark in ("masc", "femn", "neut") if mark in noun.marks}
    form = {"femn": "две"}.get(next(iter(genders), ""), "два") if small in ("два", "две") else small
    if len(genders) != 1:
        return None
    counted = any(noun.case == "gent" and noun.number == "sing" for noun in phrase.nouns)
    if counted and form == small:
        return None
    if any(one.kind == "ADJF" for one in readings(words[at + 1])):
        return None  # “три главные, по его словам, угрозы”
    several = all(noun.number == "plur" or noun.lemma == "лёт" for noun in phrase.nouns)
    if not counted and any(noun.case not in ("nomn", "accs") and not several for noun in phrase.nouns):
        return None
    noun = phrase.words[0] if counted else phrase.nouns[0].form("gent", "sing")
    form = form.title() if words[at].istitle() else form
    return Disagreement(at, at + 2, (f"{form} {noun}",), AgreementReason.NUMBER, words[at].lower()) if noun else None


def _absent(words: Sequence[str], at: int) -> Disagreement | None:
    """“нет” with a nominative, where it says what is not there: “у меня нет время”."""
    phrase = PHRASING.phrase(words, at + 1)
    before = {word.lower() for word in words[:at]}
    if phrase is None or words[at - 1] in _APART or not before & _WHERE:
        return None
    cases = {noun.case for noun in phrase.nouns}
    if cases <= {"nomn", "accs"} and phrase.agreeing:
        return found(phrase, phrase.in_cases(("gent",)), AgreementReason.ABSENCE, "нет")
    first = readings(phrase.words[0])
    if "gent" not in cases or not phrase.modifiers or phrase.agreeing:
        return None
    if any(one.case not in ("nomn", "accs") or one.lemma in ALONE for one in first):
        return None
    return found(phrase, phrase.in_cases(("gent",)), AgreementReason.ABSENCE, "нет")
