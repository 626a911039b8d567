"""MaxMatch (M2) scoring of corrections against M2 gold (Dahlmeier and Ng, 2012), written from the paper.

All cheapest alignments of source and hypothesis form a lattice; of the edit sequences it holds, the one that agrees
with most gold edits is scored. A matched edit may take in up to two unchanged words, as the paper has it. What the
paper leaves open: of the sequences with most matches the one with fewest further edits is taken, changes next to
each other being one edit.
"""

from collections.abc import Iterable, Sequence

from training.corpora.m2 import M2Edit, M2Sentence
from training.evaluation.scores import Scores, best_reference

MOST_UNCHANGED = 2

Vertex = tuple[int, int]
"""Tokens of the source and of the hypothesis that are behind us."""


def maxmatch_scores(gold: Iterable[M2Sentence], hypotheses: Iterable[Sequence[str]]) -> Scores:
    """Score tokenised hypotheses; of several annotators the one that serves best counts, sentence by sentence.

    Raises:
        ValueError: there are not as many hypotheses as gold sentences.
    """
    total = Scores()
    for sentence, hypothesis in zip(gold, hypotheses, strict=True):
        lattice = Lattice(sentence.tokens, hypothesis)
        total += best_reference(total, (lattice.score(edits) for edits in sentence.annotators.values()))[1]
    return total


class Lattice:
    """The cheapest alignments of a source and a hypothesis (insertion and deletion cost 1, substitution 2)."""

    def __init__(self, source: Sequence[str], hypothesis: Sequence[str]) -> None:
        self.source, self.hypothesis = list(source), list(hypothesis)
        ahead = _costs(self.source, self.hypothesis)
        back = _costs(self.source[::-1], self.hypothesis[::-1])
        rows, columns = len(source), len(hypothesis)
        cheapest = ahead[rows][columns]
        self.vertices = [
            (i, j)
            for i in range(rows + 1)
            for j in range(columns + 1)
            if ahead[i][j] + back[rows - i][columns - j] == cheapest
        ]
        on_path = set(self.vertices)
        self.steps: dict[Vertex, list[tuple[Vertex, bool]]] = {}
        for i, j in self.vertices:
            steps = []
            for target in ((i + 1, j + 1), (i + 1, j), (i, j + 1)):
                if target not in on_path:
                    continue
                kept = target == (i + 1, j + 1) and self.source[i] == self.hypothesis[j]
                cost = 0 if kept else (target[0] - i) + (target[1] - j)
                if ahead[i][j] + cost == ahead[target[0]][target[1]]:
                    steps.append((target, kept))
            self.steps[i, j] = steps

    def score(self, gold: Sequence[M2Edit]) -> Scores:
        """Return the counts of the edit sequence with most matches, then fewest edits, against one annotator."""
        # State: vertex, whether an unmatched edit is open, the last gold insertion matched at this place of the source
        # (so that one gold insertion is not matched twice). Value: (matches, -edits made), the higher the better.
        best: dict[Vertex, dict[tuple[bool, int], tuple[int, int]]] = {(0, 0): {(False, -1): (0, 0)}}
        for vertex in self.vertices:
            states = best.get(vertex, {})
            jumps = self._jumps(vertex, gold) if states else []
            for (is_open, inserted), (matches, edits) in states.items():
                for target, kept in self.steps[vertex]:
                    last = inserted if target[0] == vertex[0] else -1
                    value = matches, edits - (not kept and not is_open)
                    _keep_better(best, target, (not kept, last), value)
                for target, place in jumps:
                    if target[0] == vertex[0] and place <= inserted:
                        continue
                    last = place if target[0] == vertex[0] else -1
                    _keep_better(best, target, (False, last), (matches + 1, edits - 1))
        right, made = max(best[len(self.source), len(self.hypothesis)].values())
        return Scores(right, -made - right, len(gold) - right)

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


def _costs(first: Sequence[str], second: Sequence[str]) -> list[list[int]]:
    table = [list(range(len(second) + 1))]
    for i, word in enumerate(first, start=1):
        above, row = table[-1], [i]
        for j, other in enumerate(second, start=1):
            row.append(above[j - 1] if word == other else min(above[j], row[-1]) + 1)
        table.append(row)
    return table


def _keep_better(
    best: dict[Vertex, dict[tuple[bool, int], tuple[int, int]]],
    vertex: Vertex,
    state: tuple[bool, int],
    value: tuple[int, int],
) -> None:
    states = best.setdefault(vertex, {})
    if value > states.get(state, (-1, 0)):
        states[state] = value
