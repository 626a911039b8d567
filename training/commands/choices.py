"""The steps that make the models which choose among words."""

import time
from collections.abc import Callable
from dataclasses import replace

import typer

from training.commands.folders import data_folder, refuse_file, work_folder
from training.commands.options import DataFolder, ModelFolder, OutFolder, Overrides, RecipeName, WithWeights, WorkFolder
from training.commands.running import tell
from training.config.recipe import load_recipe

__all__ = ["confusions", "forms", "paradigms"]

_EVERY = 60
"""Seconds."""


def confusions(
    recipe: RecipeName,
    out: OutFolder,
    data: DataFolder = None,
    work: WorkFolder = None,
    weights: WithWeights = True,
    overrides: Overrides = None,
) -> None:
    """Clean text and the sets of the language -> the model of confused words with its thresholds, ready to ship."""
    from training.confusions.command import confusions as step

    settings = load_recipe(recipe, overrides or ())
    refuse_file(out)
    typer.echo(
        step(settings, data_folder(settings, data), work_folder(settings, work), out, tell("steps"), weights=weights)
    )


def forms(
    recipe: RecipeName,
    out: OutFolder,
    data: DataFolder = None,
    work: WorkFolder = None,
    weights: WithWeights = True,
    overrides: Overrides = None,
) -> None:
    """Clean text -> the model of forms of words (agreement, verb forms, number) with its thresholds, ready to ship."""
    from training.forms.command import forms as step

    settings = load_recipe(recipe, overrides or ())
    refuse_file(out)
    typer.echo(
        step(settings, data_folder(settings, data), work_folder(settings, work), out, tell("words"), weights=weights)
    )


def paradigms(
    recipe: RecipeName,
    model: ModelFolder = None,
    data: DataFolder = None,
    work: WorkFolder = None,
    weights: WithWeights = True,
    overrides: Overrides = None,
) -> None:
    """Clean text, pairs and a trained corrector -> what chooses forms of words beside it, in the corrector's folder."""
    from training.corrector.paradigms.command import paradigms as step

    settings = load_recipe(recipe, overrides or ())
    run = work_folder(settings, work)
    settings = replace(settings, work=run)
    typer.echo(step(settings, data_folder(settings, data), run, model or run / "model", _told(), weights=weights))


def _told() -> Callable[[float, int, int, float], None]:
    """Prints now and then how far the training is, and the mean loss since."""
    begin = last = time.monotonic()
    losses: list[float] = []

    def report(done: float, steps: int, pieces: int, loss: float) -> None:
        nonlocal last
        losses.append(loss)
        now = time.monotonic()
        if now - last >= _EVERY:
            speed = pieces / (now - begin)
            typer.echo(f"{done:.0%}, {steps} steps, {speed:,.0f} pieces/s, loss {sum(losses) / len(losses):.4f}")
            last = now
            losses.clear()

    return report
