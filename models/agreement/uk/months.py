"""Months in the nominative behind the number of a day: “перше вересень”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_months"]

_MONTHS = frozenset(
    [
        "січень", "лютий", "березень", "квітень", "травень", "червень", "липень", "серпень", "вересень", "жовтень",
        "листопад", "грудень",
    ]
)  # fmt: skip


def wrong_months(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The months of a sentence that do not stand in the genitive behind a day."""
    for at in range(1, len(words)):
        if words[at] not in _MONTHS:
            continue
        days = [one for one in grammar.at(words, at - 1) if one.kind == "ADJF"]
        if not any(one.lemma in grammar.listed("ordinals") for one in days) or any(
            one.gender == "masc" and one.case == "nomn" for one in days
        ):
            continue
        if not any(one.number == "sing" and one.gender in ("masc", "neut") for one in days):
            continue
        form = next((form for one in grammar.at(words, at) if (form := one.form("gent", "sing"))), "")
        if form:
            yield Disagreement(at, at + 1, (form,), AgreementReason.NUMBER, words[at - 1].lower())
