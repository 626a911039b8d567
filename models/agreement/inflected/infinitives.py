"""Verbs that are not in the infinitive behind one that takes it: “můžu přinesu”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_infinitives"]


def wrong_infinitives(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """A verb in the present right behind one that takes the infinitive."""
    for at in range(len(words) - 1):
        modals = grammar.at(words, at)
        if (
            words[at].lower() in grammar.listed("no_verbs")
            or not modals
            or any(one.kind != "VERB" or not grammar.names(one) & grammar.listed("modals") for one in modals)
        ):
            continue
        behind = at + 1
        while behind < len(words) - 1 and words[behind] in grammar.listed("reflexives"):
            behind += 1
        verbs = grammar.readings(words[behind])
        if grammar.is_short_infinitive(words[behind]):
            continue
        if not words[behind].islower() or not verbs or words[behind] in grammar.listed("no_verbs") | _helping(grammar):
            continue
        if any(one.kind != "VERB" or one.tense != "pres" or one.mood != "indc" for one in verbs):
            continue
        lemmas = dict.fromkeys(one.lemma for one in verbs)
        if set(lemmas) & grammar.listed("modals") or any(not _is_infinitive(grammar, lemma) for lemma in lemmas):
            continue
        yield Disagreement(behind, behind + 1, tuple(lemmas), AgreementReason.INFINITIVE, words[at].lower())


def _helping(grammar: InflectedGrammar) -> frozenset[str]:
    return grammar.listed("speaking_verbs") | grammar.listed("predicating")


def _is_infinitive(grammar: InflectedGrammar, word: str) -> bool:
    return any(one.kind == "INFN" for one in grammar.readings(word))
