"""Cuts a long pair of texts at words they have in common.

ERRANT's alignment takes time in proportion to the product of both lengths, in plain Python; what is common to both
sides far from any change needs neither aligning nor parsing.
"""

from collections.abc import Sequence
from typing import NamedTuple

from rapidfuzz.distance import Levenshtein

WHOLE = 60
"""A pair in which neither side has more tokens is not cut."""
CONTEXT = 20
"""How many common tokens a segment keeps on either side of a change, for the parser."""
LONG_ENOUGH = 40
"""A segment of so many tokens may be cut within a shorter stretch of common tokens."""
FINAL = frozenset({".", "!", "?", "…"})


class Segment(NamedTuple):
    """Tokens ``[source_start, source_end)`` of one side against ``[target_start, target_end)`` of the other."""

    source_start: int
    source_end: int
    target_start: int
    target_end: int

    @property
    def cells(self) -> int:
        """Size of the alignment table."""
        return (self.source_end - self.source_start) * (self.target_end - self.target_start)


def segments(source: Sequence[str], target: Sequence[str]) -> list[Segment]:
    """The stretches of two token sequences that hold all that differs; what lies between them is equal.

    A short pair is one segment. A longer one is cut behind the end of a sentence that both sides share, or, failing
    that, within common words.
    """
    if not source and not target:
        return []
    if max(len(source), len(target)) <= WHOLE:
        return [Segment(0, len(source), 0, len(target))]
    found: list[Segment] = []
    start, target_start, changed = 0, 0, False
    for code in Levenshtein.opcodes(source, target):
        if code.tag != "equal":
            changed = True
            continue
        cut = _cut(source, code.src_start, code.src_end, code.src_start - start if changed else 0)
        if cut is not None:
            before, after = cut
            shift = code.dest_start - code.src_start
            if changed:
                found.append(Segment(start, before, target_start, before + shift))
            start, target_start, changed = after, after + shift, False
    if changed:
        found.append(Segment(start, len(source), target_start, len(target)))
    return found


def _cut(tokens: Sequence[str], start: int, end: int, length: int) -> tuple[int, int] | None:
    """Where a segment of ``length`` tokens ends within the common tokens [start, end), and where the next one begins.

    ``None`` if the common stretch is too short to cut.
    """
    finals = [place + 1 for place in range(start, end) if tokens[place] in FINAL and place + 1 < end]
    if end - start > 2 * CONTEXT:
        before = next((place for place in finals if place <= start + CONTEXT), start + CONTEXT)
        after = next((place for place in reversed(finals) if place >= end - CONTEXT), end - CONTEXT)
        return (before, after) if before <= after else (after, after)
    if length >= LONG_ENOUGH and finals:
        return finals[0], finals[-1]
    if length >= LONG_ENOUGH and end - start >= 4:
        middle = (start + end) // 2
        return middle, middle
    return None
