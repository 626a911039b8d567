"""Batches for the edit transducer: encoder features, the decoder's inputs, and the actions it should take."""

import random
from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from models.corrector.transducer.actions import Action
from models.corrector.transducer.decoding import inputs
from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.units import Unit, split_units
from models.corrector.transducer.vocabulary import Vocabulary
from models.corrector.transducer.writing import Step
from training.transducer.oracle import Oracle

Batch = dict[str, npt.NDArray[np.generic]]
_MASK_SHARE = 0.04
"""Share of copied words that are hidden and must be guessed, which teaches the model what words fit (BERT)."""


class Collator:
    """Makes batches of pairs; runs in the worker processes."""

    def __init__(
        self, vocabulary: Vocabulary, featurizer: Featurizer, *, max_units: int, batch_tokens: int, edit_weight: float
    ):
        """Take the model's vocabularies; ``batch_tokens`` bounds units x sentences of a batch, padding included."""
        self._oracle = Oracle(vocabulary, featurizer)
        self._vocabulary = vocabulary
        self._featurizer = featurizer
        self._max_units = max_units
        self._batch_tokens = batch_tokens
        self._edit_weight = edit_weight

    def batches(self, pairs: Iterable[tuple[str, str]], rng: random.Random) -> list[Batch]:
        """Return batches of sentences of like length, in random order; pairs too long or too far apart drop out."""
        rows: list[tuple[list[Unit], list[Step]]] = []
        for source, target in pairs:
            units = split_units(source)
            if 0 < len(units) <= self._max_units and (steps := self._oracle.steps(units, target)):
                rows.append((units, steps))
        rows.sort(key=lambda row: (len(row[1]), rng.random()))
        groups: list[list[tuple[list[Unit], list[Step]]]] = []
        for row in rows:
            if not groups or (len(groups[-1]) + 1) * len(row[1]) > self._batch_tokens:
                groups.append([])
            groups[-1].append(row)
        rng.shuffle(groups)
        return [self._collate(group, rng) for group in groups]

    def _collate(self, rows: Sequence[tuple[list[Unit], list[Step]]], rng: random.Random) -> Batch:
        hidden, plans = [], []
        for units, steps in rows:
            mask, plan = self._hide(units, steps, rng)
            hidden.append(mask)
            plans.append(plan)
        features = self._featurizer.batch([units for units, _ in rows], hidden)
        width = max(len(plan) for plan in plans)
        shape = (len(rows), width)
        batch: Batch = {name: getattr(features, name) for name in features.__dataclass_fields__}
        grid = {name: np.zeros(shape, np.int64) for name in ("pointers", "last_actions", "last_pieces", "pieces_out")}
        actions_out = np.full(shape, -100, np.int64)
        weights = np.zeros(shape, np.float32)
        for i, (plan, mask, (units, _)) in enumerate(zip(plans, hidden, rows, strict=True)):
            pointers, actions, pieces = inputs(plan, len(units) + 1)
            size = len(plan)
            grid["pointers"][i, :size] = pointers[:size]
            grid["last_actions"][i, :size] = actions[:size]
            grid["last_pieces"][i, :size] = pieces[:size]
            actions_out[i, :size] = [int(step.action) for step in plan]
            grid["pieces_out"][i, :size] = [step.piece for step in plan]
            weights[i, :size] = [
                1.0 if step.action is Action.COPY or pointers[j] in mask else self._edit_weight
                for j, step in enumerate(plan)
            ]
        return {**batch, "pieces_in": batch.pop("pieces"), **grid, "actions_out": actions_out, "weights": weights}

    def _hide(
        self, units: Sequence[Unit], steps: Sequence[Step], rng: random.Random
    ) -> tuple[frozenset[int], list[Step]]:
        """Choose words to hide; the plan then has the model write them."""
        mask, plan, pointer = set(), [], 0
        for step in steps:
            if step.action is Action.COPY and pointer < len(units) and rng.random() < _MASK_SHARE:
                unit = units[pointer]
                first, *more = self._vocabulary.encode(" " + unit.text if unit.space else unit.text)
                mask.add(pointer)
                plan += [Step(Action.REPLACE, first), *(Step(Action.INSERT, piece) for piece in more)]
            else:
                plan.append(step)
            pointer += step.action is not Action.INSERT
        return frozenset(mask), plan
