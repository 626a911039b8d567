"""Polish adjectives of another gender, number or case than their noun, where no preposition governs them."""

from collections.abc import Sequence

from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.phrases import DeclinedPhrase
from models.agreement.pl.doubts import ALONE, belongs_to_several, goes_on, has_own_objects, is_loose
from models.agreement.pl.governing import LISTED, PREPOSITIONS
from models.agreement.pl.morphology import readings
from models.agreement.pl.phrases import PHRASING
from models.agreement.reading import WordReading

__all__ = ["wrong_phrase"]

_DIRECT = ("nomn", "accs")
_REACH = 5
"""So many words before an adjective its noun is looked for."""


def wrong_phrase(words: Sequence[str], at: int) -> Disagreement | None:
    """What is wrong with a phrase that no preposition governs: gender, number or case."""
    if not PHRASING.is_modifier(words[at]) or (at and words[at - 1].lower() in PREPOSITIONS):
        return None
    if at and PHRASING.is_modifier(words[at - 1]):
        return None
    phrase = PHRASING.phrase(words, at)
    if phrase is None or not phrase.modifiers or phrase.agreeing or has_own_objects(phrase):
        return None
    if _is_for_many(phrase):
        return found(phrase, phrase.in_cases(("datv",), ("plur",)), AgreementReason.AGREEMENT, phrase.words[0])
    if (at and words[at].istitle()) or _is_whole(phrase):
        return None
    if at and phrase.nouns[0].lemma in LISTED["times"] and any(one.lemma == "być" for one in readings(words[at - 1])):
        return None  # “jest ważna rok”
    if _is_noun_of(words, at) or _of_a_woman(phrase):
        return None
    if goes_on(words, phrase) or belongs_to_several(words, phrase) or _in_a_list(words, phrase):
        return None
    asked = list(PHRASING.adjectives(phrase.words[0]))
    if _follows_its_noun(words, at, asked):
        return None
    if any(one.lemma in ("sam", "wszystek") or (one.lemma == "jaki" and at) for one in asked):
        return None
    rest = DeclinedPhrase(phrase.start + 1, phrase.words[1:], phrase.nouns, PHRASING)
    if any(one.lemma in ALONE for one in asked) and rest.modifiers and rest.agreeing:
        return None  # “jedna osiąga wysoki, a druga niski wynik”
    if _numbered(words, at):
        return None
    crossed = _crossed(phrase, asked)
    if crossed:
        forms = tuple(dict.fromkeys(form for case in crossed for form in phrase.in_cases((case,), ("sing",))))
        return found(phrase, forms, AgreementReason.AGREEMENT, phrase.words[-1])
    shared = [case for case in _DIRECT if _share(case, asked, phrase.nouns)]
    if not shared:
        return None
    if any(noun.case == "gent" for noun in phrase.nouns) and not _is_pronoun(asked):
        return None
    forms = phrase.in_cases(shared, _numbers(words, phrase))
    if phrase.words[0].lower() == "te" and all((noun.gender, noun.number) == ("neut", "sing") for noun in phrase.nouns):
        forms = tuple(dict.fromkeys([" ".join((phrase.words[0][0] + "o", *phrase.words[1:])), *forms]))  # “te okno”
    return found(phrase, forms, AgreementReason.AGREEMENT, phrase.words[-1])


def _numbers(words: Sequence[str], phrase: DeclinedPhrase) -> tuple[str, ...]:
    """The number of the verb right behind a phrase with which a sentence begins; both where there is none."""
    verbs = readings(words[phrase.end]) if phrase.start == 0 and phrase.end < len(words) else ()
    numbers = {one.number for one in verbs}
    if len(numbers) == 1 and all(one.kind == "VERB" and one.person == "3per" for one in verbs):
        return tuple(numbers)
    return ("sing", "plur")


def _is_for_many(phrase: DeclinedPhrase) -> bool:
    """Whether “-ą” is written for “-om” behind adjectives in the dative: “swoim siostrą”."""
    datives = all(
        any(one.case == "datv" and one.number == "plur" for one in PHRASING.adjectives(word))
        for word in phrase.modifiers
    )
    return datives and all(
        noun.case == "ablt" and noun.number == "sing" and noun.gender == "femn" for noun in phrase.nouns
    )


