"""Commas at the edges of clauses, in languages without a tagger: what opens a clause tells why one stands there."""

from models.commas.context import CommaText
from models.commas.places import GapKind, Openers, Place, opener_languages, openers, places, told_kind, told_opener
from service.checking.checks.correction.explaining.seen import Seen
from service.checking.messages.explanation import Explanation, explain

__all__ = ["clause_comma"]

_COMMA = ","
_TOLD = {
    GapKind.SUBORDINATE: "clause.subordinate",
    GapKind.QUESTION: "clause.subordinate",
    GapKind.RELATIVE: "clause.relative",
    GapKind.INFINITIVE: "clause.infinitive",
    GapKind.JOINING: "clause.joining",
    GapKind.OPENING: "clause.opening",
    GapKind.CLOSING: "clause.closing",
}
_OPENED_BY = {GapKind.OPENING: GapKind.SUBORDINATE, GapKind.CLOSING: GapKind.RELATIVE}
"""What must have opened the clause that ends, so that hardly another comma than that at its end is meant."""


def clause_comma(seen: Seen) -> Explanation | None:
    """What is told of a comma that is put in where a clause begins or ends; None of any other edit."""
    if seen.tagged or seen.added != _COMMA or seen.language not in opener_languages():
        return None
    known, text = openers(seen.language), CommaText.of(seen.source)
    for place in places(text, known):
        if text.starts[place.gap - 1] < seen.edit.end <= text.starts[place.gap]:
            return _told(seen, place, text, known)
    return None


def _told(seen: Seen, place: Place, text: CommaText, known: Openers) -> Explanation | None:
    if place.kind not in _TOLD:
        return None
    opened = known.begins(text, place.opener)
    if place.kind in _OPENED_BY and (opened is None or opened[0] is not _OPENED_BY[place.kind]):
        return None
    first = place.gap if place.kind is GapKind.RELATIVE else place.opener
    last = place.opener + place.length
    end = text.starts[last] if last < len(text.starts) else len(seen.source)
    opener = seen.source[text.starts[first] : end].rstrip().rstrip(",")
    kind = told_kind(place.kind, seen.language, seen.original, opener)
    meant = told_opener(place.kind, kind, opener)
    return explain(_TOLD[kind], original=seen.original, replacement=seen.replacement, opener=meant)
