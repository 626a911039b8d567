"""Relative pronouns behind a preposition that do not go with their noun: “žena, se kterým mluvím”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_governed_relatives"]

_START = 3


def wrong_governed_relatives(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The forms of “který” behind a comma and a preposition that have not the gender and number of their noun."""
    for at in range(_START, len(words) - 1):
        governed = grammar.prepositions.get(words[at - 1].lower())
        if governed is None or words[at - 2] != ",":
            continue
        forms = [one for one in grammar.at(words, at) if one.lemma == "který"]
        noun = _noun(grammar, words, at - _START)
        if not forms or noun is None:
            continue
        if any(_goes(one, noun) and one.case in governed.allowed for one in forms):
            continue
        if _may_be_of_another(grammar, words, at - _START, forms):
            continue
        alike = [one.case for one in forms if one.number == noun.number and one.case in governed.allowed]
        cases = dict.fromkeys([*alike, *(("accs",) if words[at - 1].lower() == "na" else ()), *governed.offered])
        meant = (forms[0].beside(noun, case, noun.number) for case in cases)
        alone = not at - _START and governed.allowed == {"accs"}  # “firma, pro které pracuji”
        replacements = tuple(dict.fromkeys(one for one in meant if one and one != words[at]))
        if replacements:
            yield Disagreement(
                at,
                at + 1,
                replacements[:2],
                AgreementReason.RELATIVE,
                words[at - _START],
                unsure=bool(alike) and not alone,
            )


def _may_be_of_another(
    grammar: InflectedGrammar, words: Sequence[str], at: int, forms: Sequence[InflectedReading]
) -> bool:
    """Whether a noun further before is one that a pronoun goes with: “složky v počítači, do kterých”."""
    return any(
        one.kind == "NOUN" and any(_goes(form, one) for form in forms)
        for place in range(at)
        for one in grammar.at(words, place)
    )


def _goes(one: InflectedReading, noun: InflectedReading) -> bool:
    return one.number == noun.number and one.agrees_in_gender(noun)


def _noun(grammar: InflectedGrammar, words: Sequence[str], at: int) -> InflectedReading | None:
    """The noun at a place, if it is of one gender and number, and no other noun stands close before it."""
    nouns = grammar.at(words, at)
    if not nouns or any(one.kind != "NOUN" for one in nouns):
        return None
    nouns = tuple(one for one in nouns if one.case == "nomn" or at) or nouns  # one that opens a sentence
    if len({(one.number, one.gender) for one in nouns}) != 1:
        return None
    before = (one for place in range(max(at - 2, 0), at) for one in grammar.at(words, place))
    return None if any(one.kind == "NOUN" for one in before) else nouns[0]