def _crossed(phrase: DeclinedPhrase, asked: Sequence[WordReading]) -> tuple[str, ...]:
    """The cases of an adjective and a noun of one gender in the singular that stand in two cases at once."""
    first, nouns = {one.case for one in asked} - {"voct"}, {noun.case for noun in phrase.nouns} - {"voct"}
    genders = {noun.gender for noun in phrase.nouns}
    same = len(genders) == 1 and any(one.gender in genders and one.number == "sing" for one in asked)
    if not same or any(one.number != "sing" for one in [*phrase.nouns]) or len(phrase.modifiers) > 1:
        return ()
    possessive = _is_pronoun(asked)
    loose = possessive or any(one.lemma in LISTED["loose"] for one in asked)
    if any(one.kind == "NOUN" for one in readings(phrase.words[0])) and not loose:
        return ()
    if any(one.lemma in ALONE - LISTED["loose"] for one in asked) and not possessive:
        return ()
    if first == {"nomn"} and nouns == {"accs"}:
        return ("accs",)
    oblique = {"gent", "accs", "datv", "ablt", "loct"} if possessive else {"gent", "accs"}
    if nouns <= set(_DIRECT) and first <= oblique and "nomn" in nouns:
        return tuple(case for case in ("gent", "accs", "ablt") if case in first)[:2]
    return ()


def _is_whole(phrase: DeclinedPhrase) -> bool:
    """Whether the last of its adjectives may be the noun: “tą drogą dziecko”."""
    adjectives = list(PHRASING.adjectives(phrase.modifiers[-1]))
    last = [
        one
        for one in readings(phrase.modifiers[-1])
        if one.kind == "NOUN"
        and any(other.agrees_with(one) for other in adjectives)
        and not is_loose(phrase.modifiers[-1])
    ]
    firsts = [list(PHRASING.adjectives(word)) for word in phrase.modifiers[:-1] if not PHRASING.is_between(word)]
    return any(
        one.case == "gent" or (firsts and all(any(other.agrees_with(one) for other in first) for first in firsts))
        for one in last
    )


def _is_noun_of(words: Sequence[str], at: int) -> bool:
    """Whether the first of its adjectives may be the noun of what stands before it: “produkcja tego dobra”."""
    before = list(PHRASING.adjectives(words[at - 1])) if at else []
    return any(one.kind == "NOUN" and any(other.agrees_with(one) for other in before) for one in readings(words[at]))


def _of_a_woman(phrase: DeclinedPhrase) -> bool:
    """Whether a noun for men and women may have a feminine adjective: “brytyjska psycholog”."""
    return any(one.gender == "femn" for one in PHRASING.adjectives(phrase.words[0])) and any(
        noun.gender == "m1" and noun.lemma not in LISTED["men"] for noun in phrase.nouns
    )


def _share(case: str, asked: Sequence[WordReading], nouns: Sequence[WordReading]) -> bool:
    """Whether an adjective and a noun may stand in a case, were it not for their gender or number."""
    return any(one.case == case == noun.case for one in asked for noun in nouns)


def _follows_its_noun(words: Sequence[str], at: int, asked: Sequence[WordReading]) -> bool:
    """Whether an adjective may belong to a noun before it: “na orbitach kołowych wartość energii”."""
    asked = [one for one in asked if one.case != "voct"]
    for word in reversed(words[max(at - _REACH, 0) : at]):
        found = readings(word)
        if any(
            one.kind in ("NOUN", "NPRO", "NUMR") and any(other.agrees_with(one) for other in asked) for one in found
        ):
            return True
        if found and all(one.kind in ("VERB", "PREP", "ADVB") for one in found) and found[0].kind != "ADVB":
            return False
    return False


def _is_pronoun(asked: Sequence[WordReading]) -> bool:
    return any(one.lemma in LISTED["possessives"] for one in asked)


def _in_a_list(words: Sequence[str], phrase: DeclinedPhrase) -> bool:
    """Whether the noun in the plural may belong to several adjectives: “język polski i czeski”."""
    before = words[phrase.start - 1] if phrase.start else ""
    return before in ("i", ",", "lub", "albo", "oraz", "czy", "ani") and any(
        noun.number == "plur" for noun in phrase.nouns
    )


def _numbered(words: Sequence[str], at: int) -> bool:
    """Whether a numeral stands before a phrase, which has its noun in another case."""
    return any(
        word[0].isdigit() or any(one.kind == "NUMR" for one in readings(word)) for word in words[max(at - 4, 0) : at]
    )
