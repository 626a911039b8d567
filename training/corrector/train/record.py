"""The record of a run: ``run.json``, from which the model card and RUNS.md are written."""

from datetime import date
from pathlib import Path
from typing import Any

import torch

from training.config.recipe import Recipe
from training.corrector.train.checkpoint import Position
from training.corrector.train.precision import name_of
from training.runs.licences import licences
from training.runs.machine import commit, machine


def record(recipe: Recipe, data: Path, position: Position, precision: torch.dtype) -> dict[str, Any]:
    """Return what there is to know of a run: recipe, date, machine, data with licences, length, scores on the way."""
    return {
        "recipe": recipe.name,
        "overrides": list(recipe.overrides),
        "date": date.today().isoformat(),
        "commit": commit(),
        "machine": machine(),
        "precision": name_of(precision),
        "seed": recipe.seed,
        "steps": position.total_steps,
        "tokens": position.total_tokens,
        "seconds": round(position.total_seconds),
        "data": licences(recipe, data),
        "progress": position.scores,
    }
