"""Verbs in the present or future beside “б” and behind “щоб”, where the past is said: “я б прийду”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_wishes"]

_PARTICLES = frozenset({"б", "би"})
_OPENERS = frozenset({"щоб", "аби", "якби", "щоби"})
_SPEAKERS = frozenset({"я", "ти", "ми", "ви", "він", "вона", "вони"})
_NEAR, _FAR = 2, 5
_ALL = ("masc", "femn")


def wrong_wishes(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of a sentence that should be in the past beside such a word."""
    for at, word in enumerate(words):
        small = word.lower()
        if small in _PARTICLES:
            yield from _beside(grammar, words, at)
        elif small in _OPENERS:
            yield from _behind(grammar, words, at)


def _beside(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """The verb around a particle, in a clause without one that goes with it."""
    places = [place for place in clause(words, at) if place != at]
    if at and words[at - 1].lower() in _SPEAKERS and at + 1 in places and _is_wrong(grammar, words, at + 1):
        yield from _in_the_past(grammar, words, at + 1, words[at].lower())  # “я б хочу спати”
        return
    if any(_fits(grammar, words, place) for place in places):
        return
    near = [place for place in places if -_NEAR <= place - at <= _NEAR + 1 and _is_wrong(grammar, words, place)]
    for place in near[:1]:
        yield from _in_the_past(grammar, words, place, words[at].lower())


def _behind(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """The first verb behind a conjunction, if it is the only one of its clause."""
    places = [place for place in clause(words, at) if place > at]
    if any(_fits(grammar, words, place) for place in places):
        return
    for place in places[:_FAR]:
        if _is_wrong(grammar, words, place):
            yield from _in_the_past(grammar, words, place, words[at].lower())
            return


def _fits(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a word may be a verb in the past, an infinitive or a word that needs no verb."""
    if words[at].lower() in grammar.listed("without_verb"):
        return True
    found = grammar.at(words, at)
    return any(one.kind in ("INFN", "PRTS") or (one.kind == "VERB" and one.tense == "past") for one in found)


def _is_wrong(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    found = grammar.at(words, at)
    if grammar.is_short_infinitive(words[at]):
        return False  # “щоб озирнуть”
    if at > 1 and words[at - 1] in _PARTICLES and words[at - 2].lower() in _SPEAKERS:
        found = tuple(one for one in found if one.kind != "NOUN")  # “я б куплю”
    return bool(found) and all(
        one.kind == "VERB" and one.mood == "indc" and one.tense in ("pres", "futr") for one in found
    )


def _in_the_past(grammar: InflectedGrammar, words: Sequence[str], at: int, asking: str) -> Iterator[Disagreement]:
    verbs = [one for one in grammar.at(words, at) if one.kind == "VERB"]
    forms = dict.fromkeys(
        form for one in verbs for gender in _genders(grammar, words, at, one) if (form := _past(one, gender))
    )
    if forms:
        yield Disagreement(at, at + 1, tuple(forms), AgreementReason.PURPOSE, asking)


def _past(verb: InflectedReading, gender: str) -> str:
    return verb.form("past", verb.number, *([gender] if verb.number == "sing" else []))


def _genders(grammar: InflectedGrammar, words: Sequence[str], at: int, verb: InflectedReading) -> list[str]:
    """Those of the nouns and pronouns of the clause that may be the subject, the likelier first."""
    found = [
        one.gender
        for place in clause(words, at)
        if place != at
        for one in grammar.at(words, place)
        if one.kind in ("NOUN", "NPRO") and one.case == "nomn" and one.number == verb.number and one.gender
    ]
    return list(dict.fromkeys([*found, *_ALL]))
