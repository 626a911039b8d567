"""Verbs that are done once beside words of what is done over and over, or takes long: “щодня прокинеться о шостій”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_aspects"]

_NEAR = 4
_ENDS = frozenset('.,;:!?()–—-«»"…')


def wrong_aspects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The only verb of a sentence, with such a word near it and another verb that lasts."""
    repeating, long = grammar.listed("repeating"), grammar.listed("taking_long")
    times = [at for at, word in enumerate(words) if word.lower() in repeating | long]
    verbs = [at for at in range(len(words)) if any(one.kind in ("VERB", "INFN") for one in grammar.at(words, at))]
    if len(times) != 1 or len(verbs) != 1 or abs(times[0] - verbs[0]) > _NEAR:
        return
    [time], [at] = times, verbs
    found = grammar.at(words, at)
    between = words[min(time, at) + 1 : max(time, at)]
    if any(one.kind != "VERB" or one.mood != "indc" for one in found) or set(between) & _ENDS:
        return
    if any(one.lemma not in grammar.table.repeated for one in found) or grammar.listed("negation") & set(words):
        return
    if words[time].lower() in long and (time > at or any(one.tense != "past" for one in found)):
        return  # “подивилася довго” is hardly said
    forms = dict.fromkeys(form for one in found for form in _lasting(grammar, one) if form)
    if forms:
        yield Disagreement(at, at + 1, tuple(forms), AgreementReason.TENSE, words[time].lower())


def _lasting(grammar: InflectedGrammar, verb: InflectedReading) -> Iterator[str]:
    """The same form of the verb that lasts; of the present, which is a future, its present."""
    lasting = grammar.table.repeated[verb.lemma]
    for one in grammar.readings(lasting):
        if one.kind == "INFN" and verb.tense != "past":
            yield from grammar.words.finite(lasting, verb.person, verb.number)[:1]
        elif one.kind == "INFN":
            yield grammar.words.past(lasting, verb.number, verb.gender)
