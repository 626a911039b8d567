"""The steps that make the models which choose among words."""

import typer

from training.commands.folders import data_folder, refuse_file, work_folder
from training.commands.options import DataFolder, OutFolder, Overrides, RecipeName, WithWeights, WorkFolder
from training.commands.running import tell
from training.config.recipe import load_recipe

__all__ = ["confusions", "forms"]


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
