"""``train``: what the steps before left in the work folder -> ``work/model``, ``run.json`` and ``curve.svg``."""

import json
from pathlib import Path

from models.corrector.protocol import Engine
from training.config.measuring import EvaluationSet
from training.config.recipe import Recipe
from training.corrector.train.curve import curve
from training.corrector.train.loop import Training
from training.corrector.train.record import record
from training.corrector.train.stream import Stream
from training.evaluation.sets import load_set
from training.evaluation.spans import span_scores

PROBED = 400
"""Sentences of each development set that are corrected while training runs."""


def train(recipe: Recipe, data: Path, work: Path, stream: Stream) -> Path:
    """Run the step, from the last checkpoint if there is one; return the model's folder.

    Raises:
        ConfigError: the recipe's model, noise or mix cannot be.
        InputError: a step before has not run.
        ModelError: the checkpoint is damaged.
    """
    probe = _Probe(
        [entry for entry in recipe.tune.sets if entry.metric in ("errant", "spans")], recipe.corpus_folders(data)
    )
    training = Training(recipe, work, stream, probe)
    position = training.run()
    if not training.is_main:
        return work / "model"
    training.export(work / "model")
    curve(work)
    run = record(recipe, data, position, training.precision)
    (work / "run.json").write_text(json.dumps(run, indent=2) + "\n", encoding="utf-8")
    return work / "model"


class _Probe:
    """Quick span F0.5 on the first sentences of the tuning halves."""

    def __init__(self, sets: list[EvaluationSet], folders: tuple[Path, ...]):
        self._sets = {entry.name: load_set(entry, folders)[:PROBED] for entry in sets}

    def __call__(self, engine: Engine) -> dict[str, float]:
        scores = {}
        for name, items in self._sets.items():
            sources = [item.natural for item in items]
            targets = [correction.target for correction in engine.correct(sources)]
            result = span_scores(sources, targets, [item.references for item in items])
            for key, value in (("P", result.precision), ("R", result.recall), ("F0.5", result.f05)):
                scores[f"{name} {key}"] = round(100 * value, 1)
        return scores
