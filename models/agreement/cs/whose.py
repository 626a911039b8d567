"""“Jehož”, “jejíž” and “jejichž” that do not go with the noun before their clause: “žena, jejichž syn hraje”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.segments import segment
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_whose"]

_OWNERS = frozenset({"jehož", "jejíž", "jejichž"})


def wrong_whose(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The relative possessives right behind a comma, whose owner is the one noun of the clause before."""
    for at in range(2, len(words) - 1):
        if words[at] not in _OWNERS or words[at - 1] != ",":
            continue
        nouns = [one for one in grammar.at(words, at - 2) if one.kind == "NOUN"]
        if not nouns or len(nouns) < len(grammar.at(words, at - 2)) or _has_other(grammar, words, at - 2):
            continue
        owners = {(one.number, "femn" if one.gender == "femn" else "masc") for one in nouns if one.case != "voct"}
        meant = {_owner(number, gender) for number, gender in owners}
        behind = grammar.at(words, at + 1)
        if len(meant) == 1 and words[at] not in meant and any(one.kind in ("NOUN", "ADJF") for one in behind):
            yield Disagreement(at, at + 1, (*meant,), AgreementReason.RELATIVE, words[at - 2])


def _owner(number: str, gender: str) -> str:
    if number == "plur":
        return "jejichž"
    return "jejíž" if gender == "femn" else "jehož"


def _has_other(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether another noun stands in the clause of a noun, or what is there is unknown."""
    return any(
        any(one.kind == "NOUN" for one in grammar.at(words, place)) or words[place].istitle()
        for place in segment(words, at)
        if place not in (0, at)
    ) or (at > 0 and any(one.kind == "NOUN" for one in grammar.at(words, 0)))
