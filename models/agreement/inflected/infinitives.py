"""Verbs that are not in the infinitive behind one that takes it: “můžu přinesu”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_infinitives"]


def wrong_infinitives(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """A verb in the present right behind one that takes the infinitive."""
    for at in range(len(words) - 1):
        modals = grammar.at(words, at)
        impersonal = words[at].lower() in grammar.listed("impersonal_modals")
        if not impersonal and (
            words[at].lower() in grammar.listed("no_verbs")
            or not modals
            or any(one.kind != "VERB" or not grammar.names(one) & grammar.listed("modals") for one in modals)
        ):
            continue
        behind = at + 1
        small = grammar.listed("reflexives") | grammar.listed("within_infinitives")
        while behind < len(words) - 1 and words[behind] in small:
            behind += 1
            if words[behind] in grammar.listed("infinitive_prepositions") and words[behind + 1 : behind + 2] == ["to"]:
                behind = min(behind + 2, len(words) - 1)  # “musíme si na to zvyknou”
        verbs = grammar.readings(words[behind])
        if behind > at + 1 and not any(one.kind == "NOUN" for one in grammar.at(words, behind + 1)):
            verbs = tuple(one for one in verbs if one.kind != "ADJF") or verbs  # “musíme se rozhodnou do pátku”
        if grammar.is_short_infinitive(words[behind]):
            continue
        if not words[behind].islower() or not verbs or words[behind] in grammar.listed("no_verbs") | _helping(grammar):
            continue
        tenses = ("pres", "past") if grammar.listed("no_second_past") else ("pres",)
        if any(one.kind != "VERB" or one.tense not in tenses or one.mood != "indc" for one in verbs):
            continue
        names = [sorted(name for name in grammar.names(one) if _is_infinitive(grammar, name)) for one in verbs]
        forms = tuple(dict.fromkeys(name for own in names for name in own))
        if (set(forms) & grammar.listed("modals") and behind == at + 1) or not all(names):
            continue
        yield Disagreement(behind, behind + 1, forms, AgreementReason.INFINITIVE, words[at].lower())


def _helping(grammar: InflectedGrammar) -> frozenset[str]:
    return grammar.listed("speaking_verbs") | grammar.listed("predicating")


def _is_infinitive(grammar: InflectedGrammar, word: str) -> bool:
    return any(one.kind == "INFN" for one in grammar.readings(word))
