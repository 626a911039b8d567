"""Forms of “який” that do not fit what it does in its clause: “книжка, яку лежить”, “друг, про якому”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause, goes_with, is_governed
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_relative_roles"]

_PERSONS = {"я": "1per", "ти": "2per", "ми": "1per", "ви": "2per", "він": "3per", "вона": "3per", "вони": "3per"}
_RELATIVE = "який"
_OBJECT, _SUBJECT = "accs", "nomn"
_SHOWN = frozenset({"дивися", "дивись", "подивися", "подивись", "глянь", "поглянь", "бач", "бачиш", "уяви", "знаєш"})
_RESTING = frozenset({"в", "у", "на"})
_MANNERS = frozenset({"спосіб", "час", "день", "момент", "рік", "період"})


def wrong_relative_roles(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The relative pronouns behind a noun and a comma, as subject, object or with their preposition."""
    for at in range(2, len(words) - 2):
        relatives = [one for one in grammar.at(words, at) if one.lemma == _RELATIVE]
        if not relatives or {word.lower() for word in words[: at - 1]} & _SHOWN:
            continue
        governed = grammar.prepositions.get(words[at - 1]) if words[at - 1] != "," else None
        comma = at - 2 if governed else at - 1
        if comma < 1 or words[comma] != ",":
            continue
        nouns = [one for one in grammar.at(words, comma - 1) if one.kind == "NOUN"]
        if not nouns or any(one.kind not in ("NOUN", "VERB") for one in grammar.at(words, comma - 1)):
            continue
        cases = {one.case for one in relatives}
        if governed:
            found = _behind_preposition(grammar, words, at, relatives, nouns)
        elif words[at + 1] in _PERSONS and _SUBJECT in cases and not _may_be_object(relatives, nouns):
            found = _as_object(grammar, words, at, relatives, nouns)
        elif _OBJECT in cases and _SUBJECT not in cases:
            found = _as_subject(grammar, words, at, relatives, nouns)
        else:
            continue
        if found is not None:
            yield found


def _behind_preposition(
    grammar: InflectedGrammar,
    words: Sequence[str],
    at: int,
    relatives: Sequence[InflectedReading],
    nouns: Sequence[InflectedReading],
) -> Disagreement | None:
    """The case that the preposition takes, of a pronoun in another: “про якому”, “в яке я живу”."""
    governed = grammar.prepositions[words[at - 1]]
    own = [one for one in relatives if any(_goes_to(one, noun) for noun in nouns)]
    if not own:
        return None
    cases = list(governed.offered)
    if {one.case for one in own} & governed.allowed:
        verb = at + 1 + (words[at + 1] in _PERSONS)
        rests = words[at - 1] in _RESTING and any(
            one.kind == "VERB" and grammar.names(one) & grammar.listed("resting") for one in grammar.at(words, verb)
        )
        timed = any(noun.lemma in grammar.listed("times") | _MANNERS for noun in nouns)
        if not rests or timed or {one.case for one in own} & {"loct", "gent"}:
            return None
        cases = ["loct"]
    if words[at - 1] in _RESTING:
        cases = ["loct"]
    forms = _forms(own[0], cases, [noun for noun in nouns if any(_goes_to(one, noun) for one in own)])
    return _found(at, forms, words[at - 1])


def _as_object(
    grammar: InflectedGrammar,
    words: Sequence[str],
    at: int,
    relatives: Sequence[InflectedReading],
    nouns: Sequence[InflectedReading],
) -> Disagreement | None:
    """The accusative, of a pronoun in the nominative before who does something: “людина, який я поважаю”."""
    place = at + 2
    while place < len(words) - 1 and words[place] in _small(grammar) | {"не"}:
        place += 1
    verbs = grammar.at(words, place)
    direct = grammar.listed("transitive") | grammar.listed("strict_objects")
    others = [one for other in range(at - 2) for one in grammar.at(words, other) if one.kind == "NOUN"]
    if _may_be_object(relatives, others):
        return None  # “місце в системі, яке ви обрали”
    if not verbs or any(one.kind != "VERB" or not grammar.names(one) & direct for one in verbs):
        return None
    if any(one.person and one.person != _PERSONS[words[at + 1]] for one in verbs):
        return None
    behind = [place + 1] if place + 1 < len(words) else []
    if any(one.case == _OBJECT for other in behind for one in grammar.at(words, other)):
        return None
    return _found(at, _forms(relatives[0], [_OBJECT], nouns), words[place])


