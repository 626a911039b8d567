"""When words that do not agree may be right: they belong to something else, or are not what they seem."""

from collections.abc import Sequence

from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.phrases import DeclinedPhrase
from models.agreement.reading import WordReading

__all__ = ["belongs_to_several", "fits", "has_own_objects", "is_numbered", "may_be_woman"]

_JOINING = frozenset({",", "a", "i", "nebo", "či", "та", "й", "або", "і", "чи", "и"})
_WITH = frozenset({"s", "se", "з", "із"})
_AND = frozenset({"a", "та", "і", "й", "и"})
_REACH = 4
_OF_THINGS = ("у", "ю")
"""Endings of a genitive that is never an accusative, too."""


def has_own_objects(grammar: InflectedGrammar, phrase: DeclinedPhrase) -> bool:
    """Whether the noun may belong to an adjective before it, as its object: “plný lidí”."""
    object_ = any(noun.case not in ("nomn", "voct") for noun in phrase.nouns)
    return any(
        (object_ and one.lemma in grammar.listed("with_objects"))
        or one.kind == "PRTF"
        or one.lemma.endswith(tuple(grammar.listed("participles")))
        or (one.lemma.endswith(tuple(grammar.listed("passive"))) and any(noun.case == "ablt" for noun in phrase.nouns))
        for word in phrase.modifiers
        for one in grammar.readings(word)
    )


def belongs_to_several(grammar: InflectedGrammar, words: Sequence[str], phrase: DeclinedPhrase) -> bool:
    """Whether adjectives in the plural may belong to more nouns than one, or one of several to a noun in the plural."""
    plural = any(one.number == "plur" for word in phrase.modifiers for one in grammar.readings(word))
    behind = words[phrase.end] if phrase.end < len(words) else ""
    before = words[phrase.start - 1] if phrase.start else ""
    reflexive = behind in grammar.listed("reflexives") and not any(
        one.case == "ablt" for one in grammar.at(words, phrase.end + 1)
    )
    beside = (
        _JOINING if all(noun.number == "plur" for noun in phrase.nouns) else _JOINING | _WITH
    )  # “malé kluci s míčem”
    if (
        plural
        and not phrase.agreeing
        and behind in beside
        and not reflexive
        and not _tells_more(grammar, words, phrase.end)
    ):
        return True
    several = any(noun.number == "plur" for noun in phrase.nouns)
    return several and (before in _JOINING or bool(before and grammar.phrasing.is_modifier(before)))


def _tells_more(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether “and” joins no noun but what somebody does besides: “koupil jsem nová kniha a byli jsme na horách”."""
    behind = grammar.at(words, at + 1) if words[at] in _AND else ()
    return bool(behind) and all(one.kind == "VERB" for one in behind)


def is_numbered(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a numeral stands before a phrase, which has its noun in another number and case."""
    before = words[max(at - _REACH, 0) : at]
    return any(word[0].isdigit() or grammar.is_any(word, "numerals") for word in before)


def fits(noun: WordReading, cases: frozenset[str], *, alive_in_plural: bool = True) -> bool:
    """Whether a noun stands in one of some cases; in the accusative it may be alive or not, as we please."""
    return noun.case in cases or (
        "accs" in cases
        and noun.case == "gent"
        and not noun.animate
        and not (noun.number == "sing" and getattr(noun, "written", "").endswith(_OF_THINGS))
        and (noun.gender == "masc" if noun.number == "sing" else alive_in_plural)
    )


def may_be_woman(grammar: InflectedGrammar, noun: WordReading) -> bool:
    """Whether somebody may be a woman although the noun is masculine."""
    if noun.gender != "masc" or noun.animate == "inan" or noun.is_name or noun.lemma in grammar.listed("men"):
        return False
    endings = tuple(grammar.listed("women_endings"))
    return not endings or noun.lemma.endswith(endings)
