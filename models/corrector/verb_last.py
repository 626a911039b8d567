"""A verb that the model takes out of a clause whose verb comes last belongs at the end of this clause."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from models.corrector.protocol import Correction, Edit
from models.language_folders import language_tables
from models.languages.tags import primary

__all__ = ["with_verbs_last"]

_VERB = re.compile(r"\s*([^\W\d_]+)\s*")
_END = re.compile(r"\s*(?:[,;:.!?)–—\"“”]|$)")
_FARTHEST = 12
"""Words over which a verb moves at most."""
_SURE = 0.45
"""Least probability that a verb is in the wrong place, as in ``moves``."""
_OTHER = 0.3
"""What the model would change besides with this much probability or more is to be told by itself."""


class _Clauses(NamedTuple):
    """The clauses of a language whose verb comes last.

    Attributes:
        openers: the words that open them.
        before: such a word, perhaps behind a joining one, and a subject of at most three words, to the end of a text.
        joined: a word behind which a clause of its own may begin, so that it is not known where this one ends.
    """

    openers: frozenset[str]
    before: re.Pattern[str]
    joined: re.Pattern[str]


@cache
def _clauses(code: str) -> _Clauses:
    table = language_tables()[code]
    joining = "|".join(table.joining)
    before = re.compile(rf"(?:^|[,;:(–—-])\s*(?:(?:{joining}) )?(\w+)(?: \w+){{1,3}}\s*$")
    return _Clauses(frozenset(table.verb_last), before, re.compile(rf"\s(?:{joining})\s"))


def with_verbs_last(correction: Correction, language: str) -> Correction:
    """The same correction where each verb that is taken out behind *weil* and the like moves to the end of its clause.

    The model often takes it out and is not sure enough to put it in again: a clause without its verb is worse than one
    with it in the wrong place.
    """
    clauses = _clauses(primary(language))
    if not clauses.openers:
        return correction
    edits = correction.edits
    for taken in correction.edits:
        if taken in edits and (move := _move(correction.source, taken, edits, clauses)) is not None:
            around = (one for one in edits if one.end <= move.start or one.start >= move.end)
            rest = (one for one in around if one is not taken and not _puts_in(one, taken, correction.source))
            edits = tuple(sorted([move, *rest], key=lambda one: one.start))
    return correction if edits is correction.edits else replace(correction, edits=edits)


def _move(source: str, taken: Edit, edits: Sequence[Edit], clauses: _Clauses) -> Edit | None:
    """The move that the taking out of a verb is meant to be, None where it is none."""
    verb = _VERB.fullmatch(source, taken.start, taken.end)
    if verb is None or taken.replacement.strip() or taken.probability < _SURE or not verb[1][0].islower():
        return None
    before = clauses.before.search(source, 0, taken.start)
    if before is None or before[1].lower() not in clauses.openers:
        return None
    put = next((one for one in edits if one.start >= taken.end and _puts_in(one, taken, source)), None)
    end = put.start if put else _clause_end(source, taken.end)
    between = source[taken.end : end]
    if not 0 < len(between.split()) <= _FARTHEST or (put is None and clauses.joined.search(between)):
        return None
    inside = [one for one in edits if one.start < end and taken.end < one.end and one.probability >= _OTHER]
    if inside or any(map(between.__contains__, ",;:.!?")):
        return None
    probability = (taken.probability + put.probability) / 2 if put else taken.probability
    return Edit(verb.start(1), end, f"{between.strip()} {verb[1]}", probability)


def _puts_in(edit: Edit, taken: Edit, source: str) -> bool:
    """Whether an edit puts in what another one takes out."""
    return edit.start == edit.end and edit.replacement.strip() == source[taken.start : taken.end].strip()


def _clause_end(source: str, start: int) -> int:
    """Where the clause ends, before its punctuation mark."""
    found = _END.search(source, start)
    return found.start() if found else len(source)
