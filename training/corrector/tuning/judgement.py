"""The fit of a transducer's judgement: how probable it is that an edit is right, by what is known of it."""

from collections.abc import Sequence
from itertools import pairwise

import torch
from torch import Tensor

from models.corrector.protocol import Correction
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.judgement import KNOWN, Judgement
from models.corrector.transducer.proposals import Proposal
from training.corrector.tuning.regression import regression
from training.evaluation.sets import Item
from training.evaluation.spans import spans

_BATCH = 256
BANDS = (0.0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1.0)
"""Bounds of the probabilities that a reliability table tells apart."""

Known = tuple[list[Proposal], list[bool]]
"""Edits, and of each whether it is right."""


def proposals(engine: TransducerEngine, items: Sequence[Item]) -> Known:
    """Return every edit that the network proposes for sentences, and whether one of the references makes it, too.

    Sentences without a reference need no edit.
    """
    found: list[Proposal] = []
    right: list[bool] = []
    for start in range(0, len(items), _BATCH):
        batch = items[start : start + _BATCH]
        for item, findings in zip(batch, engine.propose([item.natural for item in batch]), strict=True):
            needed = [spans(item.natural, reference) for reference in item.references]
            for proposal in findings.edits:
                made = spans(item.natural, Correction(item.natural, (proposal.edit,)).target)
                found.append(proposal)
                right.append(any(made <= reference for reference in needed) and bool(made))
    return found, right


def fit(known: Known) -> Judgement:
    """Return the logistic regression that tells right edits from others."""
    start = [float(name == "model") for name in KNOWN]
    weights = regression(_table(known[0]), known[1], start)
    return Judgement({name: round(value, 4) for name, value in zip(KNOWN, weights, strict=True)})


def reliability(judgement: Judgement, known: Known) -> list[tuple[float, float, int, float, float]]:
    """Return for each band of probabilities its bounds, the number of edits, their mean probability and right share."""
    weights = torch.tensor([judgement.weights.get(name, 0.0) for name in KNOWN], dtype=torch.float64)
    shares = (_table(known[0]) @ weights).sigmoid()
    right = torch.tensor(known[1], dtype=torch.float64)
    rows = []
    for low, high in pairwise(BANDS):
        inside = (shares >= low) & ((shares < high) | (high == BANDS[-1]))
        number = int(inside.sum())
        if number:
            rows.append((low, high, number, float(shares[inside].mean()), float(right[inside].mean())))
    return rows


def _table(found: Sequence[Proposal]) -> Tensor:
    rows = [[proposal.evidence.get(name, 0.0) for name in KNOWN] for proposal in found]
    return torch.tensor(rows, dtype=torch.float64).reshape(-1, len(KNOWN))
