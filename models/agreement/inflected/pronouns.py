"""Pronouns in another case than the preposition before them takes: “mezi já”, “, o který”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading
from models.agreement.table import Governed

__all__ = ["wrong_pronouns"]


def wrong_pronouns(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Personal pronouns in the nominative and relative ones in no case that the preposition before them takes."""
    for at, word in enumerate(words[:-1]):
        governed = grammar.prepositions.get(word.lower())
        if governed is None or not words[at + 1].islower() or word.lower() in grammar.listed("also_pronouns"):
            continue
        wrong = _personal(grammar, words, at, governed) or _relative(grammar, words, at, governed)
        if wrong is not None:
            yield wrong


def _personal(grammar: InflectedGrammar, words: Sequence[str], at: int, governed: Governed) -> Disagreement | None:
    forms = grammar.table.pronouns.get(words[at + 1])
    if forms is None or words[at].lower() in grammar.listed("before_any"):
        return None  # “на ви”
    small = words[at].lower()
    cases = governed.offered[::-1] if small in grammar.listed("whose_place") else governed.offered  # “у неї”
    found = dict.fromkeys(forms[case] for case in cases if case in forms)
    longer = grammar.table.before_pronouns.get(small, {})
    if any(form in longer for form in found):
        [first, *_] = found
        before = longer.get(first, words[at])
        return Disagreement(at, at + 2, (f"{before} {first}",), AgreementReason.PREPOSITION, small)
    return Disagreement(at + 1, at + 2, tuple(found), AgreementReason.PREPOSITION, small) if found else None


def _relative(grammar: InflectedGrammar, words: Sequence[str], at: int, governed: Governed) -> Disagreement | None:
    """A relative pronoun that stands alone behind a preposition, in a clause of its own: “, o který mluvíme”."""
    asked = [one for one in grammar.readings(words[at + 1]) if one.lemma in grammar.listed("relatives")]
    if not asked or not at or words[at - 1] != "," or grammar.phrase(words, at + 1, governed=True) is not None:
        return None
    fitting = [one for one in asked if one.case in governed.allowed]
    if (fitting and not _belongs_to_none(grammar, words, at - 1, fitting)) or grammar.phrasing.is_modifier(
        words[min(at + 2, len(words) - 1)]
    ):
        return None
    places = dict.fromkeys((one.number, one.gender) for one in asked if one.case == "nomn")
    nouns = [one for one in grammar.at(words, at - 2) if one.kind == "NOUN" and one.gender]
    if grammar.listed("relatives_follow") and len({(one.number, one.gender) for one in nouns}) == 1:
        places = dict.fromkeys((one.number, one.gender) for one in nouns)
    forms = [asked[0].form(case, *filter(None, place)) for case in governed.offered for place in places]
    replacements = tuple(dict.fromkeys(form for form in forms if form))
    if not replacements:
        return None
    return Disagreement(at + 1, at + 2, replacements[:3], AgreementReason.PREPOSITION, words[at].lower())


def _belongs_to_none(
    grammar: InflectedGrammar, words: Sequence[str], end: int, relatives: Sequence[InflectedReading]
) -> bool:
    """Whether a relative pronoun goes with none of the nouns before its clause, all of which are known."""
    before = [grammar.at(words, place) for place in range(end)]
    nouns = [one for found in before for one in found if one.kind in ("NOUN", "NPRO", "ADJF", "NUMR")]
    if not grammar.listed("relatives_follow") or any(mark in words[:end] for mark in ",:—–-("):
        return False
    if not any(one.kind == "NOUN" for one in grammar.at(words, end - 1)) or not all(
        found or not word.isalpha() for found, word in zip(before, words, strict=False)
    ):
        return False
    return not any(
        (not noun.number or noun.number == one.number) and one.agrees_in_gender(noun)
        for noun in nouns
        for one in relatives
    )
