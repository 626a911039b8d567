"""When Russian words that do not agree may be right: they belong to something else, or are not what they seem."""

from collections.abc import Sequence

from models.agreement.phrases import DeclinedPhrase
from models.agreement.ru.governing import LISTED
from models.agreement.ru.morphology import readings

__all__ = ["ALONE", "SECOND_GENITIVES", "UNDECLINED", "belongs_to_several", "has_own_objects", "may_vary"]

ALONE = LISTED["alone"]
UNDECLINED = LISTED["undeclined"]
SECOND_GENITIVES = LISTED["second_genitives"]
_FULL = LISTED["with_objects"]


def has_own_objects(phrase: DeclinedPhrase, *, strict: bool = True) -> bool:
    """Whether the noun may belong to an adjective before it, as its object.

    Args:
        phrase: the phrase.
        strict: whether any participle may have one, not only those that are active or stand before another case.
    """
    other = strict or any(noun.case not in ("nomn", "gent", "accs") for noun in phrase.nouns)
    return any(
        (one.kind == "PRTF" and (other or not {"past", "pssv"} <= one.marks))
        or one.lemma in _FULL
        or one.lemma.endswith("мый")
        for word in phrase.modifiers
        for one in readings(word)
    )


def belongs_to_several(words: Sequence[str], phrase: DeclinedPhrase) -> bool:
    """Whether adjectives in the plural may belong to more nouns than one: “свои вклад и код”."""
    plural = any(one.number == "plur" for word in phrase.modifiers for one in readings(word))
    return plural and words[phrase.end : phrase.end + 1] in (["и"], [","], ["или"], ["с"], ["со"])


def may_vary(phrase: DeclinedPhrase) -> bool:
    """Whether an adjective may be a variant in “-ой” that the dictionary lacks: “беспроводной”."""
    masculine = any(noun.gender == "masc" and noun.case in ("nomn", "accs") for noun in phrase.nouns)
    return masculine and any(
        word.endswith("ой") and not any("Apro" in one.marks for one in readings(word)) for word in phrase.modifiers
    )
