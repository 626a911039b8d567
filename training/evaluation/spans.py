"""Quick span-based F0.5 without a tagger: used live in training, where ERRANT would be too slow.

Words are aligned by plain edit distance, neighbouring changes are one edit, and an edit is right when both its span
and its replacement are those of the reference. Figures are close to ERRANT's, not equal: ERRANT aligns by
lemma and part of speech, and splits and joins neighbouring changes by rules.
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from rapidfuzz.distance import Levenshtein

from training.evaluation.scores import Scores, best_reference

_REMEMBERED = 1 << 17
"""Pairs of sentences whose edits are remembered: a search for thresholds asks for the same ones hundreds of times."""

_TOKEN = re.compile(r"\w+(?:['’]\w+)*|[^\w\s]")

Span = tuple[int, int, tuple[str, ...]]
"""Replace the source's tokens start:end by these."""


@lru_cache(_REMEMBERED)
def spans(source: str, target: str) -> frozenset[Span]:
    """Return the edits from source to target over words and punctuation marks."""
    if source == target:
        return frozenset()
    return spans_of_tokens(_TOKEN.findall(source), _TOKEN.findall(target))


def spans_of_tokens(source: Sequence[str], target: Sequence[str]) -> frozenset[Span]:
    """Return the edits between two sequences of tokens; changes with no kept token between them are one edit."""
    merged: list[list[int]] = []
    for code in Levenshtein.opcodes(source, target):
        if code.tag == "equal":
            continue
        if merged and merged[-1][1] == code.src_start and merged[-1][3] == code.dest_start:
            merged[-1][1], merged[-1][3] = code.src_end, code.dest_end
        else:
            merged.append([code.src_start, code.src_end, code.dest_start, code.dest_end])
    return frozenset((start, end, tuple(target[first:last])) for start, end, first, last in merged)


def span_scores(sources: Sequence[str], hypotheses: Sequence[str], references: Sequence[Sequence[str]]) -> Scores:
    """Score corrections of sentences against one or several references each; of several the best one counts.

    Raises:
        ValueError: the three have not the same length.
    """
    return sum(span_scores_of_each(sources, hypotheses, references), Scores())


def span_scores_of_each(
    sources: Sequence[str], hypotheses: Sequence[str], references: Sequence[Sequence[str]]
) -> list[Scores]:
    """Return the counts of each sentence; see ``span_scores``."""
    total = Scores()
    found = []
    for source, hypothesis, targets in zip(sources, hypotheses, references, strict=True):
        made = spans(source, hypothesis)
        counts = best_reference(total, (compare(made, spans(source, target)) for target in targets))[1]
        total += counts
        found.append(counts)
    return found


def compare(made: frozenset[Span], needed: frozenset[Span]) -> Scores:
    """Count the edits that are in both sets, only made, and only needed."""
    right = len(made & needed)
    return Scores(right, len(made) - right, len(needed) - right)
