"""“Його”, “її” and “їх” without “н” behind a preposition, where no noun follows that is theirs: “без їх нудно”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_soft_pronouns"]

_SOFT = {"його": "нього", "її": "неї", "їх": "них", "їм": "ним", "йому": "ньому", "їй": "ній"}
_OF_SOMEBODY = frozenset({"його", "її", "їх"})
_BETWEEN = frozenset({"ж", "же", "таки", "дуже", "надто", "такої", "таких", "власної", "власного"})


def wrong_soft_pronouns(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Such a pronoun behind a preposition, before what can be nothing of theirs."""
    for at in range(1, len(words) - 1):
        governed = grammar.prepositions.get(words[at - 1].lower())
        form = _SOFT.get(words[at])
        if governed is None or form is None or words[at - 1].lower() in ("завдяки", "всупереч", "наперекір"):
            continue
        found = grammar.at(words, at + 1)
        if words[at] in _OF_SOMEBODY:
            if not found or words[at + 1] in _BETWEEN or not words[at + 1].islower():
                continue
            nominal = [one for one in found if one.kind in ("NOUN", "ADJF", "NUMR")]
            if any(one.case in governed.allowed for one in nominal):
                continue
            if nominal and not any(one.kind == "VERB" for one in grammar.at(words, at + 2)):
                continue
        yield Disagreement(at, at + 1, (form,), AgreementReason.PREPOSITION, words[at - 1].lower(), unsure=True)
