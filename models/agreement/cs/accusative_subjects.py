"""Men and animals in the accusative that are the subject: “na dvoře štěkali psy”, “hráli si tam malí kluky”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.segments import nominatives, segment
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_accusative_subjects"]

_NEAR = 4


def wrong_accusative_subjects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The nouns of several men behind a past of theirs that takes no object, in a clause without a subject."""
    for at in range(len(words) - 2):
        verbs = grammar.at(words, at)
        if not verbs or any((one.kind, one.animate, one.number) != ("VERB", "anim", "plur") for one in verbs):
            continue
        places = segment(words, at)
        small = {words[place].lower() for place in places}
        if small & (grammar.listed("speaking_verbs") | {"s", "se", "kteří", "všichni", "oni"}):
            continue
        if not all(grammar.names(one) & (grammar.listed("intransitive") - {"být"} | {"hrát"}) for one in verbs):
            continue
        if any("hrát" in grammar.names(one) for one in verbs) and "si" not in small:
            continue
        if any(one.number == "plur" or place < at for place, one in nominatives(grammar, words, at)):
            continue
        if any(place != at and one.kind in ("VERB", "INFN") for place in places for one in grammar.at(words, place)):
            continue
        for place in range(at + 1, min(at + 1 + _NEAR, places[-1] + 1)):
            if words[place].lower() in grammar.prepositions:
                break
            nouns = [one for one in grammar.at(words, place) if one.kind == "NOUN"]
            if not nouns:
                continue
            if any((one.number, one.animate) != ("plur", "anim") or one.case not in ("accs", "ablt") for one in nouns):
                break
            form = nouns[0].form("nomn", "plur")
            if form:
                yield Disagreement(place, place + 1, (form,), AgreementReason.SUBJECT, words[at].lower(), unsure=True)
            break
