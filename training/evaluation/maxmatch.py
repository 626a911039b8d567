"""MaxMatch (M2) scoring of corrections against M2 gold (Dahlmeier and Ng, 2012).

It counts as the reference scorer (m2scorer 3.2) does: the cheapest alignments of source and hypothesis, once with
substitutions at the cost of an insertion and once at that of both, form a lattice together. An edit is a stretch of a
path with at most two unchanged words in all, whether it is in the gold or not. Of all ways to cut a path into edits
that one is scored which has most gold edits, then fewest steps beside them, then fewest edits that are not gold.
"""

from collections.abc import Iterable, Sequence

from training.corpora.m2 import M2Edit, M2Sentence
from training.evaluation.scores import Scores

MOST_UNCHANGED = 2

Vertex = tuple[int, int]
"""Tokens of the source and of the hypothesis that are behind us."""
State = tuple[int, int]
"""Unchanged words in the edit that is open (-1: none is), and the last gold insertion at this place of the source."""
Value = tuple[int, int, int]
"""Gold edits made, steps beside them and edits that are not gold, the latter two negative: the higher the better."""

_START: State = (-1, -1)


def maxmatch_scores(gold: Iterable[M2Sentence], hypotheses: Iterable[Sequence[str]]) -> list[Scores]:
    """Return the counts of each tokenised hypothesis; of several annotators the one that serves the total best counts.

    Raises:
        ValueError: there are not as many hypotheses as gold sentences.
    """
    total = Scores()
    found = []
    for sentence, hypothesis in zip(gold, hypotheses, strict=True):
        lattice = Lattice(sentence.tokens, hypothesis)
        best = best_annotator(total, (lattice.score(sentence.edits(number)) for number in sentence.annotators))
        total += best
        found.append(best)
    return found


def best_annotator(total: Scores, candidates: Iterable[Scores]) -> Scores:
    """Return the counts that serve the ``total`` so far best; the first of equals.

    The rule of the reference scorer: highest F0.5 of the running total, most gold edits made, fewest edits of both, of
    which a gold one weighs a quarter.
    """

    def rank(scores: Scores) -> tuple[float, int, float]:
        together = total + scores
        edits = together.tp + together.fp + (together.tp + together.fn) / 4
        return 1.25 * together.tp / edits if edits else 1.0, scores.tp, -edits

    return max(candidates, key=rank)


class Lattice:
    """The cheapest alignments of a source and a hypothesis."""

    def __init__(self, source: Sequence[str], hypothesis: Sequence[str]) -> None:
        self.source, self.hypothesis = list(source), list(hypothesis)
        edges = _cheapest(self.source, self.hypothesis, 1) | _cheapest(self.source, self.hypothesis, 2)
        self.vertices = sorted({(0, 0), *(end for _, end in edges)})
        self.steps: dict[Vertex, list[tuple[Vertex, bool]]] = {vertex: [] for vertex in self.vertices}
        for start, end in sorted(edges):
            diagonal = end[0] > start[0] and end[1] > start[1]
            kept = diagonal and self.source[start[0]] == self.hypothesis[start[1]]
            self.steps[start].append((end, kept))

    def score(self, gold: Sequence[M2Edit]) -> Scores:
        """Return the counts of the best way to cut a path into edits, against one annotator's."""
        best: dict[Vertex, dict[State, Value]] = {vertex: {} for vertex in self.vertices}
        best[0, 0][_START] = (0, 0, 0)
        for vertex in self.vertices:
            jumps = self._jumps(vertex, gold)
            for (unchanged, inserted), (right, steps, wrong) in best[vertex].items():
                for target, kept in self.steps[vertex]:
                    last = inserted if target[0] == vertex[0] else -1
                    states = best[target]
                    if kept:
                        _keep_better(states, (-1, last), (right, steps - 1, wrong))
                        if 0 <= unchanged < MOST_UNCHANGED:
                            _keep_better(states, (unchanged + 1, last), (right, steps - 1, wrong))
                    else:
                        opened = unchanged < 0
                        _keep_better(states, (max(unchanged, 0), last), (right, steps - 1, wrong - opened))
                for target, place in jumps:
                    is_insertion = target[0] == vertex[0]
                    if not is_insertion or place > inserted:
                        _keep_better(best[target], (-1, place if is_insertion else -1), (right + 1, steps, wrong))
        right, _, wrong = max(best[len(self.source), len(self.hypothesis)].values())
        return Scores(right, -wrong, len(gold) - right)

    def _jumps(self, vertex: Vertex, gold: Sequence[M2Edit]) -> list[tuple[Vertex, int]]:
        """Return the vertices reached by making a gold edit here, each with the edit's place in ``gold``."""
        i, j = vertex
        found = []
        for place, edit in enumerate(gold):
            if edit.start != i:
                continue
            for correction in {edit.correction, *edit.alternatives}:
                words = correction.split()
                target = edit.end, j + len(words)
                if words == self.source[i : edit.end] or self.hypothesis[j : target[1]] != words:
                    continue
                if self._joined(vertex, target):
                    found.append((target, place))
        return found

    def _joined(self, start: Vertex, end: Vertex) -> bool:
        """Tell whether a path with at most ``MOST_UNCHANGED`` unchanged words leads from start to end."""
        fewest = {start: 0}
        for vertex in self.vertices:
            if vertex not in fewest:
                continue
            for target, kept in self.steps[vertex]:
                if target[0] <= end[0] and target[1] <= end[1]:
                    unchanged = fewest[vertex] + kept
                    fewest[target] = min(unchanged, fewest.get(target, unchanged))
        return fewest.get(end, MOST_UNCHANGED + 1) <= MOST_UNCHANGED


def _cheapest(source: list[str], hypothesis: list[str], substitution: int) -> set[tuple[Vertex, Vertex]]:
    """Return the steps of all cheapest alignments, where an insertion or a deletion costs 1."""
    ahead = _costs(source, hypothesis, substitution)
    back = _costs(source[::-1], hypothesis[::-1], substitution)
    rows, columns = len(source), len(hypothesis)
    cheapest = ahead[rows][columns]
    steps = set()
    for i in range(rows + 1):
        for j in range(columns + 1):
            if i < rows and ahead[i][j] + 1 + back[rows - i - 1][columns - j] == cheapest:
                steps.add(((i, j), (i + 1, j)))
            if j < columns and ahead[i][j] + 1 + back[rows - i][columns - j - 1] == cheapest:
                steps.add(((i, j), (i, j + 1)))
            if i < rows and j < columns:
                cost = 0 if source[i] == hypothesis[j] else substitution
                if ahead[i][j] + cost + back[rows - i - 1][columns - j - 1] == cheapest:
                    steps.add(((i, j), (i + 1, j + 1)))
    return steps


def _costs(first: Sequence[str], second: Sequence[str], substitution: int) -> list[list[int]]:
    table = [list(range(len(second) + 1))]
    for i, word in enumerate(first, start=1):
        above, row = table[-1], [i]
        for j, other in enumerate(second, start=1):
            row.append(min(above[j - 1] + (0 if word == other else substitution), above[j] + 1, row[-1] + 1))
        table.append(row)
    return table


def _keep_better(states: dict[State, Value], state: State, value: Value) -> None:
    if state not in states or value > states[state]:
        states[state] = value