def _as_subject(
    grammar: InflectedGrammar,
    words: Sequence[str],
    at: int,
    relatives: Sequence[InflectedReading],
    nouns: Sequence[InflectedReading],
) -> Disagreement | None:
    """The nominative, of a pronoun in the accusative where nothing else is who does it: “книжка, яку лежить”."""
    place = at + 1
    while place < len(words) - 1 and words[place] in _small(grammar):
        place += 1
    found = grammar.at(words, place)
    verbs = [one for one in found if one.kind != "ADJF"]
    if len(verbs) < len(found) and any(one.kind in ("NOUN", "ADJF") for one in grammar.at(words, place + 1)):
        return None
    if not verbs or any(one.kind != "VERB" or one.mood != "indc" or one.number != "sing" for one in verbs):
        return None
    if any(one.person in ("1per", "2per") or one.gender == "neut" for one in verbs):
        return None
    named = [noun for noun in nouns if any(_goes_to(one, noun) for one in relatives)]
    if not named or not any(goes_with(verb, noun) for verb in verbs for noun in named):
        return None
    alone = all(grammar.names(one) & grammar.listed("intransitive") for one in verbs)
    governed = any(grammar.names(one) & (set(grammar.verbs) | {"бути"}) for one in verbs)
    if not alone or governed or any(grammar.words.is_reflexive(one.lemma) for one in verbs):
        return None
    for other in clause(words, at):
        if other not in (at, place) and not is_governed(grammar, words, other):
            near = grammar.at(words, other)
            if any(one.kind in ("NOUN", "NPRO") and one.case == _SUBJECT for one in near):
                return None
            if any(one.kind in ("VERB", "INFN") for one in near):
                return None
    return _found(at, _forms(relatives[0], [_SUBJECT], named), words[place])


def _may_be_object(relatives: Sequence[InflectedReading], nouns: Sequence[InflectedReading]) -> bool:
    """Whether a pronoun may be the accusative of one of some nouns: “ліс, який”, but not “людина, який”."""
    return any(
        one.case == _OBJECT
        and _goes_to(one, noun)
        and (noun.gender == "neut" or not one.animate or not noun.animate or one.animate == noun.animate)
        for one in relatives
        for noun in nouns
    )


def _small(grammar: InflectedGrammar) -> frozenset[str]:
    """Words that may stand between a pronoun and its verb."""
    return (grammar.listed("adverbs") | grammar.listed("clitics") | grammar.listed("degrees")) - {"не"}


def _goes_to(relative: InflectedReading, noun: InflectedReading) -> bool:
    return relative.number == noun.number and (
        noun.number == "plur" or not relative.gender or not noun.gender or relative.gender == noun.gender
    )


def _forms(relative: InflectedReading, cases: Sequence[str], nouns: Sequence[InflectedReading]) -> tuple[str, ...]:
    forms = dict.fromkeys(
        form
        for case in cases
        for noun in nouns
        if (
            form := relative.form(
                case,
                noun.number,
                *([noun.gender] if noun.number == "sing" and noun.gender else []),
                *([noun.animate or "inan"] if case == _OBJECT else []),
            )
        )
    )
    return tuple(forms)[:3]


def _found(at: int, forms: tuple[str, ...], word: str) -> Disagreement | None:
    return Disagreement(at, at + 1, forms, AgreementReason.RELATIVE, word) if forms else None
