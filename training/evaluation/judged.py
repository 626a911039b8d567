"""Which edits of a sentence are right, wrong and missed: counted as ``errant_compare`` does (Bryant et al., 2017)."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from training.evaluation.scores import Scores, best_reference

Key = tuple[int, int, str]


@dataclass(frozen=True, slots=True)
class ScoredEdit:
    """Replace ``text[start:end]`` by ``replacement``, or by one of the ``alternatives``, which are as good."""

    start: int
    end: int
    replacement: str
    type: str
    alternatives: tuple[str, ...] = ()

    @property
    def keys(self) -> frozenset[Key]:
        """What is compared: the span with each text that may take its place."""
        return frozenset((self.start, self.end, text) for text in (self.replacement, *self.alternatives))


@dataclass(frozen=True, slots=True)
class Judged:
    """A sentence with the edits of a system that are right or wrong, and those it missed, beside one reference."""

    text: str
    right: tuple[ScoredEdit, ...] = ()
    wrong: tuple[ScoredEdit, ...] = ()
    missed: tuple[ScoredEdit, ...] = ()

    @property
    def scores(self) -> Scores:
        """The counts."""
        return Scores(len(self.right), len(self.wrong), len(self.missed))


def compare(text: str, made: Sequence[ScoredEdit], needed: Sequence[ScoredEdit]) -> Judged:
    """Compare a system's edits with those of one reference; a right one is shown with the reference's type."""
    ours = {key for edit in made for key in edit.keys}
    theirs = {key for edit in needed for key in edit.keys}
    return Judged(
        text,
        tuple(edit for edit in needed if not ours.isdisjoint(edit.keys)),
        tuple(edit for edit in made if theirs.isdisjoint(edit.keys)),
        tuple(edit for edit in needed if ours.isdisjoint(edit.keys)),
    )


def judge(cases: Iterable[tuple[str, Sequence[ScoredEdit], Sequence[Sequence[ScoredEdit]]]]) -> list[Judged]:
    """Judge sentences, each given with a system's edits and those of every reference.

    Of several references the one that serves the running total best is taken.
    """
    total = Scores()
    found = []
    for text, made, references in cases:
        candidates = [compare(text, made, needed) for needed in references]
        place, counts = best_reference(total, [candidate.scores for candidate in candidates])
        total += counts
        found.append(candidates[place])
    return found


def scores_by_type(sentences: Iterable[Judged]) -> dict[str, Scores]:
    """Return the counts by type, in the order of the types' names."""
    counts: defaultdict[str, Scores] = defaultdict(Scores)
    for sentence in sentences:
        for edits, one in (
            (sentence.right, Scores(tp=1)),
            (sentence.wrong, Scores(fp=1)),
            (sentence.missed, Scores(fn=1)),
        ):
            for edit in edits:
                counts[edit.type] += one
    return dict(sorted(counts.items()))
