"""How probable it is that a chosen form is right, by all that is known of it: fitted for each language."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import torch

from models.corrector.protocol import Correction, Edit
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.paradigms.proposals import KNOWN, evidence_of
from training.config.recipe import Recipe
from training.corpora.written import read_written
from training.corrector.tuning.regression import regression
from training.evaluation.sets import Item, load_set
from training.evaluation.spans import spans

__all__ = ["Judged", "fit", "judge", "tuning_items"]

Judged = tuple[Mapping[str, float], bool]
"""What is known of a form that is chosen, and whether it is right."""

_START = {"bias": -1.0, "ratio": 0.7, "proposed_odds": 0.5, "otherwise_odds": -0.3}
"""The weights that hold where nothing speaks against them."""
_BATCH = 256


def tuning_items(recipe: Recipe, data: Path, code: str, slips: Path) -> list[Item]:
    """The sentences of the tuning sets of a language, and the slips that rules were tuned on, if there are any."""
    found: list[Item] = []
    for entry in recipe.tune.sets:
        if entry.metric == "detection" or entry.language != code:
            continue
        items = load_set(entry, recipe.corpus_folders(data))
        if entry.metric == "false_alarms":
            items = [replace(item, references=(item.natural,)) for item in items]
        found += items
    if slips.exists():
        for pair in read_written(slips):
            found.append(Item(pair.source, pair.source, pair.targets))
            found += [Item(target, target, (target,)) for target in pair.targets]
    return found


def judge(engine: TransducerEngine, items: Sequence[Item]) -> list[Judged]:
    """What is known of each form that an engine for one language chooses, and whether a reference has it."""
    found: list[Judged] = []
    for start in range(0, len(items), _BATCH):
        batch = items[start : start + _BATCH]
        for item, proposed in zip(batch, engine.propose([item.natural for item in batch]), strict=True):
            references = [spans(item.natural, one) for one in item.references]
            edits = engine.decoded(proposed)
            for choice, known in evidence_of(proposed.units, proposed.choices, edits, proposed.wrong):
                unit = proposed.units[choice.unit]
                edit = Edit(unit.start, unit.end, choice.forms[0][0], 1.0)
                made = spans(item.natural, Correction(item.natural, (edit,)).target)
                found.append((known, bool(made) and any(made <= reference for reference in references)))
    return found


def fit(judged: Iterable[Judged]) -> dict[str, float]:
    """The weights of a logistic regression."""
    known = list(judged)
    inputs = torch.tensor([[one.get(name, 0.0) for name in KNOWN] for one, _ in known], dtype=torch.float64)
    start = [_START.get(name, 0.0) for name in KNOWN]
    weights = regression(inputs, [right for _, right in known], start)
    return {name: round(weight, 4) for name, weight in zip(KNOWN, weights, strict=True)}
