"""“Є” behind “якби” and “щоб”, which take the past: “якби в мене є гроші” is “були”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_there_is"]

_IF = frozenset({"якби", "якщоб"})
_IS = "є"
_FORMS = {("sing", "masc"): "був", ("sing", "femn"): "була", ("sing", "neut"): "було"}


def wrong_there_is(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Such a verb, in the number and gender of the noun behind it."""
    for at in range(1, len(words) - 1):
        if words[at] != _IS or not _IF & {words[place].lower() for place in clause(words, at) if place < at}:
            continue
        phrase = grammar.phrase(words, at + 1)
        nouns = [one for one in (phrase.agreeing if phrase else ()) if one.case == "nomn"]
        forms = dict.fromkeys(_FORMS.get((one.number, one.gender), "були") for one in nouns)
        if nouns:
            yield Disagreement(at, at + 1, tuple(forms)[:3], AgreementReason.PURPOSE, "якби")
