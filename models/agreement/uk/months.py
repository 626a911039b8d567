"""Months in the nominative behind the number of a day: “перше вересень”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_months"]

_MONTHS = frozenset(
    [
        "січень", "лютий", "березень", "квітень", "травень", "червень", "липень", "серпень", "вересень", "жовтень",
        "листопад", "грудень",
    ]
)  # fmt: skip


_DAY_ITSELF = frozenset(
    {"сьогодні", "завтра", "вчора", "учора", "було", "буде", "це", "є", "вже", "уже", "настало", "як"}
)


def wrong_months(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The months of a sentence that do not stand in the genitive behind a day, and days on which something is done."""
    yield from _days(grammar, words)
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


def _days(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The number of a day in the nominative, where it tells when: “вона народилася перше травня”."""
    for at in range(1, len(words) - 1):
        days = [one for one in grammar.at(words, at) if one.lemma in grammar.listed("ordinals")]
        neuter = any((one.case, one.number, one.gender) == ("nomn", "sing", "neut") for one in days)
        month = any(
            one.case == "gent" and one.number == "sing" and one.lemma in _MONTHS for one in grammar.at(words, at + 1)
        )
        if not neuter or not month or words[at - 1].lower() in grammar.prepositions:
            continue
        places = clause(words, at)
        small = {words[place].lower() for place in places}
        verbs = [one for place in places for one in grammar.at(words, place) if one.kind == "VERB"]
        if small & _DAY_ITSELF or not verbs or any(one.gender == "neut" for one in verbs):
            continue
        form = next((form for one in days if (form := one.form("gent", "sing", "neut"))), "")
        if form:
            yield Disagreement(at, at + 1, (form,), AgreementReason.NUMBER, words[at + 1], unsure=True)
