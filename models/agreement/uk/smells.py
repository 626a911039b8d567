"""What it smells or reeks of, in the nominative: “тут пахне свіжа випічка”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause, is_governed
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_smells"]

_SMELLING = frozenset(
    {"пахне", "пахло", "пахнутиме", "запахло", "тхне", "тхнуло", "смердить", "смерділо", "віє", "віяло"}
)
_PAST = ("ло",)
_DIRECT = frozenset({"nomn", "accs"})


def wrong_smells(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The noun behind such a verb without a subject before it."""
    for at, word in enumerate(words[:-1]):
        if word.lower() not in _SMELLING:
            continue
        phrase = grammar.phrase(words, at + 1)
        if phrase is None or not phrase.agreeing or not cases_of(phrase, phrase.agreeing) <= _DIRECT:
            continue
        before = range(clause(words, at).start, at)
        if any(
            one.kind in ("NOUN", "NPRO") and one.case == "nomn" and not is_governed(grammar, words, place)
            for place in before
            for one in grammar.at(words, place)
        ):
            continue
        if not before and not word.endswith(_PAST):
            continue
        if word.endswith(_PAST) and any(one.gender == "neut" and one.number == "sing" for one in phrase.agreeing):
            continue
        forms = phrase.in_cases(("ablt",), tuple(dict.fromkeys(noun.number for noun in phrase.agreeing)))
        if forms:
            yield Disagreement(phrase.start, phrase.end, forms[:3], AgreementReason.VERB, word.lower(), unsure=True)
