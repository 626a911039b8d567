"""Verbs that are done once beside words of what is done again and again or takes long: “я часто поїхав до бабусі”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_habits"]

_OFTEN = frozenset(
    {"часто", "завжди", "інколи", "іноді", "зрідка", "постійно", "зазвичай", "щодня", "щоранку", "щовечора", "щотижня"}
    | {"щомісяця", "щороку", "щоразу", "щоночі", "щогодини", "щосереди", "щосуботи", "щонеділі", "рідко"}
)
_WHOLE = frozenset({"цілий", "весь", "увесь", "цілу", "всю", "усю", "ціле", "все", "усе"})
_LONG = "довго"
_EACH = frozenset({"кожного", "кожної", "кожен", "кожну", "кожний"})


def wrong_habits(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The only verb of a clause that tells such a time, if another verb lasts: of the past where it is done often."""
    for at in range(len(words)):
        found = grammar.at(words, at)
        if not found or any(one.kind != "VERB" or one.mood != "indc" for one in found):
            continue
        if any(one.lemma not in grammar.table.repeated for one in found):
            continue
        places = clause(words, at)
        verbs = [place for place in places if place == at or _is_verb(grammar, words, place)]
        small = [words[place].lower() for place in places]
        infinitive = verbs == [at, at + 1] and all(one.kind == "INFN" for one in grammar.at(words, at + 1))
        before = [words[place].lower() for place in places if place < at]
        if (
            not (verbs == [at] or (infinitive and set(before) & _OFTEN))
            or "не" in small
            or not (time := _time(grammar, words, places) or (_LONG if _is_long(found, before) else ""))
        ):
            continue
        if time in _OFTEN and any(one.tense != "past" for one in found):
            continue  # “він завжди допоможе”: what somebody is ready for
        forms = dict.fromkeys(form for one in found for form in _lasting(grammar, one) if form)
        if forms:
            yield Disagreement(at, at + 1, tuple(forms)[:3], AgreementReason.TENSE, time)


def _is_verb(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a word can but be a verb; an order in the middle of a clause is none: “склянку води”."""
    found = grammar.at(words, at)
    return any(one.kind in ("VERB", "INFN") and one.mood != "impr" for one in found)


def _is_long(found: Sequence[InflectedReading], before: Sequence[str]) -> bool:
    """Whether it is told before a verb of the past that something took long."""
    return _LONG in before and all(one.tense == "past" for one in found)


def _time(grammar: InflectedGrammar, words: Sequence[str], places: range) -> str:
    """The word that tells that something is done often or takes long; empty where there is none."""
    for place in places:
        small = words[place].lower()
        if small in _OFTEN:
            return small
        timed = any(one.lemma in grammar.listed("times") for one in grammar.at(words, place + 1))
        if small in _WHOLE | _EACH and timed and (not place or words[place - 1].lower() not in grammar.prepositions):
            return small
    return ""


def _lasting(grammar: InflectedGrammar, verb: InflectedReading) -> Iterator[str]:
    """The verb that lasts: in the past, or in the present and its own future."""
    lasting = grammar.table.repeated[verb.lemma]
    if verb.tense == "past":
        yield grammar.words.past(lasting, verb.number, verb.gender)
    else:
        yield from grammar.words.finite(lasting, verb.person, verb.number)[:1]
