"""Verbs in the plural before a number of things, with which they are in the singular: “leželo několik dopisů”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.segments import segment
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_verbs_before_numbers"]

_NUMBERS = frozenset({"několik", "pár", "mnoho", "set", "spousta", "kolik", "tolik"})
_REMAINING = frozenset({"zbývat", "zbýt", "stačit", "chybět", "existovat", "zůstat", "zůstávat", "přibýt", "ubýt"})
_BETWEEN = frozenset(
    {"jen", "jenom", "ještě", "už", "asi", "skoro", "tam", "tu", "tady", "pouze", "celkem", "mi", "ti", "nám"}
)
_NAMING = frozenset({"ADJF", "NPRO", "NUMR"})
_FAR = 4


def wrong_verbs_before_numbers(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs in the plural right before five and more of something, where no noun in the nominative stands."""
    many = (grammar.listed("cardinals") | _NUMBERS) - {"sto"}
    for at in range(len(words) - 2):
        verbs = grammar.at(words, at)
        if not _are_of_several(grammar, verbs):
            continue
        number = at + 1
        while number < len(words) - 1 and (words[number] in _BETWEEN or _is_of_many(grammar, words, number)):
            number += 1
        if words[number] not in many or number - at > _FAR or _has_other_subject(grammar, words, at, number):
            continue
        while number + 2 < len(words) and words[number + 1] in many | {"tisíc"}:
            number += 1
        phrase = grammar.phrase(words, number + 1, governed=True)
        if phrase is None or not any((one.case, one.number) == ("gent", "plur") for one in phrase.agreeing):
            continue
        remaining = all(grammar.names(one) & _REMAINING for one in verbs)
        if not remaining and any(one.lemma in grammar.listed("times") for one in phrase.nouns):
            continue  # “pracovali pět hodin”
        meant = dict.fromkeys(form for one in verbs for form in _single(grammar, one))
        replacements = tuple(form for form in meant if form and form != words[at])
        if replacements:
            yield Disagreement(at, at + 1, replacements[:1], AgreementReason.SUBJECT, words[number])


def _are_of_several(grammar: InflectedGrammar, verbs: Sequence[InflectedReading]) -> bool:
    able = grammar.listed("intransitive") | _REMAINING
    return bool(verbs) and all(
        one.kind == "VERB"
        and one.number == "plur"
        and (one.tense == "past" or one.person == "3per")
        and grammar.names(one) & able
        for one in verbs
    )


def _is_of_many(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a word is an adjective before a number: “posledních pět”."""
    return any((one.kind, one.case, one.number) == ("ADJF", "gent", "plur") for one in grammar.at(words, at))


def _has_other_subject(grammar: InflectedGrammar, words: Sequence[str], at: int, number: int) -> bool:
    """Whether anything else in the clause, or the clause before, may be what does it."""
    places = segment(words, at)
    if places[0] and words[places[0] - 1] != ",":
        return True
    if places[0] >= 2 or grammar.listed("speaking_verbs") & {words[place].lower() for place in places}:
        return True
    governed = False
    for place in places:
        if place == at or number <= place:
            continue
        found = grammar.at(words, place)
        if words[place].lower() in grammar.prepositions:
            governed = True
        elif any(one.kind == "NOUN" for one in found):
            if not governed and any(one.case == "nomn" for one in found):
                return True
            governed = False
        elif (not found and words[place][:1].isupper()) or (
            not governed and any(one.kind in _NAMING and one.case == "nomn" for one in found)
        ):
            return True
    return False


def _single(grammar: InflectedGrammar, one: InflectedReading) -> tuple[str, ...]:
    if one.tense == "past":
        return (one.form("past", "sing", "neut"),)
    return grammar.words.finite(one.lemma, "3per", "sing")
