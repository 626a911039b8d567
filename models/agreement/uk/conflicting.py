"""Words that hardly go with their neighbours, and those of their forms that do: which is meant the sentence tells.

The rules that speak for themselves need more care than is had for this, so that a sentence must read better, too.
"""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import Conflict, clause, conflicting, conflicts, is_governed
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading
from models.agreement.uk.whole import mended_whole

__all__ = ["wrong_neighbours"]

_MOST = 6
_CASES = ("accs", "nomn", "gent", "datv", "ablt", "loct")
_TOGETHER = frozenset({"з", "із", "зі"})
_SPEAKING = frozenset({"1per", "2per"})
_UNSURE_VERBS = frozenset({"бути", "мати", "стати"})
_REACH = 3


def wrong_neighbours(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The words that conflict with others, with their forms that do not."""
    found = list(conflicting(grammar, words))
    for conflict in found:
        at = conflict.at
        if conflict.reason is AgreementReason.DENIED or (at and not words[at].islower()):
            continue
        subjects = any(other.reason is AgreementReason.SUBJECT for other in found)
        if conflict.reason is AgreementReason.VERB and subjects:
            continue  # “повернуться директор”
        if conflict.reason is AgreementReason.SUBJECT and not _has_subject(grammar, words, at):
            continue
        if conflict.reason is AgreementReason.SUBJECT and _is_done_by_woman(grammar, words, at):
            continue  # “лікар Іваненко прийняла”
        if words[at - 2 : at] == [",", "хто"] and all(one.number == "plur" for one in grammar.at(words, at)):
            continue  # “усі, хто хочуть”
        if conflict.reason is AgreementReason.VERB and _may_be_subject(grammar, words, at):
            continue
        if conflict.reason is AgreementReason.NUMBER and _asking_verb(words, at):
            continue
        if conflict.reason is AgreementReason.AGREEMENT and not _are_one(grammar, words, at):
            continue
        if conflict.reason is AgreementReason.AGREEMENT and (whole := _whole(grammar, words, at)) is not None:
            yield whole
            continue
        if (mended := mended_whole(grammar, words, conflict)) is not None:
            yield mended
            continue
        forms = [
            form
            for form in _forms(grammar, words, conflict)
            if conflicts(grammar, [*words[:at], form, *words[at + 1 :]]) < len(found)
        ]
        if forms:
            yield Disagreement(
                at, at + 1, tuple(forms[:_MOST]), conflict.reason, _asking(grammar, words, conflict), True
            )


def _is_done_by_woman(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a noun of what somebody does stands before a surname, and the verb is of a woman."""
    if any(one.gender != "femn" for one in grammar.at(words, at)):
        return False
    trades = grammar.listed("trades")
    return any(
        words[place + 1].istitle()
        and any(one.lemma in trades or one.animate == "anim" for one in grammar.at(words, place))
        for place in clause(words, at)
        if place + 1 < at
    )


def _may_be_subject(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a noun behind an infinitive may be the subject of the verb before it: “має зберігатися тиша”."""
    before = grammar.at(words, at - 1)
    return any(one.kind == "INFN" for one in before) and any(one.case == "nomn" for one in grammar.at(words, at))


def _asking_verb(words: Sequence[str], at: int) -> bool:
    """Whether the quantity before a noun may be a verb: “перетворення мало проблему”."""
    return "мало" in words[max(at - _REACH, 0) : at]


def _are_one(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether an adjective can but belong to the noun behind it, which is a subject or object."""
    nouns = {one.case for one in grammar.at(words, at)}
    adjectives = {one.case for one in grammar.phrasing.adjectives(words[at - 1])} - {"voct"}
    before = words[at - 2].lower() if at > 1 else ","
    joined = before in grammar.listed("joining") or not before[0].isalpha()
    behind = words[at + 1] if at + 1 < len(words) else ""
    several = any(one.number == "plur" for one in grammar.phrasing.adjectives(words[at - 1]))
    joined = joined or (several and behind in grammar.listed("with"))  # “мої бабуся з дідусем”
    return nouns <= {"nomn", "accs", "voct"} and bool(adjectives & {"nomn", "accs"}) and not joined


def _whole(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Disagreement | None:
    """An adjective and its noun, which stand in two cases or genders, in each case that one of them has."""
    phrase = grammar.phrase(words, at - 1)
    if phrase is None or phrase.end != at + 1 or phrase.agreeing:
        return None
    adjectives = {one.case for one in grammar.phrasing.adjectives(words[at - 1])}
    cases = [case for case in _CASES if case in adjectives | {noun.case for noun in phrase.nouns}]
    before = words[at - 2].lower() if at > 1 else ""
    governed = grammar.prepositions.get(before)
    asked = [case for case in cases if governed is None or case in governed.allowed]
    forms = phrase.in_cases(tuple(asked))[:_MOST]
    if not forms:
        return None
    return Disagreement(at - 1, at + 1, forms, AgreementReason.AGREEMENT, words[at].lower(), unsure=True)


def _has_subject(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a noun of the clause can only be the subject of its verb, which is of the third person."""
    verbs = grammar.at(words, at)
    if any(one.person in _SPEAKING or grammar.names(one) & _UNSURE_VERBS for one in verbs):
        return False
    places = clause(words, at)
    if all(one.number == "plur" for one in verbs) and _TOGETHER & set(words[places.start : places.stop]):
        return False  # “приїхали мама з татом”
    alone = all(
        grammar.names(one) & grammar.listed("intransitive") or grammar.words.is_reflexive(one.lemma) for one in verbs
    )
    return any(
        any(one.case == "nomn" for one in found) and (alone or all(one.case != "accs" for one in found))
        for place in places
        if place != at and not is_governed(grammar, words, place)
        for found in [[one for one in grammar.at(words, place) if one.kind in ("NOUN", "NPRO")]]
        if found and not any(one.is_name for one in found)
    )


def _forms(grammar: InflectedGrammar, words: Sequence[str], conflict: Conflict) -> list[str]:
    """The other forms of a word: those that share most with what stands there first."""
    word = words[conflict.at]
    costs: dict[str, int] = {}
    for one in grammar.at(words, conflict.at):
        for form, place in one.lexeme.forms:
            if one.kind == "VERB" and any(other.mood == "impr" for other in grammar.readings(form)):
                continue
            if one.kind == "VERB" and (place.mood, place.tense, place.person) != (one.mood, one.tense, one.person):
                continue
            cost = (place.number != one.number) + (place.case == "voct") * 3 + (place.case == "nomn") * 2
            cost += 4 * (place.case == "loct" and not is_governed(grammar, words, conflict.at))
            cost += conflict.reason is AgreementReason.PREPOSITION and place.gender not in ("", one.gender)
            costs[form] = min(cost, costs.get(form, cost))
    costs.pop(word.lower(), None)
    capital = word[:1].isupper()
    return [form.capitalize() if capital else form for form in sorted(costs, key=lambda form: costs[form])]


def _asking(grammar: InflectedGrammar, words: Sequence[str], conflict: Conflict) -> str:
    """The preposition or verb that asks for another form; the word itself where it is none of these."""
    before = range(conflict.at - 1, max(conflict.at - 1 - _REACH, -1), -1)
    if conflict.reason is AgreementReason.PREPOSITION:
        return next((words[at].lower() for at in before if words[at].lower() in grammar.prepositions), "")
    if conflict.reason is AgreementReason.VERB:
        return next((words[at].lower() for at in before if _is_verb(grammar.at(words, at))), "")
    return words[conflict.at].lower()


def _is_verb(found: Sequence[InflectedReading]) -> bool:
    return any(one.kind in ("VERB", "INFN") for one in found)
