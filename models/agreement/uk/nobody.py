"""Verbs that are not denied although nobody does it: “я нічого знаю”, “ніхто прийшов”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_nobodies"]

_ADVERB = "нічого"
_BE = frozenset({"бути", "є", "знайтися", "коштувати", "лишитися"})
_DENYING = frozenset({"ані", "навряд", "ледве", "майже"})


def wrong_nobodies(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs right behind such a word in a clause in which nothing is denied."""
    for at in range(len(words) - 1):
        small = words[at].lower()
        if small not in grammar.listed("negatives") or (at and words[at - 1].lower() in grammar.prepositions):
            continue
        place = at + 1
        while place < len(words) - 1 and words[place] in grammar.listed("within_negation"):
            place += 1
        verbs = grammar.at(words, place)
        if not verbs or any(one.kind != "VERB" or one.mood != "indc" or grammar.names(one) & _BE for one in verbs):
            continue
        near = {words[other].lower() for other in clause(words, at)}
        if near & (grammar.listed("denying") | _DENYING) or any(word.startswith("не") for word in near):
            continue
        unsure = small == _ADVERB
        text = f"не {words[place]}"
        yield Disagreement(place, place + 1, (text,), AgreementReason.DENIED, small, unsure=unsure)
