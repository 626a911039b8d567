"""Nouns in the genitive behind “всім” and “всіма”: “подякувати всім волонтерів”, “з усіма друзів”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_behind_all"]

_CASES = {"всім": "datv", "усім": "datv", "всіма": "ablt", "усіма": "ablt"}
_LEAST = 0.5
_WRONG = frozenset({"gent", "accs", "nomn", "voct"})


def wrong_behind_all(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The noun phrases in the plural right behind such a pronoun that stand in another case."""
    for at in range(1, len(words) - 2):
        case = _CASES.get(words[at], "")
        phrase = grammar.phrase(words, at + 1, governed=True) if case else None
        if phrase is None or phrase.end >= len(words) or not phrase.agreeing or not phrase.words[-1].islower():
            continue
        nouns = phrase.agreeing
        if any(noun.number != "plur" for noun in nouns) or not cases_of(phrase, nouns) <= _WRONG:
            continue
        forms = phrase.in_cases((case,), ("plur",))
        if forms:
            reason = AgreementReason.AGREEMENT
            yield Disagreement(phrase.start, phrase.end, forms[:2], reason, words[at], unsure=True, least=_LEAST)
