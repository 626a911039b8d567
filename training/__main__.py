"""The training steps on the command line: ``python -m training STEP --recipe NAME``."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from models.errors import EmendError
from training.config import Recipe, load_recipe

app = typer.Typer(no_args_is_help=True, add_completion=False, help=__doc__, pretty_exceptions_enable=False)

RecipeName = Annotated[str, typer.Option("--recipe", help="A recipe's name, folder or file.")]
DataFolder = Annotated[Path, typer.Option("--data", envvar="EMEND_DATA", help="Where the corpora are.")]
WorkFolder = Annotated[
    Path | None, typer.Option("--work", help="Where the run lives; ~/.cache/emend/RECIPE by default.")
]
DATA = Path("../shared/data")


def _work(recipe: Recipe, work: Path | None) -> Path:
    folder = work or Path.home() / ".cache" / "emend" / recipe.name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _misspellings(recipe: Recipe, data: Path) -> list[Path]:
    from training.files import find_one

    return [find_one((data, recipe.folder), path) for path in recipe.noise.get("misspellings", ())]


def _noise(recipe: Recipe, data: Path) -> dict[str, Any]:
    return {**recipe.noise, "misspellings": [str(path) for path in _misspellings(recipe, data)]}


@app.command()
def prepare(recipe: RecipeName, data: DataFolder = DATA, work: WorkFolder = None) -> None:
    """Corpora -> clean.train.txt, clean.dev.txt, pairs/*.train.tsv: cleaned, deduplicated, no evaluation text."""
    from training.prepare.command import prepare as run

    settings = load_recipe(recipe)
    typer.echo(run(settings, data, _work(settings, work)))


@app.command()
def lexicon(recipe: RecipeName, data: DataFolder = DATA, work: WorkFolder = None) -> None:
    """Clean text and lists of misspellings -> the spelling lexicon."""
    from training.lexicon.command import lexicon as run

    settings = load_recipe(recipe)
    built = run(settings, _work(settings, work), _misspellings(settings, data))
    typer.echo(f"{len(built):,} words, {len(built.misspellings):,} known misspellings")


@app.command()
def tokenizer(recipe: RecipeName, work: WorkFolder = None) -> None:
    """Clean text -> subword pieces and the list of frequent words."""
    from training.vocabulary.command import tokenizer as run

    settings = load_recipe(recipe)
    vocabulary = run(settings, _work(settings, work))
    typer.echo(f"{len(vocabulary.pieces):,} pieces, {len(vocabulary.words):,} words")


@app.command()
def train(recipe: RecipeName, data: DataFolder = DATA, work: WorkFolder = None) -> None:
    """Train through all stages of the recipe, going on from the last checkpoint."""
    from training.noise import NoiseConfig, Noiser
    from training.train.command import train as run

    settings = load_recipe(recipe)
    noiser = Noiser(NoiseConfig.from_dict(_noise(settings, data)), settings.language)
    typer.echo(run(settings, data, _work(settings, work), noiser))


def main() -> None:
    """Run a step; what a user did wrong is one line and exit status 2."""
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
    try:
        app()
    except EmendError as error:
        sys.stderr.write(f"emend: {error}\n")
        sys.exit(2)


if __name__ == "__main__":
    main()
