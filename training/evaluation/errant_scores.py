"""ERRANT F0.5: span-based correction scores, in total and by error type (Bryant et al., 2017).

Source and hypothesis, and source and each reference, are aligned and typed by ``models.aligner``; an edit is right
when its span and replacement are those of a reference's edit.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from training.evaluation.judged import Judged, ScoredEdit, judge, scores_by_type
from training.evaluation.scores import Scores


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


@dataclass(frozen=True, slots=True)
class ErrantScores:
    """The edits of every sentence, and their counts in total and by type."""

    sentences: Sequence[Judged]

    @property
    def total(self) -> Scores:
        """The counts of all edits."""
        return sum((sentence.scores for sentence in self.sentences), Scores())

    @property
    def by_type(self) -> dict[str, Scores]:
        """The counts of each type; a right edit counts for the reference's type."""
        return scores_by_type(self.sentences)


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
    aligned = zip(pairs, aligner.align_all(pairs), strict=True)

    cases = []
    for targets in references:
        (clean, _), made = next(aligned)
        cases.append((clean, _scored(made), [_scored(next(aligned)[1]) for _ in targets]))
    return ErrantScores(judge(cases))


def _scored(edits: Sequence[TypedEditLike]) -> list[ScoredEdit]:
    return [ScoredEdit(edit.start, edit.end, edit.replacement, str(edit.type)) for edit in edits]
