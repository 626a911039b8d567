"""Nouns not in the genitive behind prepositions of several words: “на честь відомий поет”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_behind_compounds"]

_COMPOUNDS = tuple(
    tuple(one.split())
    for one in (
        "на честь", "під час", "у разі", "в разі", "у випадку", "на чолі", "з нагоди", "з приводу", "з метою",
        "за допомогою", "за рахунок", "на користь", "від імені", "з боку", "на відміну від", "у результаті", "на знак",
        "в результаті", "під впливом", "за участю", "у формі", "на основі", "за межами", "на підставі", "шляхом",
    )
)  # fmt: skip
_DIRECT = frozenset({"nomn", "accs"})


def wrong_behind_compounds(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The noun phrases behind such a preposition that can be no genitive."""
    small = [word.lower() for word in words]
    for compound in _COMPOUNDS:
        for at in range(len(words) - len(compound)):
            end = at + len(compound)
            if tuple(small[at:end]) != compound:
                continue
            phrase = grammar.phrase(words, end, governed=True)
            if phrase is None or not phrase.words[-1].islower() or not phrase.agreeing:
                continue
            cases = cases_of(phrase, phrase.agreeing)
            if not cases or not cases <= _DIRECT or "nomn" not in cases:
                continue
            if any(one.kind == "VERB" for one in grammar.at(words, phrase.end)):
                continue  # “під час дощ іде”
            forms = phrase.in_cases(("gent",), tuple(dict.fromkeys(noun.number for noun in phrase.agreeing)))
            if forms:
                said = " ".join(compound)
                yield Disagreement(phrase.start, phrase.end, forms[:3], AgreementReason.PREPOSITION, said)
