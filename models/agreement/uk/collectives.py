"""“Двоє” and “троє” before women and things that are counted by “дві” and “три”: “двоє сестри”, “троє доньок”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_collectives"]

_PLAIN = {"двоє": "дві", "троє": "три", "четверо": "чотири"}
_COLLECTIVE = frozenset({"дівчина", "дитина", "людина", "особа"})
"""Nouns that are counted so, too, or whose plural is: “двоє дівчат”."""


def wrong_collectives(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The collective numerals of a sentence before feminine nouns, in the nominative or accusative."""
    for at in range(len(words) - 1):
        small = words[at].lower()
        if small not in _PLAIN:
            continue
        phrase = grammar.phrase(words, at + 1, governed=True)
        if (
            phrase is None
            or not phrase.words[-1].islower()
            or "Pltm" in {mark for noun in phrase.nouns for mark in noun.marks}
        ):
            continue
        nouns = phrase.agreeing or phrase.nouns
        if any(one.gender != "femn" or one.lemma in _COLLECTIVE for one in nouns):
            continue
        if not any(one.number == "plur" and one.case in ("nomn", "gent") for one in nouns):
            continue
        plain = _PLAIN[small]
        noun = phrase.in_cases(("nomn",), ("plur",)) or (" ".join(phrase.words),)
        text = f"{plain.capitalize() if words[at].istitle() else plain} {noun[0]}"
        yield Disagreement(at, phrase.end, (text,), AgreementReason.NUMBER, small)
