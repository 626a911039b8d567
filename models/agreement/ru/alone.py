"""Russian adjectives of another gender or number than their noun, where nothing governs them."""

from collections.abc import Sequence

from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.phrases import DeclinedPhrase
from models.agreement.reading import WordReading
from models.agreement.ru.doubts import ALONE, UNDECLINED, belongs_to_several, has_own_objects, may_vary
from models.agreement.ru.governing import LISTED, PREPOSITIONS
from models.agreement.ru.morphology import readings
from models.agreement.ru.phrases import PHRASING

__all__ = ["wrong_phrase"]

_MEN = LISTED["men"]
_OTHER_MEN = LISTED["other_men"]
_CHIEFS = LISTED["chiefs"]


def wrong_phrase(words: Sequence[str], at: int) -> Disagreement | None:
    """What is wrong with a phrase that nothing governs: gender or number."""
    if not PHRASING.is_modifier(words[at]) or (at and words[at - 1].lower() in PREPOSITIONS):
        return None
    phrase = PHRASING.phrase(words, at)
    if phrase is None or not phrase.modifiers or phrase.agreeing or has_own_objects(phrase):
        return None
    asked = [one for one in readings(phrase.words[0]) if one.kind == "ADJF"]
    if _of_noun(words, phrase, asked):
        return found(phrase, phrase.in_cases(("gent",)), AgreementReason.AGREEMENT, phrase.words[0])
    cases = [case for case in ("nomn", "accs") if any(one.case == case for one in asked)]
    shared = [case for case in cases if _share(case, asked, phrase.nouns)]
    if any(one.lemma in ALONE or "Subx" in one.marks for one in asked) and not _is_plain(phrase, asked):
        return None
    if not shared or may_vary(phrase) or phrase.words[0].lower() == "такое":
        return None
    if phrase.nouns[0].lemma in UNDECLINED:
        return None
    if any(noun.case == "gent" for noun in phrase.nouns) and (_numbered(words, at) or not _is_masculine(asked)):
        return None  # “два новых дома”, “переменная окружения”
    if _in_a_list(words, phrase):
        return None
    if _of_a_woman(phrase, asked) or belongs_to_several(words, phrase):
        return None
    if any(one.kind != "ADJF" for one in readings(phrase.words[0])) and _may_wash(words, phrase):
        return None
    return found(phrase, phrase.in_cases(shared), AgreementReason.AGREEMENT, phrase.words[-1])


def _of_noun(words: Sequence[str], phrase: DeclinedPhrase, asked: Sequence[WordReading]) -> bool:
    """Whether it stands behind a noun, with adjectives in the genitive alone: “баланс чужого человек”."""
    before = readings(words[phrase.start - 1]) if phrase.start else ()
    if not before or any(one.kind != "NOUN" for one in before) or any("Subx" in one.marks for one in asked):
        return False
    return all(
        one.lemma not in ALONE
        and one.number == "sing"
        and one.gender in ("masc", "neut")
        and (one.case == "gent" or one.animate == "anim")
        for one in asked
    ) and all(
        noun.case in ("nomn", "accs") and noun.number == "sing" and noun.gender in ("masc", "neut")
        for noun in phrase.nouns
    )


def _in_a_list(words: Sequence[str], phrase: DeclinedPhrase) -> bool:
    """Whether the noun in the plural may belong to several adjectives: “готический и новый стили”."""
    before = words[phrase.start - 1] if phrase.start else ""
    several = any(noun.number == "plur" for noun in phrase.nouns)
    return several and (before in ("и", ",", "или") or bool(before and PHRASING.is_modifier(before)))


def _is_plain(phrase: DeclinedPhrase, asked: Sequence[WordReading]) -> bool:
    """Whether “какой” and an adjective that agrees with the noun follow each other."""
    rest = DeclinedPhrase(phrase.start + 1, phrase.words[1:], phrase.nouns, PHRASING)
    return any(one.lemma in ("какой", "такой") for one in asked) and bool(rest.modifiers and rest.agreeing)


def _share(case: str, asked: Sequence[WordReading], nouns: Sequence[WordReading]) -> bool:
    """Whether an adjective and a noun may stand in a case, were it not for their gender or number."""
    return any(
        one.case == case == noun.case and (not one.animate or not noun.animate or one.animate == noun.animate)
        for one in asked
        for noun in nouns
    )


def _numbered(words: Sequence[str], at: int) -> bool:
    """Whether a numeral stands before a phrase, which has its noun in another number."""
    return any(
        word[0].isdigit() or any(one.kind == "NUMR" for one in readings(word)) for word in words[max(at - 4, 0) : at]
    )


def _is_masculine(asked: Sequence[WordReading]) -> bool:
    return all(one.gender == "masc" and one.lemma not in _CHIEFS for one in asked)


def _may_wash(words: Sequence[str], phrase: DeclinedPhrase) -> bool:
    """Whether “мой” and “мою” may be the verb."""
    before = words[phrase.start - 1].lower() if phrase.start else ""
    return before == "я" or all(noun.case != "nomn" for noun in phrase.nouns)


def _of_a_woman(phrase: DeclinedPhrase, asked: Sequence[WordReading]) -> bool:
    """Whether a noun for men and women may have a feminine adjective: “уважаемая посол”."""
    return all(one.gender == "femn" for one in asked) and any(
        noun.animate == "anim" and noun.gender == "masc" and noun.lemma not in _OTHER_MEN | _MEN
        for noun in phrase.nouns
    )
