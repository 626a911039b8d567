"""“Який” of another gender or number than the noun before its comma, behind a preposition, too: “будинок, у яка”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_antecedents"]

_PERSONS = frozenset({"я", "ти", "ми", "ви", "він", "вона", "воно", "вони"})
_RELATIVE = "який"
_REACH = 4
_POINTING = frozenset({"це", "то", "ось"})


def wrong_antecedents(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The relative pronouns that differ from the only noun of the clause before them."""
    for at in range(2, len(words) - 1):
        relatives = [one for one in grammar.at(words, at) if one.lemma == _RELATIVE]
        governed = grammar.prepositions.get(words[at - 1]) if words[at - 1].islower() else None
        comma = at - 2 if governed else at - 1
        if not relatives or comma < 1 or words[comma] != ",":
            continue
        nouns = _antecedent(grammar, words, comma)
        if not nouns or any(_has(one, noun) for one in relatives for noun in nouns):
            continue
        forms = list(dict.fromkeys(_forms(grammar, words, at, relatives, nouns)))
        if forms:
            reason = AgreementReason.RELATIVE
            unsure = bool(governed) and not _are_things(relatives, nouns)
            yield Disagreement(at, at + 1, tuple(forms)[:3], reason, words[comma - 1], unsure=unsure)


def _antecedent(grammar: InflectedGrammar, words: Sequence[str], comma: int) -> list[InflectedReading]:
    """What the noun right before a comma may be, where it opens the sentence with what belongs to it; else nothing."""
    found = grammar.at(words, comma - 1)
    nouns = [one for one in found if one.kind == "NOUN"]
    opening = (comma == 1 or (comma == 2 and words[0].lower() in _POINTING)) or (
        comma <= 3 and all(any(one.kind == "ADJF" for one in grammar.at(words, place)) for place in range(comma - 1))
    )
    if not opening or not nouns or len(nouns) < len(found) or any(one.is_name for one in nouns):
        return []
    return [one for one in nouns if one.case == "nomn"]


def _takes_object(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether the first verb from there on has an object in the accusative."""
    for place in range(at, min(at + _REACH, len(words))):
        verbs = [one for one in grammar.at(words, place) if one.kind in ("VERB", "INFN")]
        if words[place] == ",":
            break
        if verbs:
            direct = grammar.listed("transitive") | grammar.listed("strict_objects")
            return all(grammar.names(one) & direct for one in verbs)
    return False


def _are_things(relatives: Sequence[InflectedReading], nouns: Sequence[InflectedReading]) -> bool:
    """Whether both are in the singular, and the noun is of a thing, so that nobody of the other gender is meant."""
    single = all(one.number == "sing" for one in (*relatives, *nouns))
    return single and all(one.animate != "anim" and one.gender in ("femn", "neut") for one in nouns)


def _has(relative: InflectedReading, noun: InflectedReading) -> bool:
    return relative.number == noun.number and (
        noun.number == "plur" or not relative.gender or not noun.gender or relative.gender == noun.gender
    )


def _forms(
    grammar: InflectedGrammar,
    words: Sequence[str],
    at: int,
    relatives: Sequence[InflectedReading],
    nouns: Sequence[InflectedReading],
) -> Iterator[str]:
    governed = grammar.prepositions.get(words[at - 1])
    written = [one.case for one in relatives if one.case != "voct"]
    if governed:
        cases = sorted(
            governed.allowed, key=lambda case: (case not in governed.offered, [*governed.offered, case].index(case))
        )
    elif words[at + 1].lower() in _PERSONS and not governed and _takes_object(grammar, words, at + 2):
        cases = ["accs", *written]
    elif set(written) <= {"nomn", "accs"}:
        cases = ["accs"] if words[at + 1].lower() in _PERSONS else ["nomn", "accs"]
    else:
        cases = written
    for case in cases:
        for noun in nouns:
            gender = [noun.gender] if noun.number == "sing" and noun.gender else []
            alive = [noun.animate] if noun.animate and case == "accs" else ["inan"] if case == "accs" else []
            if form := relatives[0].form(case, noun.number, *gender, *alive):
                yield form
