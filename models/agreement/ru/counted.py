"""Russian nouns behind a numeral, “несколько” and “нет”."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

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
_BOTH = {"оба": "обе", "обе": "оба"}
_ALREADY = "уже"
"""By the dictionary a snake, too."""
_GONE = frozenset({"было", "будет"})
"""What says behind “не” that there is nothing."""
_APART = LISTED["apart"]
_AFTER_NUMBER = {"годов": "лет", "людей": "человек", "цветков": "цветов"}


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
        elif small in _CARDINALS or small == "несколько" or small in LISTED["collectives"]:
            wrong = _counted(words, at)
        elif small in _BOTH:
            wrong = _both(words, at)
        elif small in LISTED["ones"] and at:
            wrong = _one(words, at)
        elif small in LISTED["quantities"] or (at and _is_listed(word, "containers")):
            wrong = _measured(words, at)
        elif small in _FEW:
            wrong = _few(words, at)
        elif at and (small == "нет" or (word in _GONE and words[at - 1] == "не")):
            wrong = _absent(words, at)
        if wrong is not None:
            yield wrong


def _is_listed(word: str, name: str) -> bool:
    """Whether a word is a noun that is listed, in any form."""
    return any(one.kind == "NOUN" and one.lemma in LISTED[name] for one in readings(word))


def _weighs(words: Sequence[str], at: int) -> bool:
    """Whether “столько” or “сколько” says which of two is rather meant."""
    return ("не", "столько") in pairwise(word.lower() for word in words[: at + 1])


def _measured(words: Sequence[str], at: int) -> Disagreement | None:
    """What there is much of, or a glass, in the nominative: “много стулья”, “стакан вода”."""
    phrase = PHRASING.phrase(words, at + 1)
    small = words[at].lower()
    if small == "сколько" and at and words[at - 1].lower() in PREPOSITIONS:
        return None  # “во сколько рейс”
    if phrase is None or any(noun.is_name for noun in phrase.nouns) or (phrase.modifiers and not phrase.agreeing):
        return None
    if phrase.modifiers and small in LISTED["quantities"]:
        return None  # “немного другой подход”
    if any(noun.lemma == "количество" for noun in phrase.nouns) or _weighs(words, at):
        return None  # “не столько писатель, сколько поэт”
    masses = all(noun.lemma in LISTED["masses"] for noun in phrase.nouns)
    cases = {noun.case for noun in phrase.nouns}
    if small not in LISTED["quantities"] and not (masses or _is_listed(phrase.words[-1], "pieces")):
        return None
    if cases == {"ablt"} and small in LISTED["quantities"] and not phrase.modifiers:
        forms = tuple(_genitives(phrase))  # “много туфлей”
    elif not cases <= {"nomn", "accs", "loct"} or "nomn" not in cases:
        return None
    else:
        forms = phrase.in_cases(("gent",), ("sing",) if masses else ("plur",))
        forms = tuple({"цветков": "цветов"}.get(form, form) for form in forms)
    if _is_said_of(words, phrase):
        return None
    return found(phrase, tuple(form for form in forms if form), AgreementReason.NUMBER, small)


def _is_said_of(words: Sequence[str], phrase: DeclinedPhrase) -> bool:
    """Whether a verb or predicate behind a noun may be its own: “много дети играли”."""
    behind = readings(words[phrase.end]) if phrase.end < len(words) and len(words[phrase.end]) > 1 else ()
    return any(one.kind in ("VERB", "ADJS", "PRTS") and one.number for one in behind)


def _both(words: Sequence[str], at: int) -> Disagreement | None:
    """“оба” with women, “обе” with men."""
    phrase = PHRASING.phrase(words, at + 1)
    if phrase is None or phrase.modifiers:
        return None
    genders = {mark for noun in phrase.nouns for mark in ("masc", "femn", "neut") if mark in noun.marks}
    if len(genders) != 1 or not any(noun.case == "gent" and noun.number == "sing" for noun in phrase.nouns):
        return None
    wanted = _BOTH[words[at].lower()]
    if ("femn" in genders) != (wanted == "обе"):
        return None
    form = wanted.title() if words[at].istitle() else wanted
    return Disagreement(at, at + 1, (form,), AgreementReason.NUMBER, phrase.words[-1].lower())


def _one(words: Sequence[str], at: int) -> Disagreement | None:
    """“двадцать один лет”."""
    phrase = PHRASING.phrase(words, at + 1)
    if words[at - 1].lower() not in LISTED["tens"] or phrase is None or phrase.modifiers:
        return None
    nouns = [noun for noun in phrase.nouns if noun.case == "gent" and noun.number == "plur"]
    if not nouns or len(nouns) < len(phrase.nouns):
        return None
    numerals = [one for one in readings(words[at]) if one.case == "nomn"]
    forms = [noun.form("nomn", "sing") for noun in nouns if any(one.agrees_in_gender(noun) for one in numerals)]
    forms = ["год"] if words[at + 1] in ("лет", "года") and words[at].lower() == "один" else forms
    marks = {mark for noun in nouns for mark in ("masc", "femn", "neut") if mark in noun.marks}
    if not marks & {one.gender for one in numerals}:
        return None
    return found(phrase, tuple(form for form in forms if form), AgreementReason.NUMBER, words[at].lower())


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
    places = _WHERE | LISTED["days"] if words[at] in _GONE else _WHERE
    if phrase is None or words[at - 1] in _APART or not before & places:
        return None
    if words[at] in _GONE and any(noun.gender == "neut" for noun in phrase.nouns):
        return None  # “не было видно окно”
    cases = {noun.case for noun in phrase.nouns}
    agreeing = {noun.case for noun in phrase.agreeing}
    if agreeing and agreeing <= {"nomn", "accs"} and (phrase.modifiers or cases <= {"nomn", "accs"}):
        several = bool(phrase.modifiers) and all(noun.number == "plur" for noun in phrase.agreeing)
        forms = phrase.in_cases(("gent",), ("plur",) if several else ("sing", "plur"))
        return found(phrase, forms, AgreementReason.ABSENCE, "нет")
    first = readings(phrase.words[0])
    if "gent" not in cases or not phrase.modifiers or phrase.agreeing:
        return None
    if any(one.case not in ("nomn", "accs") or one.lemma in ALONE for one in first):
        return None
    return found(phrase, phrase.in_cases(("gent",)), AgreementReason.ABSENCE, "нет")
