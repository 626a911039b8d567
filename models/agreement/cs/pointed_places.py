"""“Tom” before a feminine noun: “na tom chatě”, “v tom škole” is “té”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_pointed_places"]

_WHERE = frozenset({"v", "ve", "na", "po", "při", "o"})


def wrong_pointed_places(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The pronoun of another gender than the place behind it, of which a preposition stands before it."""
    places = grammar.listed("places_v") | grammar.listed("places_na")
    for at in range(1, len(words) - 1):
        if words[at] != "tom" or words[at - 1].lower() not in _WHERE:
            continue
        nouns = grammar.at(words, at + 1)
        if not nouns or any(one.kind != "NOUN" or one.lemma not in places for one in nouns):
            continue
        if any(one.gender != "femn" or one.case == "nomn" for one in nouns):
            continue
        if any((one.case, one.number) == ("loct", "sing") for one in nouns):
            yield Disagreement(at, at + 1, ("té",), AgreementReason.AGREEMENT, words[at + 1])
