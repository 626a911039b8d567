"""What the steps on the command line share: where the data and the run are, and how errors are told."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from models.errors import EmendError
from training.config import Recipe
from training.files import find_one

RecipeName = Annotated[str, typer.Option("--recipe", help="A recipe's name, folder or file.")]
DataFolder = Annotated[Path, typer.Option("--data", envvar="EMEND_DATA", help="Where the corpora are.")]
WorkFolder = Annotated[
    Path | None, typer.Option("--work", help="Where the run lives; ~/.cache/emend/RECIPE by default.")
]
DATA = Path("../shared/data")


def work_folder(recipe: Recipe, work: Path | None) -> Path:
    """Return the run's folder, made if it is not there."""
    folder = work or Path.home() / ".cache" / "emend" / recipe.name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def misspellings(recipe: Recipe, data: Path) -> list[Path]:
    """Return the recipe's lists of misspellings.

    Raises:
        InputError: one is not there.
    """
    return [find_one((data, recipe.folder), path) for path in recipe.noise.get("misspellings", ())]


def noise_settings(recipe: Recipe, data: Path) -> dict[str, Any]:
    """Return the recipe's ``[noise]`` table with the lists of misspellings found."""
    return {**recipe.noise, "misspellings": [str(path) for path in misspellings(recipe, data)]}


def run(app: typer.Typer) -> None:
    """Run a command; what a user did wrong is one line and exit status 2."""
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
    try:
        app()
    except EmendError as error:
        sys.stderr.write(f"emend: {error}\n")
        sys.exit(2)
