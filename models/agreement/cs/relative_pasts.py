"""Pasts of relative clauses that do not go with the noun before them: “holky, které se smáli”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.segments import nominatives, segment
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_relative_pasts"]

_MEN = ("masc", "anim")


def wrong_relative_pasts(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The pasts of men behind “které”, which stands for women or things, where nobody does something to these."""
    for at, word in enumerate(words):
        if word != "které" or at < 2 or words[at - 1] != ",":
            continue
        known = grammar.at(words, at - 2)
        nouns = [one for one in known if one.kind == "NOUN" and one.number == "plur" and one.case != "voct"]
        genders = {one.gender for one in nouns}
        if not nouns or len(genders) != 1 or any((one.gender, one.animate) == _MEN for one in known):
            continue
        places = segment(words, at)
        if any(place != at for place, _ in nominatives(grammar, words, at)):
            continue
        if {words[place] for place in places} & grammar.listed("speaking_verbs"):
            continue
        for place in places:
            verbs = grammar.at(words, place)
            if not verbs or any(
                (one.kind, one.tense, one.number, one.gender) != ("VERB", "past", "plur", "masc") for one in verbs
            ):
                continue
            alone = all(grammar.names(one) & grammar.listed("intransitive") for one in verbs)
            if not alone and "se" not in {words[other] for other in places}:
                continue
            if any((one.gender, one.animate) != _MEN for one in verbs):
                continue  # “byly” would be of things as well
            gender = next(iter(genders))
            forms = dict.fromkeys(
                one.form("past", "plur", *(("neut",) if gender == "neut" else ("femn",))) for one in verbs
            )
            replacements = tuple(form for form in forms if form and form != words[place])
            if replacements:
                yield Disagreement(place, place + 1, replacements[:2], AgreementReason.SUBJECT, words[at - 2])
