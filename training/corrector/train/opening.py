"""What a recipe draws its examples from."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from training.commands.folders import need
from training.config.recipe import Recipe
from training.corrector.train.architecture import architecture
from training.corrector.train.languages import LanguageStreams
from training.corrector.train.making_noise import of_one_language
from training.corrector.train.stream import AHEAD, Stream
from training.noise.config import NoiseConfig


def open_stream(recipe: Recipe, work: Path, noise: Mapping[str, Any]) -> Stream:
    """Return the stream of a recipe of one language or of many.

    Args:
        recipe: the recipe.
        work: the run's folder, which ``prepare`` has filled.
        noise: the recipe's ``[noise]`` table, its files found.

    Raises:
        ConfigError: the recipe names no architecture.
        InputError: a step before has not run.
    """
    for folder in [work / code for code in recipe.languages] or [work]:
        if not (folder / AHEAD).is_file():
            need(folder, "prepare")
    architecture(recipe).begin(recipe, work)
    config = NoiseConfig.from_dict(dict(noise))
    if recipe.languages:
        shares = dict.fromkeys(recipe.languages, 1.0)
        return LanguageStreams(work, shares, config, recipe.seed, recipe.train.fragments, recipe.train.partly_corrected)
    noiser = of_one_language(work, recipe.language, config)
    return Stream(work, noiser, recipe.seed, recipe.train.fragments, recipe.train.partly_corrected)
