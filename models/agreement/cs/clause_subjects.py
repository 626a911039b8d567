"""The nouns that are the subject of a past in the plural, before it or behind it, alone or joined by “and”."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from models.agreement.cs.segments import CONJUNCTIONS, nominatives, segment
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["ClauseSubject", "clause_subject"]

_JOINING = CONJUNCTIONS - {"ale"}
_WITH = frozenset({"s", "se"})
_OTHERS = frozenset(
    """
    všichni oni kteří někteří mnozí ti my vy kdo oba sami ostatní jenž jež bych bychom byste abych abychom abyste
    kdybych kdybychom kdybyste
    """.split()  # noqa: SIM905
)
"""Words of a clause that may have men for its subject without naming them."""
_FEWEST = 2

_Nouns = dict[int, list[InflectedReading]]


class ClauseSubject(NamedTuple):
    """What stands in the nominative in the clause of a verb.

    Attributes:
        nouns: what each may be, by its index.
        joined: whether they are several with a conjunction or “with” between them.
        shared: whether they stand in the clause before, of which they are the subject, too.
    """

    nouns: _Nouns
    joined: bool = False
    shared: bool = False

    @property
    def first(self) -> int:
        """The index of the first of its nouns."""
        return min(self.nouns)


def clause_subject(grammar: InflectedGrammar, words: Sequence[str], at: int) -> ClauseSubject | None:
    """The subject of a verb; None where it is not sure which words are."""
    places = segment(words, at)
    if not _is_plain(grammar, words, places, at):
        return None
    nouns = _nouns(grammar, words, places)
    if nouns is None:
        return None
    if not nouns:
        return _of_clause_before(grammar, words, places)
    company = _company(grammar, words, places, nouns)
    joined = bool(company)
    nouns = {**nouns, **company}
    for more in (*_before(grammar, words, places), *_behind(grammar, words, places, nouns, at)):
        if not more:
            return None
        nouns, joined = {**nouns, **more}, True
    return ClauseSubject(nouns, joined)


def _is_plain(grammar: InflectedGrammar, words: Sequence[str], places: range, at: int) -> bool:
    """Whether a clause has one verb, and no word that tells another subject."""
    if _names_others(grammar, words, places):
        return False
    return not any(place != at and _is_verb(grammar, words, place) for place in places)


def _names_others(grammar: InflectedGrammar, words: Sequence[str], places: range) -> bool:
    """Whether a word of a clause tells that its subject may be none of the nouns."""
    return bool({words[place].lower() for place in places} & (grammar.listed("speaking_verbs") | _OTHERS))


def _before(grammar: InflectedGrammar, words: Sequence[str], places: range) -> Iterator[_Nouns]:
    """The nouns that a conjunction or commas join before a clause; empty ones where they are not known."""
    start, joining = places[0], _JOINING
    while start >= _FEWEST and words[start - 1] in joining:
        before = segment(words, start - 2)
        if any(_is_verb(grammar, words, place) for place in before):
            return
        nouns = None if _names_others(grammar, words, before) else _nouns(grammar, words, before)
        if not nouns and words[start - 1] == ",":
            return
        yield nouns or {}
        start, joining = before[0], _JOINING | {","}


def _behind(grammar: InflectedGrammar, words: Sequence[str], places: range, nouns: _Nouns, at: int) -> Iterator[_Nouns]:
    """The nouns that are joined behind those that end a clause."""
    end = places[-1] + 1
    if max(nouns) < at:
        return
    while end + 1 < len(words) and words[end] in _JOINING | {","}:
        further = segment(words, end + 1)
        if any(_is_verb(grammar, words, place) for place in further):
            return
        more = _nouns(grammar, words, further)
        if not more and words[end] == ",":
            return
        yield more or {}
        end = further[-1] + 1


def _of_clause_before(grammar: InflectedGrammar, words: Sequence[str], places: range) -> ClauseSubject | None:
    """The subject that a clause shares with the one before “and”, or that a relative clause parts from its verb."""
    border = places[0] - 1
    if border < _FEWEST:
        return None
    if words[border] == "a":
        before = segment(words, border - 1)
        verbs = [place for place in before if _is_verb(grammar, words, place)]
        if len(verbs) != 1 or any(one.number != "plur" for one in grammar.at(words, verbs[0])):
            return None
        if not _is_plain(grammar, words, before, verbs[0]):
            return None
        nouns = _nouns(grammar, words, before)
        if not nouns or min(nouns) > verbs[0]:
            return None
        found = clause_subject(grammar, words, verbs[0])
        return found and found._replace(shared=True)
    if words[border] != "," or words[:border].count(",") != 1:
        return None
    comma = words.index(",")
    opening = next((word for word in words[comma + 1 :] if word not in grammar.prepositions), "")
    if not (grammar.is_any(opening, "relatives") or opening == "co") or not _is_plain(grammar, words, range(comma), -1):
        return None
    nouns = _nouns(grammar, words, range(comma))
    return ClauseSubject(nouns) if nouns and len(nouns) == 1 else None


def _company(grammar: InflectedGrammar, words: Sequence[str], places: range, nouns: _Nouns) -> _Nouns:
    """The noun behind “with”, which makes several of one: “matka s dcerou odjely”, not “problémy s dcerou”."""
    for place in places[1:-1]:
        if words[place] not in _WITH or any(one.number != "sing" for one in nouns.get(place - 1, ())):
            continue
        for at in (place + 1, place + 2):
            found = [one for one in grammar.at(words, at) if one.kind == "NOUN" and one.case == "ablt"]
            if place - 1 in nouns and at in places and found:
                return {at: found}
    return {}


def _is_verb(grammar: InflectedGrammar, words: Sequence[str], place: int) -> bool:
    return any(one.kind in ("VERB", "INFN") for one in grammar.at(words, place))


def _nouns(grammar: InflectedGrammar, words: Sequence[str], places: range) -> _Nouns | None:
    """The nouns of a clause that may be in the nominative; None where something else may be its subject."""
    found: _Nouns = {}
    for place, one in nominatives(grammar, words, places[0]):
        if one.kind != "NOUN":
            return None
        found.setdefault(place, []).append(one)
    titles = grammar.listed("opening")
    nouns = {
        place: own
        for place, own in found.items()
        if not _belongs(grammar, words, place) and not (words[place].lower() in titles and place + 1 in found)
    }
    if any(one.lemma in grammar.listed("many") for own in nouns.values() for one in own):
        return None
    return nouns


def _belongs(grammar: InflectedGrammar, words: Sequence[str], place: int) -> bool:
    """Whether a noun may be in the genitive behind another one, or tells a time."""
    readings = grammar.at(words, place)
    if any(one.lemma in grammar.listed("times") for one in readings):
        return True
    before = place - 1
    while before > 0 and any(one.kind == "ADJF" for one in grammar.at(words, before)):
        before -= 1
    behind = words[before].lower() not in grammar.listed("opening") and any(
        one.kind == "NOUN" for one in grammar.at(words, before)
    )
    return behind and any(one.case == "gent" for one in readings)
