"""Polish adjectives right before a noun with which they agree in no reading, but which might stand alone: “niektórzy ludzi”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.doubts import goes_on
from models.agreement.pl.governing import PREPOSITIONS
from models.agreement.pl.morphology import readings
from models.agreement.pl.phrases import PHRASING

__all__ = ["unsure_crossings"]

_CASES = ("nomn", "accs", "gent", "ablt", "loct", "datv")
_ALONE = frozenset({"to", "co", "sam", "który"})


def unsure_crossings(words: Sequence[str]) -> Iterator[Disagreement]:
    """Phrases of an adjective and a noun that agree in no reading, with what could be meant in the cases of either."""
    for at in range(len(words) - 1):
        if at and PHRASING.is_modifier(words[at - 1]):
            continue
        phrase = PHRASING.phrase(words, at)
        if phrase is None or not phrase.modifiers or phrase.agreeing or goes_on(words, phrase):
            continue
        asked = [one for one in PHRASING.adjectives(phrase.words[0]) if one.lemma not in _ALONE]
        if not asked or any(one.is_name for one in phrase.nouns):
            continue
        cases = {one.case for one in asked} | {noun.case for noun in phrase.nouns}
        governed = PREPOSITIONS.get(words[at - 1].lower()) if at else None
        cases &= governed.allowed if governed is not None else cases
        forms = phrase.in_cases(tuple(case for case in _CASES if case in cases))
        if forms:
            yield Disagreement(
                phrase.start, phrase.end, forms[:3], AgreementReason.AGREEMENT, phrase.words[-1].lower(), unsure=True
            )
