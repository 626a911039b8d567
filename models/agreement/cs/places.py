"""The clause around a word, and its one verb."""

from collections.abc import Sequence
from dataclasses import dataclass

from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["Clause", "affirmed", "clause_around", "verbs_at"]

_MARKS = frozenset('.,;:!?()–—-…"„“«»')
_FUTURES = frozenset({"bude", "budou", "budu", "budeš", "budeme", "budete"})
_PLEASE = "prosím"
_AND = frozenset({"a", "ale", "nebo", "ani", "i", "či", "však"})


@dataclass(frozen=True)
class Clause:
    """A clause with one verb beside auxiliaries, and those that take its infinitive.

    Attributes:
        start: the index of its first word.
        end: the index behind its last word.
        verb: the index of the verb.
        modals: the indices of those that take its infinitive.
        readings: what the verb may be.
        names: the infinitives of each of its readings, without what denies them.
        persons: the persons that it, an auxiliary or the verb before it may have; “imperative” of an order.
    """

    start: int
    end: int
    verb: int
    modals: tuple[int, ...]
    readings: tuple[InflectedReading, ...]
    names: tuple[frozenset[str], ...]
    persons: frozenset[str]

    def is_any(self, listed: frozenset[str]) -> bool:
        """Whether its verb can but be one of those listed."""
        return all(names & listed for names in self.names)

    @property
    def speaks(self) -> bool:
        """Whether its subject is sure to be no noun."""
        return bool(self.persons) and self.persons <= {"1per", "2per", "imperative"}


def clause_around(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Clause | None:
    """The clause of a word, None if its verb is not known beyond doubt."""
    start, end = at, at + 1
    while start and words[start - 1] not in _MARKS and words[start - 1].lower() not in _AND:
        start -= 1
    while end < len(words) and words[end] not in _MARKS and words[end].lower() not in _AND:
        end += 1
    helping = grammar.listed("speaking_verbs") | _FUTURES | {"by"}
    found: list[int] = []
    modal: list[int] = []
    persons: set[str] = set()
    for place in range(start, end):
        readings = verbs_at(grammar, words, place)
        if words[place].lower().removeprefix("ne") in helping:
            persons |= {one.person for one in readings if one.kind == "VERB" and one.person}
            continue
        if not any(one.kind in ("VERB", "INFN") for one in readings):
            continue
        if any(one.kind not in ("VERB", "INFN") for one in readings):
            if place == at or words[place].lower() in grammar.listed("pronoun_clitics"):
                continue
            return None
        (modal if all(affirmed(grammar.names(one)) & grammar.listed("modals") for one in readings) else found).append(
            place
        )
    if len(found) > 1:
        found = [place for place in found if words[place].lower() != _PLEASE]  # “sedni si prosím tady”
    if len(found) > 1 and any(one.kind == "INFN" for one in grammar.at(words, found[-1])):
        having = [
            place
            for place in found[:-1]
            if all("mít" in affirmed(grammar.names(one)) for one in grammar.at(words, place))
        ]
        found, modal = [place for place in found if place not in having], modal + having  # “kde mám jít”
    if not found and len(modal) > 1 and all(one.kind == "INFN" for one in grammar.at(words, modal[-1])):
        found = [modal.pop()]  # “musím se učit”
    if len(found) != 1 and (found or len(modal) != 1):
        return None
    [verb] = found or modal
    for place in {verb, *modal}:
        for one in verbs_at(grammar, words, place):
            persons |= {"imperative" if one.mood == "impr" else one.person or ("3per" if one.tense == "past" else "")}
    persons -= {""}
    if persons & {"1per", "2per"}:
        persons -= {"3per"}
    readings = verbs_at(grammar, words, verb)
    if any(one.kind == "INFN" for one in readings) and (not found or not modal) and not _is_future(words[start:end]):
        return None  # what its infinitive depends on is not known
    names = tuple(affirmed(grammar.names(one)) for one in readings)
    return Clause(start, end, verb, tuple(modal) if found else (), readings, names, frozenset(persons))


def _is_future(words: Sequence[str]) -> bool:
    return bool(_FUTURES & {word.lower().removeprefix("ne") for word in words})


def affirmed(names: frozenset[str]) -> frozenset[str]:
    """Infinitives, also without what denies them: “nebát”."""
    return names | {name.removeprefix("ne") for name in names}


def verbs_at(grammar: InflectedGrammar, words: Sequence[str], at: int) -> tuple[InflectedReading, ...]:
    """What a word may be: beside an auxiliary or a reflexive pronoun a verb, if it can be one."""
    readings = grammar.at(words, at)
    near = {word.lower() for word in words[at + 1 : at + 2]}
    if near & (grammar.listed("speaking_verbs") | grammar.listed("reflexives")):
        verbs = tuple(one for one in readings if one.kind == "VERB")
        return verbs or readings
    return readings
