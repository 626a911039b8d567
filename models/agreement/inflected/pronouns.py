"""Pronouns in another case than the preposition before them takes: “mezi já”, “, o který”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
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
    found = dict.fromkeys(forms[case] for case in governed.offered if case in forms)
    small = words[at].lower()
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
    if any(one.case in governed.allowed for one in asked) or grammar.phrasing.is_modifier(
        words[min(at + 2, len(words) - 1)]
    ):
        return None
    places = dict.fromkeys((one.number, one.gender) for one in asked if one.case == "nomn")
    forms = [asked[0].form(case, *filter(None, place)) for case in governed.offered for place in places]
    replacements = tuple(dict.fromkeys(form for form in forms if form))
    if not replacements:
        return None
    return Disagreement(at + 1, at + 2, replacements[:3], AgreementReason.PREPOSITION, words[at].lower())
