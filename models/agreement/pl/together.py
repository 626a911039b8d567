"""Polish adjectives behind their noun, which change with it: “uczę się język polski”."""

from collections.abc import Sequence
from dataclasses import replace

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import PREPOSITIONS, VERBS
from models.agreement.pl.morphology import readings
from models.agreement.pl.phrases import PHRASING

__all__ = ["with_adjective_behind"]


def with_adjective_behind(words: Sequence[str], one: Disagreement) -> Disagreement:
    """What is wrong with a noun, told of it and of an adjective behind it that agrees with what stands there."""
    at = one.end
    if at >= len(words) or not words[at].islower() or not PHRASING.is_modifier(words[at]):
        return one
    nouns = [noun for noun in readings(words[at - 1]) if noun.kind == "NOUN"]
    adjectives = list(PHRASING.adjectives(words[at]))
    if not any(adjective.agrees_with(noun) for adjective in adjectives for noun in nouns):
        return one
    if at + 1 < len(words) and any(noun.kind in ("NOUN", "ADJF") for noun in readings(words[at + 1])):
        return one
    cases = _cases(one)
    forms = [
        f"{form} {adjective}"
        for form in one.replacements
        for adjective in [_beside(form.rpartition(" ")[2], words[at], cases, {noun.number for noun in nouns})]
        if adjective
    ]
    return replace(one, end=at + 1, replacements=tuple(dict.fromkeys(forms))) if forms else one


def _cases(one: Disagreement) -> tuple[str, ...]:
    """The cases that are asked for."""
    if one.reason is AgreementReason.PREPOSITION:
        return PREPOSITIONS[one.word].offered if one.word in PREPOSITIONS else ()
    if one.reason is AgreementReason.NEGATION:
        return ("gent",)
    governed = [VERBS[verb.lemma].offered for verb in readings(one.word) if verb.lemma in VERBS]
    return governed[0] if governed else ()


def _beside(noun: str, adjective: str, cases: Sequence[str], numbers: set[str]) -> str:
    fits = [one for one in readings(noun) if one.kind == "NOUN" and one.case in cases and one.number in numbers]
    forms = [PHRASING.modifier(adjective, one, one.case, one.number) for one in fits]
    return next((form for form in forms if form), "")
