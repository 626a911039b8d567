"""Polish adjectives beside a noun with which they agree in no reading, but which might stand alone: “dużą problemy”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.doubts import ALONE, goes_on, has_own_objects
from models.agreement.pl.governing import LISTED, PREPOSITIONS
from models.agreement.pl.morphology import readings
from models.agreement.pl.phrases import PHRASING

__all__ = ["unsure_crossings"]

_CASES = ("nomn", "accs", "gent", "ablt", "loct", "datv")
_USUAL = LISTED["loose"] | LISTED["graded"] | LISTED["possessives"]
_ORDERS = frozenset({"pierwszy", "drugi", "trzeci", "czwarty", "piąty", "ten", "tamten", "jeden"})
_ALONE = frozenset({"to", "co", "sam", "który"})


def unsure_crossings(words: Sequence[str]) -> Iterator[Disagreement]:
    """Phrases of an adjective and a noun that agree in no reading, with what could be meant in the cases of either."""
    yield from _before(words)
    yield from _behind(words)


def _behind(words: Sequence[str]) -> Iterator[Disagreement]:
    """An adjective right behind its noun, with which it does not agree: “w szkołę językowej”."""
    for at in range(len(words) - 1):
        ends = at + 2 >= len(words) or not words[at + 2][0].isalpha() or words[at + 2] in PREPOSITIONS
        if not (ends and words[at].islower() and words[at + 1].islower() and PHRASING.is_modifier(words[at + 1])):
            continue
        nouns = [one for one in readings(words[at]) if one.kind]
        asked = [one for one in PHRASING.adjectives(words[at + 1]) if one.lemma not in _ALONE]
        if any(one.lemma in ALONE or one.kind == "PRTF" or "com" in one.marks for one in asked):
            continue
        if any(one.kind == "NOUN" for one in readings(words[at + 1])) or any("ger" in one.marks for one in nouns):
            continue
        if not nouns or not asked or any(one.kind != "NOUN" or one.is_name or one.is_indeclinable for one in nouns):
            continue
        if any(one.agrees_with(noun) for one in asked for noun in nouns):
            continue
        governed = PREPOSITIONS.get(words[at - 1].lower()) if at else None
        forms: dict[str, None] = {}
        for noun in nouns:
            if noun.case != "voct" and "depr" not in noun.marks and (governed is None or noun.case in governed.allowed):
                adjective = asked[0].beside(noun, noun.case, noun.number)
                forms |= {f"{words[at]} {adjective}": None} if adjective else {}
            for one in asked:
                if (
                    one.case != "voct"
                    and one.agrees_in_gender(noun)
                    and (governed is None or one.case in governed.allowed)
                ):
                    form = noun.form(one.case, one.number)
                    forms |= {f"{form} {words[at + 1]}": None} if form else {}
        if forms:
            yield Disagreement(at, at + 2, tuple(forms)[:4], AgreementReason.AGREEMENT, words[at].lower(), unsure=True)


def _before(words: Sequence[str]) -> Iterator[Disagreement]:
    """An adjective right before its noun."""
    for at in range(len(words) - 1):
        if at and PHRASING.is_modifier(words[at - 1]):
            continue
        phrase = PHRASING.phrase(words, at)
        if phrase is None or not phrase.modifiers or phrase.agreeing or goes_on(words, phrase):
            continue
        asked = [one for one in PHRASING.adjectives(phrase.words[0]) if one.lemma not in _ALONE]
        if not asked or any(one.is_name for one in phrase.nouns) or has_own_objects(phrase):
            continue
        before = readings(words[at - 1]) if at else ()
        if any(one.kind == "NOUN" and any(other.agrees_with(one) for other in asked) for one in before):
            continue  # “drukarki atramentowej głowica”
        usual = all(one.lemma in _USUAL for one in asked)
        if not usual and not any(noun.case in ("nomn", "accs") for noun in phrase.nouns):
            continue  # “żądny władzy”
        if any(one.lemma in ALONE - LISTED["loose"] or one.lemma in _ORDERS for one in asked):
            continue  # “pierwsza była blondynką, druga brunetką”
        cases = {one.case for one in asked} | {noun.case for noun in phrase.nouns}
        governed = PREPOSITIONS.get(words[at - 1].lower()) if at else None
        cases &= governed.allowed if governed is not None else cases
        forms = phrase.in_cases(tuple(case for case in _CASES if case in cases))
        if forms:
            yield Disagreement(
                phrase.start, phrase.end, forms[:3], AgreementReason.AGREEMENT, phrase.words[-1].lower(), unsure=True
            )
