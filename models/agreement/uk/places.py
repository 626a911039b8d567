"""Nouns in the accusative behind “між”, “перед” and “над” where nothing is put: “перед головний вхід зібралися”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.doubts import belongs_to_several
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_places"]

_PREPOSITIONS = frozenset({"між", "поміж", "перед", "над"})
_DIRECT = frozenset({"nomn", "accs"})
_SET = frozenset({"очі", "очами", "двері"})


def wrong_places(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The noun phrases behind such a preposition that can be no instrumental, and no time."""
    for at in range(len(words) - 1):
        if words[at].lower() not in _PREPOSITIONS or words[at + 1] in _SET:
            continue
        phrase = grammar.phrase(words, at + 1, governed=True)
        if phrase is None or not phrase.agreeing or belongs_to_several(grammar, words, phrase):
            continue
        cases = cases_of(phrase, phrase.agreeing)
        if not cases or not cases <= _DIRECT or any(noun.lemma in grammar.listed("times") for noun in phrase.nouns):
            continue
        if any(grammar.is_any(words[place], "putting") for place in clause(words, at)):
            continue
        forms = phrase.in_cases(("ablt",), tuple(dict.fromkeys(noun.number for noun in phrase.agreeing)))
        if forms:
            reason = AgreementReason.PREPOSITION
            yield Disagreement(phrase.start, phrase.end, forms[:3], reason, words[at].lower(), unsure=True)
