"""How many words of a sentence hardly go with their neighbours, with less care than an alert of its own would need.

Where a correction model is not sure of a change, it counts whether fewer words conflict with it: neither tells enough
alone, both together do.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from models.agreement.disagreement import AgreementReason
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["Conflict", "clause", "conflicting", "conflicts", "goes_with", "is_governed", "opens_list"]

_ENDS = frozenset('.,;:!?()–—-«»"…')
_NOMINAL = frozenset({"NOUN", "NPRO"})
_DECLINED = _NOMINAL | {"ADJF"}
_REACH = 3
_SUBJECT = "nomn"


class Conflict(NamedTuple):
    """A word that does not go with what stands beside it.

    Attributes:
        at: its index.
        reason: with what it does not go.
    """

    at: int
    reason: AgreementReason


def conflicts(grammar: InflectedGrammar, words: Sequence[str]) -> int:
    """The number of words that do not go with what stands beside them."""
    return sum(1 for _ in conflicting(grammar, words))


def conflicting(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Conflict]:
    """The words that do not go with what stands beside them, one as often as there is a reason."""
    for at in range(len(words)):
        found = grammar.at(words, at)
        if not found or words[at].lower() in grammar.listed("set_phrases"):
            continue
        if at > 1 and words[at - 2].lower() == words[at].lower():
            continue  # “сам на сам”
        kinds = {one.kind for one in found}
        if kinds <= _DECLINED and not _is_possessive(grammar, words, at):
            if _after_preposition(grammar, words, at, found):
                yield Conflict(at, AgreementReason.PREPOSITION)
            if _after_adjective(grammar, words, at, found):
                yield Conflict(at, AgreementReason.AGREEMENT)
            if not _is_alone(found) and _after_verb(grammar, words, at, found):
                yield Conflict(at, AgreementReason.VERB)
            if _after_quantity(grammar, words, at, found):
                yield Conflict(at, AgreementReason.NUMBER)
        if kinds <= {"VERB", "ADJF"} and _without_subject(grammar, words, at, found):
            yield Conflict(at, AgreementReason.SUBJECT)
        if words[at].lower() in grammar.listed("negatives") and _is_not_denied(grammar, words, at):
            yield Conflict(at, AgreementReason.DENIED)


def _is_alone(found: Sequence[InflectedReading]) -> bool:
    """Whether a word says that somebody does something alone: “я живу сам”."""
    return all(one.lemma in ("сам", "самий", "один") for one in found)


def _is_possessive(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a pronoun is but whose something is: “його словам”."""
    behind = {one.kind for one in grammar.at(words, at + 1)}
    return words[at].lower() in grammar.listed("between") and bool(behind) and behind <= {"NOUN", "ADJF"}


