"""What somebody becomes or works as, in the nominative: “мріє стати лікар”, “працює перекладач у банку”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_roles"]

_ROLES = frozenset({"стати", "ставати", "працювати", "бути", "залишитися", "виявитися", "вважатися", "зватися"})
_WOMEN = ("ка", "иця", "иня")
_BECAME = "став"
"""Of this the dictionary knows too many words."""


def wrong_roles(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The nouns in the nominative behind such a verb, whose subject is another."""
    for at in range(len(words) - 1):
        verbs = grammar.at(words, at)
        became = words[at].lower() == _BECAME
        if not became and (not verbs or any(not grammar.names(one) & _ROLES for one in verbs)):
            continue
        infinitive = bool(verbs) and all(one.kind == "INFN" for one in verbs)
        if verbs and all("бути" in grammar.names(one) for one in verbs) and not infinitive:
            continue
        if not infinitive and not _has_subject(grammar, words, at):
            continue
        phrase = grammar.phrase(words, at + 1)
        if phrase is None or not phrase.words[-1].islower() or cases_of(phrase, phrase.agreeing) != {"nomn"}:
            continue
        if any(
            noun.animate != "anim"
            and noun.lemma not in grammar.listed("people")
            and not (noun.gender == "femn" and noun.lemma.endswith(_WOMEN))
            for noun in phrase.nouns
        ):
            continue
        forms = phrase.in_cases(("ablt",), tuple({noun.number for noun in phrase.nouns}))
        if forms:
            yield Disagreement(
                phrase.start, phrase.end, forms[:3], AgreementReason.VERB, words[at].lower(), unsure=True
            )


def _has_subject(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether somebody who does it is named before the verb."""
    return any(
        one.kind in ("NOUN", "NPRO") and one.case == "nomn"
        for place in clause(words, at)
        if place < at
        for one in grammar.at(words, place)
    )
