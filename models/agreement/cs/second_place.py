"""Reflexive pronouns behind the past, where they follow its auxiliary: “včera jsem díval se na film”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["late_reflexives"]

_COUNTED = ("dvěma", "třemi", "čtyřmi", "pěti", "šesti", "sedmi", "osmi", "devíti", "deseti", "cti", "ceti", "sáti")
"""How numbers end that may stand behind a preposition."""
_JOINED = {("jsi", "se"): "ses", ("jsi", "si"): "sis"}


def late_reflexives(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The auxiliaries of a sentence, each with a verb and the pronoun behind it."""
    for at in range(len(words) - 2):
        helping, verb, pronoun = words[at : at + 3]
        if pronoun not in ("se", "si") or helping not in grammar.listed("speaking_verbs") | {"by"}:
            continue
        verbs = grammar.readings(verb)
        if not verbs or any(one.kind != "VERB" or one.tense != "past" for one in verbs):
            continue
        behind = grammar.at(words, at + 3)
        phrase = grammar.phrase(words, at + 3, governed=True)
        if any(one.kind == "INFN" or one.case == "ablt" for one in behind):
            continue  # “jsem šel se sestrou”, “chtěl bych se zeptat”
        if at + 3 < len(words) and words[at + 3].lower().endswith(_COUNTED):
            continue  # “jsme měli se šesti knedlíky”
        if phrase is not None and any(noun.case == "ablt" for noun in phrase.nouns):
            continue
        if any(grammar.names(one) & grammar.listed("modals") for one in verbs) or (at and words[at - 1] in ("a", "i")):
            continue
        small = _JOINED.get((helping, pronoun), f"{helping} {pronoun}")
        yield Disagreement(at, at + 3, (f"{small} {verb}",), AgreementReason.ORDER, verb)
