"""Two versions of a sentence -> the smallest set of replacements that turns one into the other.

The units are words, single punctuation marks and runs of white space: offsets are exact whatever the spacing is.
"""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import chain, product
from typing import NamedTuple

from rapidfuzz.distance import Indel

_UNIT = re.compile(r"\w+(?:['’]\w+)*|\s+|[^\w\s]")
_MOVE_REACH = 24
"""How many code points a word may travel for its removal and its insertion to count as one change."""

_ALIKE = 0.75
"""From which similarity on two neighbouring words count as forms of one word."""


class Change(NamedTuple):
    """Replace ``source[start:end]`` by ``target[target_start:target_end]`` (code points)."""

    start: int
    end: int
    target_start: int
    target_end: int


def changes(source: str, target: str) -> list[Change]:
    """Find what turns ``source`` into ``target``: sorted, not overlapping, not touching.

    A word that changes its place by a few words gives one change and not two, since one half of the move makes no
    sense without the other; so does a word that gets another beside it while its own form changes.
    """
    if source == target:
        return []
    left, right = _UNIT.findall(source), _UNIT.findall(target)
    left_at, right_at = _boundaries(left), _boundaries(right)
    found = [
        Change(left_at[code.src_start], left_at[code.src_end], right_at[code.dest_start], right_at[code.dest_end])
        for code in Indel.opcodes(left, right)
        if code.tag != "equal"
    ]
    slid = [_slide(change, source, target) for change in _join_touching(found)]
    return [_trim(change, source, target) for change in _join_moves(_join_touching(slid), source, target)]


def _boundaries(units: Sequence[str]) -> list[int]:
    at = [0]
    for unit in units:
        at.append(at[-1] + len(unit))
    return at


def _join(first: Change, last: Change) -> Change:
    return Change(first.start, last.end, first.target_start, last.target_end)


def _join_touching(found: Sequence[Change]) -> list[Change]:
    joined: list[Change] = []
    for change in found:
        if joined and joined[-1].end >= change.start and joined[-1].target_end >= change.target_start:
            joined[-1] = _join(joined[-1], change)
        else:
            joined.append(change)
    return joined


def _slide(change: Change, source: str, target: str) -> Change:
    """Let an inserted or deleted word take the space after it rather than the one before it where both are the same."""
    start, end, target_start, target_end = change
    if start != end and target_start != target_end:
        return change
    text, first, last = (source, start, end) if start != end else (target, target_start, target_end)
    if text[first].isspace() and last < len(text) and text[first] == text[last] and not text[last - 1].isspace():
        return Change(start + 1, end + 1, target_start + 1, target_end + 1)
    return change


def _trim(change: Change, source: str, target: str) -> Change:
    """Leave out the space that both sides begin or end with."""
    old, new = source[change.start : change.end], target[change.target_start : change.target_end]
    head = _shared_space(old, new)
    tail = _shared_space(old[head:][::-1], new[head:][::-1])
    return Change(change.start + head, change.end - tail, change.target_start + head, change.target_end - tail)


def _shared_space(one: str, other: str) -> int:
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b or not a.isspace()), 0)


def _join_moves(found: Sequence[Change], source: str, target: str) -> list[Change]:
    joined: list[Change] = []
    for change in found:
        first = len(joined)
        while first and change.start - joined[first - 1].end <= _MOVE_REACH:
            first -= 1
            beside = not source[joined[first].end : change.start].strip()
            if _moves(joined[first], change, source, target, _ALIKE if beside else 1.0):
                joined[first:] = [_join(joined[first], change)]
                break
        else:
            joined.append(change)
    return joined


def _moves(one: Change, other: Change, source: str, target: str, alike: float) -> bool:
    """Whether a word that one of the changes removes is, more or less, one that the other adds."""
    removed, added = _replaced_words(one, source, target)
    removed_by_other, added_by_other = _replaced_words(other, source, target)
    pairs = chain(product(removed, added_by_other), product(removed_by_other, added))
    return any(Indel.normalized_similarity(word, moved) >= alike for word, moved in pairs)


def _replaced_words(change: Change, source: str, target: str) -> tuple[Counter[str], Counter[str]]:
    """The words that a change removes and those that it adds."""
    old = _words(source[change.start : change.end])
    new = _words(target[change.target_start : change.target_end])
    return old - new, new - old


def _words(text: str) -> Counter[str]:
    return Counter(unit.casefold() for unit in _UNIT.findall(text) if unit[0].isalnum())
