"""Verbs of several that lack their last vowel, as they are said: “holky uměj zpívat”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.subjects import subjects

__all__ = ["spoken_plurals"]

_ENDS = ("ej", "ěj")


def spoken_plurals(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The orders of a sentence to one right behind a subject of several, in the present of which they end likewise."""
    if words[-1:] == ["!"]:
        return
    for subject in subjects(grammar, words):
        at = subject.end
        while at < len(words) - 1 and words[at] in grammar.listed("adverbs"):
            at += 1
        if subject.number != "plur" or subject.person != "3per" or at >= len(words) or not words[at].endswith(_ENDS):
            continue
        found = grammar.at(words, at)
        if found and all(one.kind == "VERB" and one.mood == "impr" for one in found):
            form = f"{words[at]}í"
            if any(one.number == "plur" and one.person == "3per" for one in grammar.readings(form)):
                yield Disagreement(at, at + 1, (form,), AgreementReason.SUBJECT, subject.words)
