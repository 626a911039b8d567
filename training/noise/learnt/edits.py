"""The edits of a pair: which tokens of the right sentence came from which wrong ones."""

from collections.abc import Iterator
from typing import NamedTuple

from rapidfuzz.distance import Levenshtein

from training.noise.learnt.tokens import Tokens

MOST_RIGHT, MOST_WRONG = 3, 4
_ALIKE = 0.5


class LearntEdit(NamedTuple):
    """Tokens ``start`` to ``end`` of the right sentence were ``wrong``; either side may be empty."""

    start: int
    end: int
    wrong: tuple[str, ...]


def find_edits(wrong: Tokens, right: Tokens) -> tuple[list[LearntEdit], int]:
    """Return the edits that are short enough to be learnt, and the number of all."""
    blocks = [
        (block.src_start, block.src_end, block.dest_start, block.dest_end)
        for block in Levenshtein.opcodes(wrong.texts, right.texts)
        if block.tag != "equal"
    ]
    edits = []
    number = 0
    for old_start, old_end, start, end in _join_moved(blocks, wrong.texts, right.texts):
        number += 1
        found = list(_split(wrong.texts[old_start:old_end], right.texts, start, end))
        edits += [edit for edit in found if edit.end - edit.start <= MOST_RIGHT and len(edit.wrong) <= MOST_WRONG]
    return edits, number


def _join_moved(
    blocks: list[tuple[int, int, int, int]], wrong: list[str], right: list[str]
) -> Iterator[tuple[int, int, int, int]]:
    """Join blocks that touch, and two between which a word has moved."""
    joined: list[tuple[int, int, int, int]] = []
    for block in blocks:
        if joined:
            last = joined[-1]
            moved = set(wrong[last[0] : last[1]]) & set(right[block[2] : block[3]])
            moved |= set(right[last[2] : last[3]]) & set(wrong[block[0] : block[1]])
            if block[0] == last[1] and block[2] == last[3]:
                joined[-1] = (last[0], block[1], last[2], block[3])
                continue
            if moved:
                joined[-1] = (last[0], block[1], last[2], block[3])
                continue
        joined.append(block)
    yield from joined


def _split(old: list[str], right: list[str], start: int, end: int) -> Iterator[LearntEdit]:
    """Take words apart that were changed one by one beside each other."""
    new = right[start:end]
    if len(old) == len(new) > 1 and all(
        Levenshtein.normalized_similarity(a.lower(), b.lower()) >= _ALIKE for a, b in zip(old, new, strict=True)
    ):
        for i, (a, b) in enumerate(zip(old, new, strict=True)):
            if a != b:
                yield LearntEdit(start + i, start + i + 1, (a,))
    else:
        yield LearntEdit(start, end, tuple(old))
