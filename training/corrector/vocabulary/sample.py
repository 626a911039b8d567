"""Sentences of a recipe's clean text, of each of its languages as many."""

from collections.abc import Iterator
from pathlib import Path

from training.config.recipe import Recipe
from training.corpora.indexed_lines import Lines


def sample(recipe: Recipe, work: Path, most: int) -> Iterator[str]:
    """Yield up to ``most`` clean sentences.

    Raises:
        InputError: ``prepare`` has not run.
    """
    folders = [work / code for code in recipe.languages] or [work]
    for folder in folders:
        lines = Lines(folder / "clean.train.txt")
        for i in range(min(len(lines), most // len(folders))):
            yield lines[i]
