"""What somebody lacks or has enough of, not in the genitive: “йому вистачає своя зарплата”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_lacks"]

_SMALL = frozenset({"мені", "тобі", "йому", "їй", "нам", "вам", "їм", "ще", "вже", "уже", "лише", "тільки", "завжди"})
_DIRECT = frozenset({"nomn", "accs"})


def wrong_lacks(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The noun phrases right behind such a verb that can be no genitive."""
    for at in range(len(words) - 1):
        if words[at].lower() not in grammar.listed("lacking"):
            continue
        place = at + 1
        while place < len(words) - 1 and words[place] in _SMALL:
            place += 1
        phrase = grammar.phrase(words, place)
        if phrase is None or not phrase.agreeing or not phrase.words[-1].islower():
            continue
        cases = cases_of(phrase, phrase.agreeing)
        times = any(noun.lemma in grammar.listed("times") for noun in phrase.nouns)
        if not cases or not cases <= _DIRECT or (times and not phrase.modifiers and len(cases) > 1):
            continue
        forms = phrase.in_cases(("gent",), tuple(dict.fromkeys(noun.number for noun in phrase.agreeing)))
        if forms:
            yield Disagreement(phrase.start, phrase.end, forms[:3], AgreementReason.VERB, words[at].lower())
