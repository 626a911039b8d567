"""Verbs that are never without “-ся”, without it: “я посміхнув їй”, “вона всім подобає”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_without_ending"]

_ENDINGS = ("ся", "ться")
_VERBAL = frozenset({"VERB", "INFN"})


def wrong_without_ending(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The words of a sentence that are such a verb but for its ending."""
    if "ся" in map(str.lower, words):
        return
    never = grammar.listed("never_alone")
    for at, word in enumerate(words):
        if not word.isalpha() or (at and not word.islower()):
            continue
        own = grammar.at(words, at)
        if any(one.kind not in _VERBAL or one.lemma + "ся" not in never for one in own):
            continue
        small = word.lower()
        for ending in _ENDINGS:
            whole = [one for one in grammar.readings(small + ending) if one.kind in _VERBAL]
            if whole and all(one.lemma in never for one in whole):
                yield Disagreement(at, at + 1, (word + ending,), AgreementReason.VERB_FORM, small)
