"""Flags that several steps have."""

from pathlib import Path
from typing import Annotated

import typer

RecipeName = Annotated[str, typer.Option("--recipe", help="A recipe's name, folder or file.")]
Overrides = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="Set a key of the recipe: train.stages.0.minutes=5; repeatable."),
]
DataFolder = Annotated[
    Path | None, typer.Option("--data", envvar="EMEND_DATA", help="Where the corpora are, if not beside the recipe.")
]
WorkFolder = Annotated[
    Path | None, typer.Option("--work", help="Where the run lives; ~/.cache/emend/RECIPE by default.")
]
OutFolder = Annotated[Path, typer.Argument(help="The folder to write.")]
WithWeights = Annotated[bool, typer.Option("--weights/--no-weights", help="Train, or only find the thresholds anew.")]
ModelFolder = Annotated[Path | None, typer.Option("--model", help="A model's folder; the run's own by default.")]
