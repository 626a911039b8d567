"""Plurals that the clause before theirs shows to be right: “matka s dcerou se usmály a zamávaly”, “ti, kdo přijdou”."""

from collections.abc import Sequence
from itertools import pairwise

from models.agreement.cs.segments import CONJUNCTIONS, segment
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["goes_on"]

_WHO = frozenset({"kdo", "co", "kdož"})
_THOSE = frozenset(
    {"ti", "ty", "ta", "těch", "těm", "těmi", "všichni", "všechny", "všech", "všem", "všemi", "mnozí", "mnoho", "oni",
     "někteří", "lidé", "lidi", "lidí", "lidem", "ostatní", "ostatním", "ostatních", "oba", "obě", "oběma", "málokteří",
     "tihle", "tyhle", "těmhle", "těchhle"}
)  # fmt: skip
"""Words for several, behind which “kdo” or “co” stands for them all."""
_SUBJECTS = frozenset({"ti", "všichni", "mnozí", "tihle", "oni"})

_Found = Sequence[InflectedReading]


def goes_on(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a verb of several has their plural from what stands before its clause, and would lose it.

    Args:
        czech: the grammar.
        words: a sentence.
        at: the index of a verb.
        old: what it may be.
        new: what the word that is meant for it may be.
    """
    verbs = [one for one in new if one.kind == "VERB"]
    if not old or any(one.kind != "VERB" or one.number != "plur" for one in old):
        return False
    if not any(one.number == "sing" for one in verbs):
        return False
    return _is_of_those(words, at) or _is_behind_those(words, at) or _is_behind_alike(czech, words, at, old)


def _starts(words: Sequence[str], at: int) -> list[int]:
    """Where the clause of a word begins, and those that a conjunction joins to it, backwards."""
    starts = [segment(words, at)[0]]
    while starts[-1] >= 2 and words[starts[-1] - 1] in CONJUNCTIONS:
        starts.append(segment(words, starts[-1] - 2)[0])
    return starts


def _is_of_those(words: Sequence[str], at: int) -> bool:
    """Whether a clause tells of several whom it calls “kdo” or “co”: “všem, kdo nám pomohli a věřili”."""
    return any(
        words[start].lower() in _WHO and words[start - 1] == "," and words[start - 2].lower() in _THOSE
        for start in _starts(words, at)
        if start >= 2
    )


def _is_behind_those(words: Sequence[str], at: int) -> bool:
    """Whether such a clause stands between a verb and its subject: “ti, kdo přišli, dostanou oběd”."""
    start = segment(words, at)[0]
    if words[0].lower() not in _SUBJECTS or list(words[1:2]) != [","] or words[2].lower() not in _WHO:
        return False
    return start > 2 and words[start - 1] == ","


def _is_behind_alike(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found) -> bool:
    """Whether “a” joins a verb to another one of several: “Eva s Janou se sešly a dlouho si povídaly”."""
    forms = {(one.tense, one.gender, one.animate, one.person) for one in old}
    starts = _starts(words, at)
    for later, start in pairwise(starts):
        for place in range(start, later - 1):
            found = czech.at(words, place)
            if found and all(
                one.kind == "VERB"
                and one.number == "plur"
                and (one.tense, one.gender, one.animate, one.person) in forms
                for one in found
            ):
                return True
    return False
