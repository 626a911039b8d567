"""What one travels by stands in the instrumental: “jel jsem tam autobus”, “přijedeme vlak”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.segments import segment
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_vehicles"]

_TRAVELLING = frozenset(
    {"jet", "jezdit", "přijet", "přijíždět", "dojet", "odjet", "cestovat", "letět", "přiletět", "odletět", "dojíždět",
     "pojet", "vrátit", "jede", "jedu"}
)  # fmt: skip
_VEHICLES = frozenset(
    {"autobus", "vlak", "auto", "metro", "tramvaj", "trolejbus", "taxík", "rychlík", "trajekt", "letadlo", "loď",
     "motorka", "šalina", "lanovka"}
)  # fmt: skip
_DIRECT = frozenset({"nomn", "accs"})


def wrong_vehicles(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The vehicles in the nominative or accusative behind a verb of travelling whose subject is somebody else."""
    for at in range(1, len(words) - 1):
        nouns = [one for one in grammar.at(words, at) if one.kind == "NOUN"]
        if not nouns or any(one.lemma not in _VEHICLES or one.case not in _DIRECT | {"voct"} for one in nouns):
            continue
        if any(one.number != "sing" for one in nouns):
            continue
        places = segment(words, at)
        before = range(places[0], at)
        small = {words[place].lower() for place in places}
        if _belongs_before(grammar, words, at):
            continue
        verbs = [
            one
            for place in before
            for one in grammar.at(words, place)
            if one.kind in ("VERB", "INFN") and grammar.names(one) & _TRAVELLING
        ]
        speaks = bool(small & grammar.listed("speaking_verbs")) or any(
            one.person in ("1per", "2per") or one.kind == "INFN" for one in verbs
        )
        if not verbs or not speaks:
            continue
        form = nouns[0].form("ablt", "sing")
        if form:
            yield Disagreement(at, at + 1, (form,), AgreementReason.VERB, words[at - 1])


def _belongs_before(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a preposition, adjective or numeral stands before a vehicle, or a noun that none governs."""
    before = grammar.at(words, at - 1)
    if words[at - 1].lower() in grammar.prepositions or any(one.kind in ("ADJF", "NUMR") for one in before):
        return True
    governed = at > 1 and words[at - 2].lower() in grammar.prepositions
    return any(one.kind == "NOUN" for one in before) and not governed
