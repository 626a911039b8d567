"""Accusatives that tell whither somebody goes or by how much something is more: “pod stan”, “o hlavu vyšší”."""

from collections.abc import Sequence

from models.agreement.cs.segments import segment
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["is_way_or_measure"]

_WHITHER = frozenset({"na", "v", "ve", "pod", "pode", "nad", "nade", "před", "přede", "za", "mezi"})
_OTHER_GOING = frozenset(
    {"vlézt", "zalézt", "vjet", "zajet", "zajít", "vystoupat", "stoupat", "vyjet", "vyjít", "jezdit", "chodit", "utéct",
     "běžet", "vběhnout", "vyběhnout", "přiběhnout", "přivézt", "vézt", "odvézt", "odnést", "přinést", "nést", "hodit",
     "házet", "padat", "spadnout", "dopadnout", "zapadnout", "skočit", "skákat", "sjet", "přelézt", "přeskočit",
     "vlít", "nalít", "lít", "pršet", "svítit", "dát", "dávat", "strčit", "strkat", "posunout", "pozvat", "zvát",
     "tlačit", "táhnout", "přitáhnout", "vrhnout", "poslat", "posílat", "vyrazit", "vydat", "přesunout",
     "stěhovat", "přestěhovat", "vrátit", "vracet", "proniknout", "vstoupit", "vkročit", "nastoupit", "přijít"}
)  # fmt: skip
"""Verbs beside those that are listed, with which something gets somewhere else."""
_ABOUT = frozenset({"letat", "létat", "plavat", "plout", "cestovat"})
"""Verbs of going about, hither and thither."""
_SHIFTS = frozenset({"směna", "služba", "brigáda", "noc", "noční", "ranní", "odpolední"})
_WORKING = frozenset({"pracovat", "dělat", "chodit", "jezdit", "mít", "jít", "nastoupit", "pracující"})
_MORE = (
    "ší", "čí", "šího", "šímu", "ších", "šími", "ším", "ěji", "eji", "ěj", "ej",
)  # fmt: skip
"""How comparatives end."""
_MORE_WORDS = frozenset(
    {"dřív", "dříve", "později", "dál", "dále", "blíž", "blíže", "víc", "více", "míň", "méně", "výš", "výše", "níž",
     "níže", "hůř", "hůře", "líp", "lépe", "déle", "dýl", "spíš", "zpět", "zpátky", "vpřed", "dopředu", "dozadu"}
)  # fmt: skip
_FAR, _NEAR = 4, 3

_Found = Sequence[InflectedReading]


def is_way_or_measure(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a word stands in the accusative of a way or measure behind its preposition, and would lose it.

    Args:
        czech: the grammar.
        words: a sentence.
        at: the index of a word.
        old: what it may be.
        new: what the word that is meant for it may be.
    """
    if not any(one.case == "accs" for one in old) or any(one.case == "accs" for one in new):
        return False
    if not new or {one.lemma for one in old}.isdisjoint({one.lemma for one in new}):
        return False
    place = at - 1
    while place > 0 and at - place < _NEAR and any(one.kind == "ADJF" for one in czech.at(words, place)):
        place -= 1
    before = words[place].lower() if place >= 0 else ""
    if before == "o":
        return _is_by_how_much(words, at)
    return before in _WHITHER and (_goes(czech, words, at) or (before == "na" and _works(czech, words, at, old)))


def _is_by_how_much(words: Sequence[str], at: int) -> bool:
    """Whether a comparative stands right behind: “o hlavu vyšší”, “o dva roky a měsíc starší”."""
    behind = [words[place].lower() for place in range(at + 1, min(at + _FAR, len(words)))]
    return any(word in _MORE_WORDS or (len(word) > _FAR and word.endswith(_MORE)) for word in behind)


def _verbs(czech: InflectedGrammar, words: Sequence[str], at: int) -> set[str]:
    found = (one for place in segment(words, at) for one in czech.at(words, place))
    return {name for one in found if one.kind in ("VERB", "INFN") for name in czech.names(one)}


def _goes(czech: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether the clause has a verb of motion: “jedeme pod stan”, “auto zajelo za roh”."""
    going = czech.listed("going") | czech.listed("moving") | czech.listed("putting") | _OTHER_GOING
    return bool(_verbs(czech, words, at) & (going - _ABOUT))


def _works(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found) -> bool:
    """Whether somebody works in shifts: “pracuje na noční směny”."""
    return bool(_SHIFTS & {one.lemma for one in old}) and bool(_WORKING & _verbs(czech, words, at))
