"""Where the data and the run are, and what the steps before have left there."""

from pathlib import Path
from typing import Any

from models.corrector.transducer.vocabulary import FILE_NAME as PIECES_FILE
from models.errors import InputError
from models.spelling.words.lexicon import FILE_NAME as LEXICON_FILE
from models.spelling.words.word_list import FILE_NAME as WORDS_FILE
from training.config.recipe import Recipe
from training.files import find_one

_MADE = {
    "prepare": ("prepare", "clean.train.txt"),
    "lexicon": ("lexicon", LEXICON_FILE),
    "words": ("lexicon", WORDS_FILE),
    "tokenizer": ("tokenizer", PIECES_FILE),
}
"""What the first steps leave in the run's folder: the step and its file."""


def work_folder(recipe: Recipe, work: Path | None) -> Path:
    """Return the run's folder, made if it is not there.

    Raises:
        InputError: a file is in its place.
    """
    folder = work or Path.home() / ".cache" / "emend" / recipe.name
    refuse_file(folder)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def data_folder(recipe: Recipe, data: Path | None) -> Path:
    """Return the folder of the corpora: the one that was named, or that of a recipe with a text of its own.

    Raises:
        InputError: it is not there, or none was named for a recipe without.
    """
    if data is not None:
        if not data.is_dir():
            raise InputError(f"--data {data}: no such folder")
        return data
    if any(any(recipe.folder.glob(pattern)) for pattern in recipe.prepare.text):
        return recipe.folder
    raise InputError(f"the recipe {recipe.name} needs corpora: name their folder by --data or EMEND_DATA")


def refuse_file(folder: Path) -> None:
    """Make sure that a folder can be written.

    Raises:
        InputError: a file is in its place, or in that of a folder it lies in.
    """
    for path in (folder, *folder.parents):
        if path.is_file():
            raise InputError(f"{path}: a file; name a folder to write")


def need(work: Path, *made: str) -> None:
    """Make sure that steps have left what they make (by the names of ``_MADE``) in the run's folder.

    Raises:
        InputError: one has not run.
    """
    for step, name in map(_MADE.__getitem__, made):
        path = work / name
        if not path.is_file() or not path.stat().st_size:
            raise InputError(f"{path} is missing or empty; run the {step} step first")


def misspellings(recipe: Recipe, data: Path) -> list[Path]:
    """Return the recipe's lists of misspellings.

    Raises:
        InputError: one is not there.
    """
    return [find_one((data, recipe.folder), path) for path in recipe.noise.get("misspellings", ())]


def noise_settings(recipe: Recipe, data: Path) -> dict[str, Any]:
    """Return the recipe's ``[noise]`` table with the lists of misspellings found."""
    return {**recipe.noise, "misspellings": [str(path) for path in misspellings(recipe, data)]}
