"""``tune``: a trained model and the recipe's tuning sets -> thresholds in the model's ``emend.json``."""

import json
from pathlib import Path

from models.corrector.loading import load_corrector
from models.corrector.manifest import FILE_NAME
from models.corrector.thresholds import Thresholds
from training.config import Recipe
from training.evaluation.sets import load_set
from training.tuning.candidates import propose
from training.tuning.search import Tuned, search


def tune(recipe: Recipe, data: Path, model: Path) -> Tuned:
    """Run the step; what the model's ``emend.json`` held besides thresholds is kept.

    Raises:
        InputError: a tuning set is missing or broken.
        ModelError: the model cannot be loaded.
    """
    corrector = load_corrector(model)
    proposals = {
        entry: propose(corrector, entry.name, load_set(entry, recipe.corpus_folders(data)))
        for entry in recipe.tune.sets
    }
    marked = [candidates for entry, candidates in proposals.items() if entry.metric != "false_alarms"]
    clean = [candidates for entry, candidates in proposals.items() if entry.metric == "false_alarms"]
    found = search(marked, clean, recipe.tune.false_alarms_per_1000_words)
    path = model / FILE_NAME
    values = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    names = ", ".join(f"{entry.name} ({entry.half} half, {Path(entry.path).name})" for entry in recipe.tune.sets)
    values |= {
        "name": recipe.export.name or recipe.name,
        "language": recipe.language,
        "threshold": found.thresholds.edit,
        "thresholds": {**found.thresholds.operations, "share": found.thresholds.share, "unknown": _unknown(found)},
        "tuned_on": f"{names}: mean F0.5 {100 * found.f05:.1f}, {found.false_alarms:.1f} false alarms per 1,000 words",
    }
    path.write_text(json.dumps(values, indent=2) + "\n", encoding="utf-8")
    return found


def _unknown(found: Tuned) -> float:
    """An error without a sure correction must be at least as certain as the corrections that count."""
    return max(Thresholds().unknown, found.thresholds.edit, *found.thresholds.operations.values())
