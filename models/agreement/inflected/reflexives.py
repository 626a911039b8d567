"""Verbs that never stand without a reflexive pronoun, in sentences that have none: “bojím psů”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["with_pronoun", "wrong_reflexives"]

_OPENING = frozenset(',;:("„“«–—-') | {"a", "i", "ale", "ani", "nebo"}
_SECOND = "jsi"
"""The auxiliary that is one word with the pronoun."""
_FAR = 5
_ENDS = frozenset(".,;:!?()–—-")


def wrong_reflexives(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of a sentence without a pronoun that lack theirs."""
    if not grammar.listed("always_reflexive") or grammar.listed("reflexives") & {word.lower() for word in words}:
        return
    for at, word in enumerate(words):
        found = grammar.at(words, at)
        if words[at + 1 : at + 2] and words[at + 1] in grammar.listed("speaking_verbs"):
            found = tuple(one for one in found if one.kind == "VERB" and one.tense == "past") or found
        if not found or any(one.kind != "VERB" for one in found) or (at and not word.islower()):
            continue
        for name, pronoun in (("always_reflexive", "se"), ("always_for_oneself", "si")):
            if all(grammar.names(one) & grammar.listed(name) for one in found):
                yield with_pronoun(grammar, words, at, pronoun)


def with_pronoun(grammar: InflectedGrammar, words: Sequence[str], at: int, pronoun: str) -> Disagreement:
    """The verb with its pronoun: in the second place of its clause, behind auxiliaries and before other pronouns."""
    word, small = words[at], words[at].lower()
    for place in range(at - 1, max(at - _FAR, 0), -1):
        if words[place] in _ENDS or words[place].lower() in _OPENING:
            break
        if words[place] in grammar.listed("speaking_verbs") | {"by"} and place < at - 1:
            text = f"{pronoun}s" if words[place] == _SECOND else f"{words[place]} {pronoun}"
            whole = f"{text} {words[place + 1]}"
            return Disagreement(place, place + 2, (whole,), AgreementReason.REFLEXIVE, small)
        if words[place] in grammar.listed("pronoun_clitics") and place < at - 1:
            return Disagreement(place, place + 1, (f"{pronoun} {words[place]}",), AgreementReason.REFLEXIVE, small)
    before = words[at - 1].lower() if at else ""
    behind = words[at + 1].lower() if at + 1 < len(words) else ""
    if behind in grammar.listed("speaking_verbs"):
        text = f"{word} {pronoun}s" if behind == _SECOND else f"{word} {behind} {pronoun}"
        return Disagreement(at, at + 2, (text,), AgreementReason.REFLEXIVE, small)
    if before == _SECOND:
        return Disagreement(at - 1, at + 1, (f"{pronoun}s {word}",), AgreementReason.REFLEXIVE, small)
    if before in grammar.listed("pronoun_clitics") and at > 1:
        return Disagreement(at - 1, at + 1, (f"{pronoun} {before} {word}",), AgreementReason.REFLEXIVE, small)
    text = f"{word} {pronoun}" if not at or before in _OPENING else f"{pronoun} {word}"
    return Disagreement(at, at + 1, (text,), AgreementReason.REFLEXIVE, small)
