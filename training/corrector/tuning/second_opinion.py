"""The fit of a second opinion: how much what the models of confused words say counts beside the corrector's own."""

from collections.abc import Mapping, Sequence

import torch

from models.corrector.corrector import Corrector
from models.corrector.protocol import Correction, Edit
from models.corrector.second_opinion import WEIGHTS, Opinion, SecondOpinion, bounded
from models.corrector.transducer.judgement import log_odds
from training.corrector.tuning.regression import regression
from training.evaluation.sets import Item
from training.evaluation.spans import spans

_BATCH = 256
_LEAST_OPINIONS = 200
"""With fewer a second opinion is not asked for: the weights would be those of chance."""
_ALONE = (0.0, 1.0, 0.0)

Judged = tuple[Opinion, bool]
"""An opinion on an edit, and whether the edit is right."""


def opinions(corrector: Corrector, items: Sequence[Item]) -> list[Judged]:
    """Return the opinions on all that the corrector proposes for sentences; those without a reference need no edit."""
    opinion = SecondOpinion.of(corrector.language, {"own": 1.0})
    if opinion is None:
        return []
    found: list[Judged] = []
    for start in range(0, len(items), _BATCH):
        batch = items[start : start + _BATCH]
        needed = [[spans(item.natural, reference) for reference in item.references] for item in batch]
        for at, one in opinion.opinions(corrector.proposed([item.natural for item in batch])):
            made = spans(one.source, Correction(one.source, (_edit(one),)).target)
            found.append((one, any(made <= reference for reference in needed[at]) and bool(made)))
    return found


def fit_opinion(judged: Sequence[Judged]) -> Mapping[str, float] | None:
    """Return the weights of a logistic regression; None where there are too few opinions."""
    if len(judged) < _LEAST_OPINIONS:
        return None
    inputs = torch.tensor(
        [[1.0, log_odds(one.probability), bounded(one.odds)] for one, _ in judged], dtype=torch.float64
    )
    weights = regression(inputs, [right for _, right in judged], _ALONE)
    return {name: round(value, 4) for name, value in zip(WEIGHTS, weights, strict=True)}


def _edit(opinion: Opinion) -> Edit:
    return Edit(opinion.start, opinion.end, opinion.replacement, opinion.probability)
