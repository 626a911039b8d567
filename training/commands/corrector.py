"""The steps that train a correction model, tune it and write what ships."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from models.errors import InputError
from training.commands.folders import data_folder, noise_settings, refuse_file, work_folder
from training.commands.options import DataFolder, ModelFolder, OutFolder, Overrides, RecipeName, WorkFolder
from training.config.recipe import load_recipe

__all__ = ["curve", "export", "train", "tune"]


def train(recipe: RecipeName, data: DataFolder = None, work: WorkFolder = None, overrides: Overrides = None) -> None:
    """Train through all stages of the recipe, going on from the last checkpoint."""
    from training.corrector.train.command import train as step
    from training.corrector.train.loop import Stopped
    from training.corrector.train.opening import open_stream

    settings = load_recipe(recipe, overrides or ())
    folder = work_folder(settings, work)
    try:
        corpora = data_folder(settings, data)
        typer.echo(step(settings, corpora, folder, open_stream(settings, folder, noise_settings(settings, corpora))))
    except Stopped:
        typer.echo("stopped; the same command goes on from here", err=True)
        raise typer.Exit(130) from None


def curve(recipe: RecipeName, work: WorkFolder = None, overrides: Overrides = None) -> None:
    """metrics.jsonl of a run, done or under way -> curve.svg: the loss and the scores on the development sets."""
    from training.corrector.train.curve import curve as step

    typer.echo(step(work_folder(load_recipe(recipe, overrides or ()), work)))


def tune(
    recipe: RecipeName,
    data: DataFolder = None,
    work: WorkFolder = None,
    model: ModelFolder = None,
    overrides: Overrides = None,
) -> None:
    """Choose from which probability on an edit counts, for F0.5 with few false alarms."""
    from training.corrector.tuning.command import tune as step

    settings = load_recipe(recipe, overrides or ())
    settings = replace(settings, work=work_folder(settings, work))
    found = step(settings, data_folder(settings, data), model or work_folder(settings, work) / "model")
    for title, tuned in (("", found), ("learners: ", found.learner)):
        if tuned is not None:
            typer.echo(f"{title}{tuned.thresholds}")
            typer.echo(f"mean F0.5 {100 * tuned.f05:.1f}, {tuned.false_alarms:.1f} false alarms a 1,000 words")


def export(
    recipe: RecipeName,
    out: OutFolder,
    work: WorkFolder = None,
    model: ModelFolder = None,
    results: Annotated[Path | None, typer.Option(help="results.json of evaluate, for the model card.")] = None,
    overrides: Overrides = None,
) -> None:
    """Write the folder that ships: int8 weights, vocabulary, thresholds, model card."""
    from training.corrector.train.architecture import architecture
    from training.evaluation.results import read_figures

    settings = load_recipe(recipe, overrides or ())
    refuse_file(out)
    folder = work_folder(settings, work)
    path = folder / "run.json"
    if not path.is_file():
        raise InputError(f"{path} is missing; run the train step first")
    record = json.loads(path.read_text(encoding="utf-8"))
    if results is not None:
        record["scores"] = read_figures(results)
    typer.echo(architecture(settings).export(model or folder / "model", out, record, settings))
