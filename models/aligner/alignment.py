"""The cheapest alignment of two token sequences: that of ERRANT 3, cell for cell, without most of its cells.

ERRANT fills a table of all pairs of tokens (Felice, Bryant and Briscoe, 2016: a Damerau-Levenshtein distance whose
substitutions cost less the more alike the words are). Equal tokens always match there, so that

* a common end is matched token by token, whatever stands before it;
* with a common beginning of p tokens, the cell of i source and j target tokens costs ``abs(i - j)`` wherever i or j is
  at most p: nothing is cheaper than what the lengths ask for, and that much is always enough.

Only what lies between is worked out.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from rapidfuzz.distance import Indel
from spacy.attrs import ORTH
from spacy.tokens import Doc, Span

__all__ = ["Alignment", "AlignmentStep", "differing"]

_OPEN = frozenset({"ADJ", "ADV", "NOUN", "VERB"})
_NEVER = float("inf")
_LEAVING = 1.999
"""What it costs to leave the diagonal and come back, less what adding up fractions may make of it."""


class AlignmentStep(NamedTuple):
    """Source tokens ``[start, end)`` against target tokens ``[target_start, target_end)``.

    ``operation`` is M (match), S (substitution), I (insertion), D (deletion), or T with the length of a transposition.
    """

    operation: str
    start: int
    end: int
    target_start: int
    target_end: int


class _Side:
    """What the alignment needs to know of the tokens of one side."""

    def __init__(self, doc: Doc) -> None:
        tokens = list(doc)
        self.words = [token.orth for token in tokens]
        self.lower = [token.lower for token in tokens]
        self.lemmas = [token.lemma for token in tokens]
        self.parts = [token.pos_ for token in tokens]
        self.texts = [token.text for token in tokens]
        self.sums = [0, *accumulate(self.lower)]


class Alignment:
    """The alignment of two tagged documents, in the form in which ERRANT merges its steps into edits.

    Attributes:
        orig: the source.
        cor: the target.
        align_seq: the steps, from left to right.
    """

    def __init__(self, source: Doc, target: Doc) -> None:
        self.orig, self.cor = source, target
        self._source, self._target = _Side(source), _Side(target)
        self._common = _common(self._source.words, self._target.words)
        self._ends = _before_common_end(self._source.words, self._target.words)
        self._operations: list[list[str]] = []
        self.align_seq: list[AlignmentStep] = self._straight() or self._filled()

    def _filled(self) -> list[AlignmentStep]:
        """The steps by the table of all pairs that matter."""
        self._fill()
        return self._steps()[::-1]

    def _straight(self) -> list[AlignmentStep]:
        """The steps where words have only been replaced, one by one; none where that is not certain.

        Whatever leaves the diagonal of the table costs an insertion and a deletion, 2 together; there is no
        transposition on it where no old word is one of the new ones.
        """
        words, others = self._source.words, self._target.words
        if len(words) != len(others):
            return []
        changed = [at for at, (word, other) in enumerate(zip(words, others, strict=True)) if word != other]
        if not {self._source.lower[at] for at in changed}.isdisjoint(self._target.lower[at] for at in changed):
            return []
        if sum(self._difference(at, at) for at in changed) >= _LEAVING:
            return []
        replaced = set(changed)
        return [AlignmentStep("S" if at in replaced else "M", at, at + 1, at, at + 1) for at in range(len(words))]

    def _fill(self) -> None:
        """Work out the operation of each cell behind the common beginning and before the common end."""
        first, (rows, columns) = self._common, self._ends
        source, target = self._source, self._target
        costs = [[float(j) for j in range(max(columns - first, 0) + 1)]]
        for i in range(first, rows):
            above, row, operations = costs[-1], [float(i + 1 - first)], [""]
            costs.append(row)
            self._operations.append(operations)
            word, lower = source.words[i], source.lower[i]
            for j in range(first, columns):
                before = above[j - first]
                if word == target.words[j]:
                    row.append(before)
                    operations.append("M")
                    continue
                substitution = before + (0 if lower == target.lower[j] else self._difference(i, j))
                insertion, deletion = row[-1] + 1, above[j - first + 1] + 1
                transposition, length = self._transposition(costs, i, j)
                least = min(transposition, substitution, insertion, deletion)
                row.append(least)
                if transposition == least:
                    operations.append(f"T{length}")
                else:
                    operations.append("S" if substitution == least else "I" if insertion == least else "D")

    def _difference(self, i: int, j: int) -> float:
        """How unlike two words are, from 0 to 2."""
        source, target = self._source, self._target
        lemma = 0 if source.lemmas[i] == target.lemmas[j] else 0.499
        here, there = source.parts[i], target.parts[j]
        part = 0 if here == there else 0.25 if here in _OPEN and there in _OPEN else 0.5
        return lemma + part + Indel.normalized_distance(source.texts[i], target.texts[j])

    def _transposition(self, costs: Sequence[Sequence[float]], i: int, j: int) -> tuple[float, int]:
        """The cost of the shortest transposition that ends with two words, infinite where there is none; its length."""
        first = self._common
        source, target = self._source, self._target
        for back in range(1, min(i, j) - first + 1):
            before = costs[i - back - first][j - back - first]
            if costs[i - back - first + 1][j - back - first + 1] == before:
                break
            same = source.sums[i + 1] - source.sums[i - back] == target.sums[j + 1] - target.sums[j - back]
            if same and sorted(source.lower[i - back : i + 1]) == sorted(target.lower[j - back : j + 1]):
                return before + back, back + 1
        return _NEVER, 0

    def _operation(self, i: int, j: int) -> str:
        """How the first i source tokens and the first j target tokens are best aligned at their end."""
        source, target = self._source, self._target
        if not i or not j:
            return "D" if i else "I"
        if i > self._ends[0] and j > self._ends[1]:
            return "M"
        if i > self._common and j > self._common:
            return self._operations[i - self._common - 1][j - self._common]
        if source.words[i - 1] == target.words[j - 1]:
            return "M"
        if source.lower[i - 1] == target.lower[j - 1]:
            return "S"
        return "I" if i < j else "D"

    def _steps(self) -> list[AlignmentStep]:
        """The steps from right to left."""
        i, j = len(self._source.words), len(self._target.words)
        steps = []
        while i or j:
            operation = self._operation(i, j)
            back = int(operation[1:] or 1)
            rows = 0 if operation == "I" else back
            columns = 0 if operation == "D" else back
            steps.append(AlignmentStep(operation, i - rows, i, j - columns, j))
            i, j = i - rows, j - columns
        return steps


def _common(words: Sequence[int], others: Sequence[int]) -> int:
    """How many tokens both sides begin with."""
    count = 0
    for word, other in zip(words, others, strict=False):
        if word != other:
            break
        count += 1
    return count


def _before_common_end(words: Sequence[int], others: Sequence[int]) -> tuple[int, int]:
    i, j = len(words), len(others)
    while i and j and words[i - 1] == others[j - 1]:
        i, j = i - 1, j - 1
    return i, j


def differing(source: Doc, target: Doc) -> tuple[Span, Span]:
    """The words of both sides whose lemmas the alignment looks at: those between a common beginning and end."""
    words, others = source.to_array(ORTH).tolist(), target.to_array(ORTH).tolist()
    first, (i, j) = _common(words, others), _before_common_end(words, others)
    return source[min(first, i, j) : max(first, i)], target[min(first, i, j) : max(first, j)]
