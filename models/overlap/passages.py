"""From a shared fingerprint to the passage around it: two texts word by word, small edits included."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

__all__ = ["LEAST_WORDS", "PassageMatch", "matches"]

LEAST_WORDS = 12
"""Words that a passage must share with an article."""
_RESUMED = 4
"""Words that must agree after an edit for the passage to go on."""
_EDITS = sorted(list(product(range(4), repeat=2))[1:], key=lambda edit: (sum(edit), edit))
"""Words that an edit may have put in the place of words of the article: (in the text, in the article), smallest
first."""


@dataclass(frozen=True, slots=True)
class PassageMatch:
    """Words ``start`` to ``end`` of a text stand in an article, ``shared`` of them unchanged."""

    start: int
    end: int
    shared: int


def matches(text: Sequence[int], article: Sequence[int], seeds: Iterable[tuple[int, int]]) -> Iterator[PassageMatch]:
    """The passages that a text and an article share, in order and apart.

    Args:
        text: the words of the text, as numbers.
        article: the words of the article.
        seeds: where both may agree: (word of the text, word of the article), ascending.
    """
    free = 0
    for i, j in seeds:
        if i < free:
            continue
        end, after = _extend(text, article, i, j, 1, len(text))
        start, before = _extend(text, article, i - 1, j - 1, -1, free - 1)
        if before + after >= LEAST_WORDS:
            free = end
            yield PassageMatch(start + 1, end, before + after)


def _extend(text: Sequence[int], article: Sequence[int], i: int, j: int, step: int, stop: int) -> tuple[int, int]:
    """Go on from words ``i`` and ``j`` while they agree, over small edits too.

    Returns:
        The word of the text behind the last that agrees, in the direction of ``step``, and how many agree.
    """
    last = len(article) if step > 0 else -1
    shared = 0
    while True:
        while i != stop and j != last and text[i] == article[j]:
            i, j, shared = i + step, j + step, shared + 1
        room, left = (stop - i) * step, (last - j) * step
        for edit_i, edit_j in _EDITS:
            if edit_i + _RESUMED > room or edit_j + _RESUMED > left:
                continue
            at, other = i + edit_i * step, j + edit_j * step
            if all(text[at + step * n] == article[other + step * n] for n in range(_RESUMED)):
                i, j = at, other
                break
        else:
            return i, shared
