"""A title in the nominative before a name in another case: “znám pan Nováka”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_titles"]


def wrong_titles(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The titles of a sentence whose case is not that of the name or noun of a man behind them."""
    for at, word in enumerate(words[:-1]):
        forms = grammar.table.titles.get(word.lower())
        named = forms and grammar.at(words, at + 1)
        if (
            not forms
            or not named
            or any(
                one.kind != "NOUN" or one.gender != "masc" or one.animate != "anim" or one.number != "sing"
                for one in named
            )
        ):
            continue
        cases = [one.case for one in named]
        if {"nomn", "voct"} & set(cases):
            continue
        found = dict.fromkeys(forms[case] for case in cases if case in forms)
        replacements = tuple(form.title() if word.istitle() else form for form in found)
        if replacements:
            yield Disagreement(at, at + 1, replacements, AgreementReason.AGREEMENT, words[at + 1])
