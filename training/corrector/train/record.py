"""The record of a run: ``run.json``, from which the model card and RUNS.md are written."""

import csv
import platform
import subprocess
from datetime import date
from pathlib import Path
from typing import Any

import torch

from training.config import Recipe
from training.corrector.prepare.sources import source_name
from training.corrector.train.checkpoint import Position
from training.corrector.train.precision import name_of
from training.files import find

SOURCES = "text/SOURCES.tsv"
"""Beside the texts: a table with the columns lang, source and licence."""


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


def licences(recipe: Recipe, data: Path) -> list[dict[str, str]]:
    """Return every corpus of the recipe with its licence; one that is nowhere recorded says so.

    The pairs of a recipe of many languages are named by what they are; its ``[export.licences]`` names their corpora.
    """
    known = dict(recipe.export.licences)
    table = data / SOURCES
    if table.is_file():
        with table.open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                if row["lang"] in (recipe.languages or (recipe.language,)):
                    known.setdefault(row["source"], row["licence"])
    lists = [Path(path).name.removesuffix(".xz").removesuffix(".tsv") for path in recipe.noise.get("misspellings", ())]
    corpora = [source.name for source in recipe.prepare.pairs] + [source.name for source in recipe.prepare.marked]
    names = [*texts_of(recipe, data), *(() if recipe.languages else corpora), *lists]
    names += [name for name in recipe.export.licences if name not in names]
    return [{"name": name, "licence": known.get(name, "not recorded")} for name in dict.fromkeys(names)]


def texts_of(recipe: Recipe, data: Path) -> list[str]:
    """Return the names of the recipe's texts, in all its languages."""
    own = [recipe.of_language(code) for code in recipe.languages] or [recipe]
    return [source_name(path) for each in own for path in find((data, recipe.folder), each.prepare.text)]


def machine() -> str:
    """Return what the run works on."""
    if torch.cuda.is_available():
        return f"{torch.cuda.device_count()} x {torch.cuda.get_device_name(0)}"
    return f"{platform.machine()} CPU, {torch.get_num_threads()} threads"


def commit() -> str:
    """Return the commit of the checkout."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(__file__).parent)  # noqa: S603
    return answer.stdout.strip() or "unknown"
