"""A person in the dative behind a verb that has one in the accusative: “навчи мені готувати”, “вітаємо тобі”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_person_objects"]

_OBJECTS = {"мені": "мене", "тобі": "тебе", "йому": "його", "їй": "її", "нам": "нас", "вам": "вас", "їм": "їх"}
_GIVEN = {"його": "йому", "її": "їй", "їх": "їм"}
_ENDS = frozenset(".!?,")
_BEHIND = frozenset({"на", "в", "у", "до", "з", "зі", "із", "про", "за", "щоб", "сьогодні", "завтра", "вчора", "учора"})


def wrong_person_objects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The pronouns right behind such a verb, before an infinitive, a preposition or the end."""
    for at in range(len(words) - 2):
        verbs = [one for one in grammar.at(words, at) if one.kind in ("VERB", "INFN")]
        yield from _given(grammar, words, at)
        form = _OBJECTS.get(words[at + 1])
        if not verbs or form is None:
            continue
        if any(not grammar.names(one) & grammar.listed("of_persons") for one in verbs):
            continue
        behind = grammar.at(words, at + 2)
        infinitive = bool(behind) and all(one.kind == "INFN" for one in behind)
        if infinitive or words[at + 2] in _ENDS | _BEHIND:
            yield Disagreement(at + 1, at + 2, (form,), AgreementReason.VERB, words[at].lower())


def _given(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """The contrary: “заздрить її”, at the end of a clause."""
    form = _GIVEN.get(words[at + 1])
    verbs = grammar.at(words, at)
    if form is None or words[at + 2] not in _ENDS or any(one.kind not in ("VERB", "INFN") for one in verbs):
        return
    governed = [grammar.verbs[name] for one in verbs for name in grammar.names(one) if name in grammar.verbs]
    if governed and len(governed) >= len(verbs) and all(one.allowed == {"datv"} for one in governed):
        yield Disagreement(at + 1, at + 2, (form,), AgreementReason.VERB, words[at].lower())
