"""The steps that make pairs without end: a corruption model, and what it writes."""

from pathlib import Path
from typing import Annotated

import typer

from training.commands.folders import work_folder
from training.commands.options import Overrides, RecipeName, WorkFolder
from training.config.recipe import CHECKOUT, load_recipe

__all__ = ["corrupt", "turn"]

_SHIPPED = CHECKOUT / "models" / "weights" / "en-corrector"


def turn(
    recipe: RecipeName,
    prepared: Annotated[Path, typer.Argument(help="The folder that prepare has filled for the corrector.")],
    work: WorkFolder = None,
    overrides: Overrides = None,
) -> None:
    """Pairs -> the same turned round, with their kinds of errors in front, for a corruption model to learn from."""
    from training.corrector.architectures.transducer.corruption.command import turn as step

    settings = load_recipe(recipe, overrides or ())
    typer.echo(step(settings, prepared, work_folder(settings, work)))


def corrupt(
    recipe: RecipeName,
    out: Annotated[Path, typer.Argument(help="The file: pairs/corrupted.train.tsv in the corrector's folder.")],
    number: Annotated[int, typer.Option(min=1, help="How many pairs.")] = 200_000,
    seed: Annotated[int, typer.Option(help="Decides which sentences come first, and all chance.")] = 1,
    model: Annotated[Path | None, typer.Option(help="The corruption model; the run's own by default.")] = None,
    corrector: Annotated[Path, typer.Option(help="A corrector, which says what can be known again.")] = _SHIPPED,
    language: Annotated[str, typer.Option(help="Of the sentences, where the recipe is of several.")] = "",
    work: WorkFolder = None,
    overrides: Overrides = None,
) -> None:
    """Clean text and a corruption model -> pairs of what people might write and what is right."""
    from training.corrector.architectures.transducer.corruption.command import corrupt as step

    settings = load_recipe(recipe, overrides or ())
    folder = work_folder(settings, work)
    made = step(
        settings, folder, model or folder / "model", corrector, out, number, seed, language or settings.language
    )
    typer.echo(f"{made:,} pairs")
