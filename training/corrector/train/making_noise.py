"""What makes the synthetic errors of a run: rules or what is learnt from pairs; nothing where they were made ahead.

What makes them is imported where it is needed: a machine that trains from examples made ahead need not have it.
"""

from pathlib import Path

from training.corrector.train.stream import AHEAD, Noise
from training.noise.config import NoiseConfig

__all__ = ["of_many_languages", "of_one_language"]


def of_one_language(work: Path, language: str, config: NoiseConfig) -> Noise | None:
    """The noise of a recipe of one language."""
    if (work / AHEAD).is_file():
        return None
    from training.noise.noiser import Noiser

    return Noiser(config, language)


def of_many_languages(work: Path, language: str, config: NoiseConfig) -> Noise | None:
    """The noise of a language of a recipe of many.

    Raises:
        InputError: pairs cannot be read.
        OSError: there is no clean text.
    """
    if (work / AHEAD).is_file():
        return None
    from training.noise.general.loading import load

    return load(work, language, config)