def _is_adjective(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    found = grammar.at(words, at)
    if words[at].lower() in grammar.listed("never_beside"):
        return False  # “про це подрузі”
    return bool(found) and all(one.kind == "ADJF" and one.lemma not in grammar.listed("relatives") for one in found)


def _before_modifiers(grammar: InflectedGrammar, words: Sequence[str], at: int) -> int:
    """The index of the word before a noun and its adjectives."""
    place = at - 1
    while place > 0 and at - place < _REACH and _is_adjective(grammar, words, place):
        place -= 1
    return place


def _after_preposition(
    grammar: InflectedGrammar, words: Sequence[str], at: int, found: Sequence[InflectedReading]
) -> bool:
    """Whether a noun, pronoun or adjective stands in no case that the preposition before it takes."""
    place = _before_modifiers(grammar, words, at) if all(one.kind in _NOMINAL for one in found) else at - 1
    if place < 0:
        return False
    governed = grammar.prepositions.get(words[place].lower())
    hour = place < at - 1 and grammar.is_any(words[at - 1], "ordinals") and "gent" in {one.case for one in found}
    if hour and any(one.lemma in grammar.listed("times") for one in found):
        return False  # “о сьомій вечора”
    return governed is not None and not {one.case for one in found} & governed.allowed


def _after_adjective(
    grammar: InflectedGrammar, words: Sequence[str], at: int, found: Sequence[InflectedReading]
) -> bool:
    """Whether an adjective right before a noun agrees with it in no reading."""
    if at == 0 or not _is_adjective(grammar, words, at - 1) or any(one.kind != "NOUN" for one in found):
        return False
    adjectives = grammar.at(words, at - 1)
    if words[at - 1].lower() in grammar.listed("never"):
        return False
    return not any(one.agrees_with(adjective) for one in found for adjective in adjectives)


def _after_verb(grammar: InflectedGrammar, words: Sequence[str], at: int, found: Sequence[InflectedReading]) -> bool:
    """Whether a noun stands in another case than the verb before it takes, and cannot be its subject."""
    place = _before_modifiers(grammar, words, at)
    while place > 0 and words[place] in grammar.listed("clitics"):
        place -= 1
    verbs = grammar.at(words, place) if place >= 0 else ()
    if not verbs or any(one.kind not in ("VERB", "INFN") for one in verbs) or words[place] in grammar.prepositions:
        return False
    if opens_list(grammar, words, at + 1):
        return False
    cases = {one.case for one in found} - {"voct"}
    governed = [grammar.verbs[name] for one in verbs for name in grammar.names(one) if name in grammar.verbs]
    if governed:
        allowed = {case for one in governed for case in one.allowed} | {"ablt"}
        subject = any(goes_with(verb, one) for verb in verbs for one in found if one.case == _SUBJECT)
        return not cases & allowed and not subject
    if cases != {_SUBJECT}:
        return False
    return not any(goes_with(verb, one) for verb in verbs for one in found) and not any(
        grammar.names(verb) & grammar.listed("linking") for verb in verbs
    )


def _after_quantity(
    grammar: InflectedGrammar, words: Sequence[str], at: int, found: Sequence[InflectedReading]
) -> bool:
    """Whether a noun behind a numeral or a word of quantity is not in the case and number that it asks for."""
    place = _before_modifiers(grammar, words, at)
    if place < 0 or any(one.kind != "NOUN" for one in found):
        return False
    word = words[place].lower()
    if any(one.lemma in grammar.listed("months") | grammar.listed("not_counted") for one in found):
        return False  # “двадцять п'яте травня”, “два нуль”
    if word in grammar.table.few:
        return not any(one.number == "plur" and one.case in ("nomn", "accs", "gent") for one in found)
    if word in grammar.listed("cardinals") | grammar.listed("quantities"):
        return not any(one.number == "plur" and one.case == "gent" for one in found)
    if word in grammar.listed("much"):
        several = any((one.case, one.number, one.gender) == ("nomn", "plur", "neut") for one in found)
        return not any(one.case == "gent" and (one.number == "plur" or not several) for one in found)
    return False


def clause(words: Sequence[str], at: int) -> range:
    """The places around a word up to the next marks."""
    start, end = at, at + 1
    while start > 0 and words[start - 1] not in _ENDS:
        start -= 1
    while end < len(words) and words[end] not in _ENDS:
        end += 1
    return range(start, end)


def _without_subject(
    grammar: InflectedGrammar, words: Sequence[str], at: int, found: Sequence[InflectedReading]
) -> bool:
    """Whether no noun or pronoun of its clause goes with a verb although there are such in the nominative."""
    verbs = [one for one in found if one.kind == "VERB" and one.mood == "indc"]
    if not verbs or len(verbs) < sum(one.kind == "VERB" for one in found):
        return False
    places = clause(words, at)
    others = [place for place in places if place != at and any(one.kind == "VERB" for one in grammar.at(words, place))]
    if others or any(words[place].lower() in grammar.listed("joining") for place in places):
        return False
    if any(words[place][0].isdigit() or grammar.is_any(words[place], "numerals") for place in places):
        return False
    if any(words[place].lower() in grammar.listed("what") for place in places):
        return False
    named = [
        [one for one in grammar.at(words, place) if one.kind in _NOMINAL]
        for place in places
        if place != at and not is_governed(grammar, words, place)
    ]
    if all(one.number == "plur" for one in verbs) and opens_list(grammar, words, places.stop):
        return False
    alone = all(
        grammar.names(one) & grammar.listed("intransitive") or grammar.words.is_reflexive(one.lemma) for one in verbs
    )
    if all(one.number == "plur" for one in verbs) and not alone:  # “колектор робили довго”: an object
        named = [own for own in named if all(one.case != "accs" for one in own)]
    subjects = [one for own in named for one in own if one.case == _SUBJECT]
    return bool(subjects) and not any(goes_with(verb, one) for verb in verbs for one in subjects)


def opens_list(grammar: InflectedGrammar, words: Sequence[str], comma: int) -> bool:
    """Whether a list of nouns goes on behind a comma: “лежать ручка, олівець і зошит”."""
    if comma + 1 >= len(words) or words[comma] != ",":
        return False
    place = comma + 1
    while place + 1 < len(words) and _is_adjective(grammar, words, place):
        place += 1
    found = grammar.at(words, place)
    return any(one.kind in _NOMINAL and one.case == _SUBJECT for one in found) and all(
        one.kind in _DECLINED for one in found
    )


def is_governed(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a preposition stands before a word and its adjectives."""
    place = _before_modifiers(grammar, words, at)
    return place >= 0 and words[place].lower() in grammar.prepositions


def goes_with(verb: InflectedReading, subject: InflectedReading) -> bool:
    """Whether a verb has the person, number and gender of a subject."""
    if verb.kind == "INFN":
        return False
    if verb.number and subject.number and verb.number != subject.number:
        return False
    if verb.person:
        return verb.person == (subject.person or "3per")
    return not verb.gender or not subject.gender or verb.gender == subject.gender


def _is_not_denied(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    places = clause(words, at)
    near = {words[place].lower() for place in places}
    verbs = any(one.kind == "VERB" for place in places for one in grammar.at(words, place))
    return verbs and not near & (grammar.listed("denying") | grammar.listed("absent"))
