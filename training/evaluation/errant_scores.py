"""ERRANT F0.5: span-based correction scores, in total and by error type (Bryant et al., 2017).

Source and hypothesis, and source and each reference, are aligned and typed by ``models.aligner``; an edit is right
when its span and replacement are those of a reference's edit. Counting is that of ``errant_compare``: a right edit
counts for the reference's type, and of several references the one that serves the running total best is taken.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from training.evaluation.scores import Scores, best_reference

Edits = dict[tuple[int, int, str], str]
"""(start, end, replacement) -> type."""


class TypedEditLike(Protocol):
    """What is read of an edit of the aligner."""

    @property
    def start(self) -> int: ...  # noqa: D102
    @property
    def end(self) -> int: ...  # noqa: D102
    @property
    def replacement(self) -> str: ...  # noqa: D102
    @property
    def type(self) -> str: ...  # noqa: D102


class PairAligner(Protocol):
    """``models.aligner.aligner.Aligner``, or anything that types the edits between two sentences."""

    def align_all(self, pairs: Iterable[tuple[str, str]]) -> Sequence[Sequence[TypedEditLike]]:
        """Return the edits of each (source, target)."""
        ...


@dataclass(slots=True)
class ErrantScores:
    """Counts in total and by type."""

    total: Scores = field(default_factory=Scores)
    by_type: dict[str, Scores] = field(default_factory=dict)


def errant_scores(
    sources: Sequence[str], hypotheses: Sequence[str], references: Sequence[Sequence[str]], aligner: PairAligner
) -> ErrantScores:
    """Score corrections of natural-text sentences against one or several references each.

    Raises:
        ValueError: the three have not the same length.
    """
    pairs: list[tuple[str, str]] = []
    for source, hypothesis, targets in zip(sources, hypotheses, references, strict=True):
        # Spacing is not scored: the aligner would count its changes with the edit beside them.
        clean, *others = (" ".join(text.split()) for text in (source, hypothesis, *targets))
        pairs += [(clean, other) for other in others]
    aligned = iter(aligner.align_all(pairs))

    total = Scores()
    by_type: defaultdict[str, Scores] = defaultdict(Scores)
    for targets in references:
        made = _edits(next(aligned))
        gold = [_edits(next(aligned)) for _ in targets]
        candidates = [
            Scores(len(made.keys() & g.keys()), len(made.keys() - g.keys()), len(g.keys() - made.keys())) for g in gold
        ]
        place, counts = best_reference(total, candidates)
        total += counts
        needed = gold[place]
        for edit, kind in needed.items():
            by_type[kind] += Scores(tp=1) if edit in made else Scores(fn=1)
        for edit, kind in made.items():
            if edit not in needed:
                by_type[kind] += Scores(fp=1)
    return ErrantScores(total, dict(sorted(by_type.items())))


def _edits(edits: Sequence[TypedEditLike]) -> Edits:
    return {(edit.start, edit.end, edit.replacement): str(edit.type) for edit in edits}
