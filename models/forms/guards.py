"""Where a form that looks wrong is right all the same: how much surer one has to be, by the words to the left."""

import math
from collections.abc import Sequence

from models.forms.cues import Cue
from models.forms.paradigms import Form
from models.forms.subjects import SUBJECTS

__all__ = ["caution"]

_PLURAL_VERBS = frozenset({"VB", "NN+VB", "are", "were", "have", "do", "aren't", "weren't", "haven't", "don't"})
_SINGULAR_VERBS = frozenset({"VBZ", "NNS+VBZ", "is", "was", "has", "does", "isn't", "wasn't", "hasn't", "doesn't"})
_SINGULAR_NOUNS = frozenset({"NN", "NN+VB"})
_WISHES = (
    "suggest", "demand", "insist", "recommend", "requir", "request", "propos", "urg", "order", "mandat", "ask", "advis",
    "important", "essential", "necessary", "vital", "crucial", "imperative", "desir", "prefer", "wish", "lest", "pray",
)  # fmt: skip
"""Beginnings of words after which a clause may have the subjunctive: *they demand that he go*."""
_SOME = frozenset(
    """army audience band board club committee company council couple crew data enemy family government group jury
    majority management media minority party police press public staff team all any couple dozen half handful lot most
    none number pair percent range relations rest series some species total variety""".split()  # noqa: SIM905
)
"""Words that stand with a verb in either number."""
_KEPT = frozenset(["commons", "goods", "politics", "economics", "physics", "mathematics", "statistics", "news"])
"""Plurals in form that stand for one thing."""
_DIALECT = frozenset(
    ["ain't", "em", "thou", "thee", "hath", "doth", "ye", "yer", "y'all", "ol", "o", "gonna", "wanna", "gotta"]
)
"""Words of a way of speaking that has forms of its own."""
_QUOTES = frozenset("“\"‘'")
_SPOKEN = frozenset({"was", "were", "wasn't", "don't", "doesn't", "is", "has", "have"})
"""Forms of verbs with which people in stories speak as they do: *we was*, *he don't*."""
_NO_ARTICLE = frozenset({"", "preposition", "be", "to"})
_COORDINATED = 2.5
"""Log-odds that have to be added where the subject may be two things; with less, half of the alerts on *A, B of C and D
argue* were wrong."""
_NAMED = 1.0
"""Log-odds that have to be added where a name or a word that is not known may be the subject: *Afrikaans is*."""
_BARE = 1.5
"""Log-odds that have to be added for the plural of a noun that may lack its article: *creates new constraint*."""
_NEAR, _FAR = 4, 14


def caution(
    before: Sequence[str], behind: Sequence[str], word: str, written: Form, meant: Form, cue: Cue, *, nominal: bool
) -> float:
    """What has to be added to the log-odds that are enough; infinite where no odds are.

    Args:
        before: the words to the left, as `models.confusions.context.pieces` gives them.
        behind: those to the right.
        word: the one in question.
        written: its form.
        meant: the form that may be meant.
        cue: what asks for a form.
        nominal: whether the place is one of a noun.
    """
    if (
        word in _KEPT
        or (nominal and behind[:1] == ["-"])
        or not _DIALECT.isdisjoint(before)
        or not _DIALECT.isdisjoint(behind)
    ):
        return math.inf
    if written.kind in _SPOKEN and not _QUOTES.isdisjoint(before):
        return math.inf
    agreement = {written.kind, meant.kind} & _PLURAL_VERBS and {written.kind, meant.kind} & _SINGULAR_VERBS
    if written.kind in _PLURAL_VERBS and meant.kind in _SINGULAR_VERBS:
        if _wished(before[-_FAR:]):
            return math.inf
        if not {"and", "or", "nor"}.isdisjoint(before[-_FAR:]):
            return _COORDINATED
    subject = [cue.word] if cue.kind in SUBJECTS else before[-_NEAR:]
    if (agreement and not _SOME.isdisjoint(subject)) or word in _SOME:
        return math.inf
    if (agreement and before[-1:] == ["and"]) or (
        nominal and meant.kind in _SINGULAR_NOUNS and "and" in before[-_NEAR:]
    ):
        return _COORDINATED
    if (written.kind, meant.kind, cue.kind) == ("is", "are", ""):
        return _NAMED
    return _BARE if nominal and cue.kind in _NO_ARTICLE and "NNS" in meant.kind else 0.0


def _wished(before: Sequence[str]) -> bool:
    """Whether a wish, an order or a condition stands before: *suggest that*, *whether*."""
    begins = [word.startswith(_WISHES) for word in before]
    return any(begins) and ("that" in before[begins.index(True) :] or "lest" in before)
