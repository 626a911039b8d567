"""Batches for the edit transducer: encoder features, the decoder's inputs, and what it should answer."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields

import numpy as np
import numpy.typing as npt

from models.corrector.transducer.actions import Action
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.decoded import inputs
from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import Unit, split_units
from models.corrector.transducer.writing import Step
from training.corrector.architectures.transducer.oracle import Oracle
from training.corrector.train.stream import Example

Batch = dict[str, npt.NDArray[np.generic]]
GRAIN = 8
"""Lengths are rounded up to multiples of this: kernels are compiled for each new shape, so there must be few."""
_MASK_SHARE = 0.04
"""Share of copied words that are hidden and must be guessed, which teaches the model what words fit (BERT)."""


@dataclass(frozen=True, slots=True)
class TrainingRow:
    """A sentence to train on: its steps, and which units are wrong (the one behind a gap included).

    ``corrected`` is False where only the wrong units are known: then the steps are copies that are not learnt.
    """

    units: list[Unit]
    steps: list[Step]
    wrong: frozenset[int]
    corrected: bool


class Collator:
    """Makes batches of examples; runs in the worker processes."""

    def __init__(self, resources: TransducerTables, config: TransducerConfig, *, batch_tokens: int, edit_weight: float):
        """Take the model's tables and sizes; ``batch_tokens`` bounds word pieces x sentences, padding included."""
        self._featurizer = Featurizer(resources, config.actions)
        self.oracle = Oracle(resources, self._featurizer)
        self._vocabulary = resources.vocabulary
        self._config = config
        self._batch_tokens = batch_tokens
        self._edit_weight = edit_weight

    def batches(self, examples: Iterable[Example], rng: random.Random) -> list[Batch]:
        """Return batches of sentences of like length, in random order; what is too long or too far apart drops out."""
        rows = [row for row in map(self._row, examples) if row]
        longest = [(self._length(row), rng.random(), row) for row in rows]
        longest.sort(key=lambda entry: entry[:2], reverse=True)
        groups, start = [], 0
        while start < len(longest):
            size = max(1, self._batch_tokens // (-(-longest[start][0] // GRAIN) * GRAIN))
            groups.append([row for _, _, row in longest[start : start + size]])
            start += size
        rng.shuffle(groups)
        return [self._collate(group, rng) for group in groups]

    def _row(self, example: Example) -> TrainingRow | None:
        units = split_units(example.source)
        if not 0 < len(units) <= self._config.max_units:
            return None
        if example.target is None:
            return TrainingRow(units, [Step(Action.COPY)] * (len(units) + 1), _marked(units, example.wrong), False)
        steps = self.oracle.steps(units, example.target)
        return TrainingRow(units, steps, wrong_units(steps), True) if steps else None

    def _length(self, row: TrainingRow) -> int:
        return max(self._featurizer.piece_count(row.units), len(row.steps))

    def _collate(self, rows: Sequence[TrainingRow], rng: random.Random) -> Batch:
        hidden, plans = [], []
        for row in rows:
            mask, plan = self._hide(row, rng)
            hidden.append(mask)
            plans.append(plan)
        features = self._featurizer.batch([row.units for row in rows], hidden, GRAIN)
        shape = (len(rows), -(-max(map(len, plans)) // GRAIN) * GRAIN)
        batch: Batch = {field.name: getattr(features, field.name) for field in fields(features)}
        grid = {name: np.zeros(shape, np.int64) for name in ("pointers", "last_actions", "last_pieces", "pieces_out")}
        actions_out = np.full(shape, -100, np.int64)
        weights = np.zeros(shape, np.float32)
        wrong = np.full(features.shapes.shape, -1.0, np.float32)
        for i, (plan, mask, row) in enumerate(zip(plans, hidden, rows, strict=True)):
            pointers, actions, pieces = inputs(plan, len(row.units) + 1)
            size = len(plan)
            grid["pointers"][i, :size] = pointers[:size]
            grid["last_actions"][i, :size] = actions[:size]
            grid["last_pieces"][i, :size] = pieces[:size]
            grid["pieces_out"][i, :size] = [step.piece for step in plan]
            wrong[i, [unit for unit in range(len(row.units) + 1) if unit not in mask]] = 0
            wrong[i, [unit for unit in row.wrong if unit not in mask]] = 1
            if row.corrected:
                canonical = features.canonical[i, pointers[:size], [int(step.action) for step in plan]]
                actions_out[i, :size] = canonical
                weights[i, :size] = [
                    1.0 if step.action is Action.COPY or pointers[j] in mask else self._edit_weight
                    for j, step in enumerate(plan)
                ]
        return _compact({**batch, **grid, "actions_out": actions_out, "weights": weights, "wrong": wrong})

    def _hide(self, row: TrainingRow, rng: random.Random) -> tuple[frozenset[int], list[Step]]:
        """Choose words to hide; the plan then has the model write them."""
        if not row.corrected:
            return frozenset(), row.steps
        mask, plan, pointer = set(), [], 0
        for step in row.steps:
            if step.action is Action.COPY and pointer < len(row.units) and rng.random() < _MASK_SHARE:
                unit = row.units[pointer]
                first, *more = self._vocabulary.encode(" " + unit.text if unit.space else unit.text)
                mask.add(pointer)
                plan += [Step(Action.REPLACE, first), *(Step(Action.INSERT, piece) for piece in more)]
            else:
                plan.append(step)
            pointer += step.action is not Action.INSERT
        return frozenset(mask), plan


def _compact(batch: Batch) -> Batch:
    """Keep whole numbers in few bytes, as they go from process to process and to the device."""
    return {
        name: array.astype(np.int16 if array.max(initial=0) <= np.iinfo(np.int16).max else np.int32)
        if np.issubdtype(array.dtype, np.integer)
        else array
        for name, array in batch.items()
    }


def _marked(units: Sequence[Unit], spans: Sequence[tuple[int, int]]) -> frozenset[int]:
    """Return the units that overlap one of the spans."""
    return frozenset(
        i for i, unit in enumerate(units) if any(start < unit.end and unit.start < end for start, end in spans)
    )


def wrong_units(steps: Sequence[Step]) -> frozenset[int]:
    """Return the units that are changed, and those before which something is missing."""
    wrong, pointer = set(), 0
    written = False
    for step in steps:
        if step.action is Action.INSERT:
            if not written:
                wrong.add(pointer)
            continue
        written = step.action is Action.REPLACE
        if step.action is not Action.COPY:
            wrong.add(pointer)
        pointer += 1
    return frozenset(wrong)
