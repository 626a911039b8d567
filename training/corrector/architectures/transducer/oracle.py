"""The oracle: a sentence and its correction -> the actions that a transducer should have taken."""

from collections.abc import Sequence

from rapidfuzz.distance import Levenshtein, Prefix

from models.corrector.transducer.actions import ENDINGS, WRITES_PIECE, Action, rewrite
from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import Unit, split_units
from models.corrector.transducer.writing import Step

_CHANGES = sorted(set(Action) - WRITES_PIECE - {Action.COPY, Action.SKIP, Action.JOIN, Action.SPLIT})
_BY_LETTERS = {letters: action for action, letters in ENDINGS.items()}
_LONGEST_ENDING = 5
_MAX_BLOCK = 24
"""Longer stretches without a common unit are not aligned further: they are rewritten, not corrected."""


class Oracle:
    """Derives training actions by aligning units, preferring the cheapest explanation of each changed unit."""

    def __init__(self, resources: TransducerTables, featurizer: Featurizer):
        self._vocabulary = resources.vocabulary
        self._inflections = resources.inflections
        self._featurizer = featurizer

    def steps(self, source: Sequence[Unit], target: str) -> list[Step] | None:
        """Return one step for each unit of the source and for each inserted piece, the end mark's COPY last.

        None where the two are too far apart to be a sentence and its correction.
        """
        wanted = split_units(target)
        steps: list[Step] = []
        left = [(unit.text, unit.space) for unit in source]
        right = [(unit.text, unit.space) for unit in wanted]
        for block in Levenshtein.opcodes(left, right):
            if block.tag == "equal":
                steps += [Step(Action.COPY)] * (block.src_end - block.src_start)
                continue
            olds, news = source[block.src_start : block.src_end], wanted[block.dest_start : block.dest_end]
            if len(olds) > _MAX_BLOCK or len(news) > _MAX_BLOCK:
                return None
            for old, new in _align(olds, news):
                steps += self._explain(old, new)
        return [*steps, Step(Action.COPY)]

    def _explain(self, old: Unit | None, new: Unit | None) -> list[Step]:
        if new is None:
            return [Step(Action.SKIP)]
        if old is None:
            return [Step(Action.INSERT, piece) for piece in self._pieces(new)]
        if old.space == new.space:
            if old.text == new.text:
                return [Step(Action.COPY)]
            word = self._featurizer.word(old.text)
            for action in _CHANGES:
                if word.allowed[action] and rewrite(action, old.text, word.suggestions, self._inflections) == new.text:
                    return [Step(action)]
            if ending := self._ending(old.text, new.text):
                return ending
        elif old.text == new.text:
            return [Step(Action.SPLIT if new.space else Action.JOIN)]
        first, *more = self._pieces(new)
        return [Step(Action.REPLACE, first), *(Step(Action.INSERT, piece) for piece in more)]

    def _ending(self, old: str, new: str) -> list[Step]:
        """Return the steps that change a word's ending only; none where more is changed, or the model cannot."""
        stem = Prefix.similarity(old, new)
        action = _BY_LETTERS.get(len(old) - stem)
        written = new[stem:]
        if action is None or not self._featurizer.word(old).allowed[action] or not 0 < len(written) <= _LONGEST_ENDING:
            return []
        first, *more = self._vocabulary.encode(written)
        return [Step(action, first), *(Step(Action.INSERT, piece) for piece in more)]

    def _pieces(self, unit: Unit) -> tuple[int, ...]:
        return self._vocabulary.encode(" " + unit.text if unit.space else unit.text)


def _align(olds: Sequence[Unit], news: Sequence[Unit]) -> list[tuple[Unit | None, Unit | None]]:
    """Align two short stretches of units by dynamic programming, similar words with each other."""
    if not olds or not news or len(olds) == len(news) == 1:
        pairs: list[tuple[Unit | None, Unit | None]] = [(None, new) for new in news] if not olds else []
        if len(olds) == len(news) == 1:
            return [(olds[0], news[0])]
        return pairs or [(old, None) for old in olds]
    costs = [[0.0] * (len(news) + 1) for _ in range(len(olds) + 1)]
    for i in range(len(olds) + 1):
        for j in range(len(news) + 1):
            if i or j:
                costs[i][j] = min(
                    costs[i - 1][j] + 0.75 if i else 1e9,
                    costs[i][j - 1] + 0.75 if j else 1e9,
                    costs[i - 1][j - 1] + _difference(olds[i - 1], news[j - 1]) if i and j else 1e9,
                )
    pairs, i, j = [], len(olds), len(news)
    while i or j:
        if i and j and costs[i][j] == costs[i - 1][j - 1] + _difference(olds[i - 1], news[j - 1]):
            i, j = i - 1, j - 1
            pairs.append((olds[i], news[j]))
        elif i and costs[i][j] == costs[i - 1][j] + 0.75:
            i -= 1
            pairs.append((olds[i], None))
        else:
            j -= 1
            pairs.append((None, news[j]))
    return pairs[::-1]


def _difference(old: Unit, new: Unit) -> float:
    """Return 0 for equal words up to 1.6 for a word against a mark; two words without likeness cost 1.2."""
    if old.text == new.text:
        return 0.0 if old.space == new.space else 0.1
    if old.text[0].isalnum() != new.text[0].isalnum():
        return 1.6
    if not old.text[0].isalnum():
        return 0.6
    return 0.1 + 1.1 * Levenshtein.normalized_distance(old.text.lower(), new.text.lower())
