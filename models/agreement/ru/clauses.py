"""Russian clauses: a relative pronoun of another gender than its noun, “чтобы” with another tense than the past."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.reading import WordReading
from models.agreement.ru.governing import LISTED
from models.agreement.ru.morphology import readings
from models.agreement.ru.phrases import PHRASING

__all__ = ["wrong_first_predicates", "wrong_predicates", "wrong_purposes", "wrong_relatives"]

_MEN = LISTED["men"]
_OTHER_MEN = LISTED["other_men"]
_RELATIVE = "который"
_MODALS = LISTED["copulas"]
_ADVERBS = LISTED["before_predicates"]
_JOINED = LISTED["joined"]
_NO_PREDICATES = LISTED["no_predicates"]
_PREDICATES = {
    "я": ("sing", ""), "ты": ("sing", ""), "он": ("sing", "masc"), "она": ("sing", "femn"), "оно": ("sing", "neut"),
    "мы": ("plur", ""), "вы": ("plur", ""), "они": ("plur", ""),
}  # fmt: skip
_PRONOUNS = {
    "я": ("masc", "femn"), "ты": ("masc", "femn"), "он": ("masc",), "она": ("femn",), "оно": ("neut",),
    "мы": ("",), "вы": ("",), "они": ("",),
}  # fmt: skip


def wrong_relatives(words: Sequence[str]) -> Iterator[Disagreement]:
    """A form of “который” that agrees with no noun before it."""
    for at in range(2, len(words)):
        asked = [one for one in readings(words[at]) if one.lemma == _RELATIVE]
        if not asked or words[at - 1] != "," or at + 1 >= len(words) or any(mark in words[: at - 1] for mark in ",:—("):
            continue
        noun = readings(words[at - 2])
        before = [readings(word) for word in words[: at - 1]]
        if not noun or any(one.kind != "NOUN" or one.is_name or one.is_indeclinable for one in noun):
            continue
        if any(not found and len(word) > 1 for found, word in zip(before, words, strict=False)):
            continue
        nouns = [one for found in before for one in found if one.kind in ("NOUN", "NPRO", "ADJF", "NUMR")]
        if {"и", "или", "с"} & set(words[: at - 1]) and any(one.number == "plur" for one in asked):
            continue
        if any(_same(one, other) for one in asked for other in nouns):
            continue
        if {one.lemma for one in noun} & {"час", "раз"}:
            continue
        if (at > 2 and not words[at - 2].islower()) or _may_be_woman(asked, nouns):
            continue
        forms = _relatives(asked, noun, words[at + 1].lower())
        if forms:
            yield Disagreement(at, at + 1, forms, AgreementReason.RELATIVE, words[at - 2])


def _may_be_woman(asked: Sequence[WordReading], nouns: Sequence[WordReading]) -> bool:
    """Whether a noun for men and women may have a feminine pronoun."""
    return all(one.gender == "femn" for one in asked) and any(
        one.gender == "masc" and one.animate == "anim" and one.lemma not in _MEN | _OTHER_MEN for one in nouns
    )


def _same(relative: WordReading, noun: WordReading) -> bool:
    if noun.kind == "NUMR":
        return True
    return relative.number == noun.number and (not relative.gender or not noun.gender or relative.gender == noun.gender)


def _relatives(asked: Sequence[WordReading], nouns: Sequence[WordReading], after: str) -> tuple[str, ...]:
    if not any(one.case == "nomn" for one in asked):
        cases = list(dict.fromkeys(one.case for one in asked))
    elif after in _PRONOUNS:
        cases = ["accs"]
    else:
        cases = ["nomn"]
    if len(cases) > 1 or len({(noun.number, noun.gender) for noun in nouns}) > 1:
        return ()
    noun = nouns[0]
    marks = [cases[0], noun.number, *([noun.gender] if noun.gender else [])]
    if cases[0] == "accs" and noun.animate and (noun.gender == "masc" or noun.number == "plur"):
        marks.append(noun.animate)
    form = asked[0].form(*marks)
    return (form,) if form else ()


def wrong_purposes(words: Sequence[str]) -> Iterator[Disagreement]:
    """A verb in the present or future behind “чтобы” and a pronoun."""
    for at, word in enumerate(words[:-2]):
        if word.lower() not in ("чтобы", "чтоб") or words[at + 1] not in _PRONOUNS:
            continue
        place = at + 2
        while place < len(words) - 1 and words[place] in _ADVERBS:
            place += 1
        verbs = [one for one in readings(words[place]) if "incl" not in one.marks]  # “поедем!”
        if not verbs or any(one.kind != "VERB" or one.mood != "indc" or one.tense == "past" for one in verbs):
            continue
        forms = [
            verb.form("past", "sing", gender) if gender else verb.form("past", "plur")
            for verb in verbs
            for gender in _PRONOUNS[words[at + 1]]
        ]
        replacements = tuple(dict.fromkeys(form for form in forms if form))
        if replacements:
            yield Disagreement(place, place + 1, replacements, AgreementReason.PURPOSE, word.lower())


def wrong_predicates(words: Sequence[str]) -> Iterator[Disagreement]:
    """An adjective or participle of another gender or number than the subject and “быть” before it."""
    for at, word in enumerate(words[:-1]):
        before = words[at - 1].lower() if at else ""
        pronoun = word.lower() in _PRONOUNS and (word.islower() or word.istitle()) and before not in _JOINED
        if at and not pronoun:
            continue
        subjects = [one for one in readings(word) if one.case == "nomn"] if len(word) > 1 else []
        if pronoun:
            subject = _PREDICATES[word.lower()]
        elif words[1] in _MODALS and subjects and all(one.kind == "NOUN" and not one.is_name for one in subjects):
            [copula] = [one for one in readings(words[1]) if one.kind == "VERB"]
            subject = (copula.number, copula.gender)
            if not any(_has(one, subject) for one in subjects):
                continue
        else:
            continue
        yield from _predicate(words, at + 1, subject, pronoun=pronoun)


def wrong_first_predicates(words: Sequence[str]) -> Iterator[Disagreement]:
    """A short participle of another gender or number than the subject right behind it: “сломан машина”."""
    for at, word in enumerate(words[:-1]):
        if at and words[at - 1].lower() not in LISTED["before_subjects"]:
            continue
        found = readings(word.lower())
        is_short = bool(found) and {one.kind for one in found} <= {"PRTS", "ADJS"}
        phrase = PHRASING.phrase(words, at + 1) if is_short and found[0].number == "sing" else None
        if phrase is None or not phrase.agreeing or any(noun.case not in ("nomn", "accs") for noun in phrase.nouns):
            continue
        if words[phrase.end : phrase.end + 1] in (["и"], [","], ["или"], ["с"]) or word.lower().endswith("о"):
            continue
        subjects = [noun for noun in phrase.agreeing if noun.case == "nomn" and not noun.is_name]
        kinds = {(noun.number, noun.gender) for noun in subjects}
        if len(kinds) != 1 or any(_has(one, kind) for one in found for kind in kinds):
            continue
        [(number, gender)] = kinds
        forms = dict.fromkeys(one.form(*(mark for mark in (number, gender) if mark)) for one in found)
        replacements = tuple(form.capitalize() if word.istitle() else form for form in forms if form)
        if replacements and phrase.words[-1] != "друг":
            yield Disagreement(at, at + 1, replacements, AgreementReason.AGREEMENT, phrase.words[-1])


def _predicate(words: Sequence[str], at: int, subject: tuple[str, str], *, pronoun: bool) -> Iterator[Disagreement]:
    """The short adjective or participle at a word, or the long one at the end, if it is wrong."""
    word = words[at - 1].lower()
    copulas = [one for one in readings(words[at]) if one.lemma == "быть" and one.kind == "VERB"]
    if any(not _has(one, subject) for one in copulas):
        return
    at += bool(copulas)
    while at < len(words) - 1 and words[at] in _ADVERBS:
        at += 1
    found = readings(words[at]) if at < len(words) else ()
    last = bool(copulas) and not pronoun and (at + 1 >= len(words) or not words[at + 1].isalpha())
    if not found or any(one.kind not in ("ADJS", "PRTS") and not (last and one.kind == "ADJF") for one in found):
        return
    if any(one.case not in ("", "nomn") for one in found) or any(_has(one, subject) for one in found):
        return
    if words[at] in _NO_PREDICATES or words[at].endswith(("ем", "им")):
        return
    behind = readings(words[at + 1]) if at + 1 < len(words) and len(words[at + 1]) > 1 else ()
    if words[at].endswith("о") and any(one.kind in ("ADJS", "PRTS", "ADJF", "PRTF", "ADVB", "VERB") for one in behind):
        return  # “неописуемо красива”
    number, gender = subject
    genders = [gender] if gender or number == "plur" else ["masc", "femn"]
    forms = [one.form(*(mark for mark in (number, of, one.case) if mark)) for one in found for of in genders]
    replacements = tuple(dict.fromkeys(form for form in forms if form))
    if replacements:
        yield Disagreement(at, at + 1, replacements, AgreementReason.AGREEMENT, word)


def _has(one: WordReading, subject: tuple[str, str]) -> bool:
    number, gender = subject
    return not one.number or (one.number == number and (not one.gender or not gender or one.gender == gender))
