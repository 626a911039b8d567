"""Corrections of a corrected sentence, as corrections of the sentence itself."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from models.corrector.protocol import Correction, Edit

__all__ = ["composed"]


class _Placed(NamedTuple):
    """An edit of the first pass or of the second, by the span of the text between the two that it makes or takes."""

    start: int
    end: int
    first: bool
    edit: Edit


def composed(first: Correction, second: Correction) -> Correction:
    """Make one correction of two, the second of which is of the target of the first.

    What the second changes in or beside an edit of the first is one edit with it, whose probability is the product of
    all that made it: one is no use without the other.
    """
    edits: list[Edit] = []
    shift = 0  # how much longer the text between is than the source, up to here
    placed = [*_made(first), *(_Placed(one.start, one.end, False, one) for one in second.edits)]
    for cluster in _clusters(sorted(placed, key=lambda one: one[:3])):
        earlier = [one.edit for one in cluster if one.first]
        later = [one.edit for one in cluster if not one.first]
        start, end = min(one.start for one in cluster), max(one.end for one in cluster)
        if not later:
            edits += earlier
        elif not earlier:
            edits += [replace(one, start=one.start - shift, end=one.end - shift) for one in later]
        else:
            growth = sum(map(_growth, earlier))
            moved = tuple(replace(one, start=one.start - start, end=one.end - start) for one in later)
            text = Correction(first.target[start:end], moved).target
            probability = math.prod(one.edit.probability for one in cluster)
            merged = Edit(start - shift, end - shift - growth, text, probability)
            if first.source[merged.start : merged.end] != text:
                edits.append(merged)
        shift += sum(map(_growth, earlier))
    return Correction(first.source, tuple(edits))


def _growth(edit: Edit) -> int:
    return len(edit.replacement) - (edit.end - edit.start)


def _made(correction: Correction) -> Iterator[_Placed]:
    """The edits by the spans of the target that they have made."""
    shift = 0
    for edit in correction.edits:
        start = edit.start + shift
        yield _Placed(start, start + len(edit.replacement), True, edit)
        shift += _growth(edit)


def _clusters(placed: Sequence[_Placed]) -> Iterator[list[_Placed]]:
    """Edits of the two passes that overlap or touch each other; those of one pass alone stay apart."""
    cluster: list[_Placed] = []
    for one in placed:
        touches = cluster and one.start <= max(other.end for other in cluster)
        if touches and any(other.first != one.first for other in cluster):
            cluster.append(one)
        else:
            if cluster:
                yield cluster
            cluster = [one]
    if cluster:
        yield cluster
