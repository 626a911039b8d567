"""General noise from a work folder: its clean text and its pairs."""

from itertools import islice
from pathlib import Path

import simplemma

from training.noise.config import NoiseConfig
from training.noise.general.noiser import GeneralNoiser
from training.noise.learnt.loading import read_pairs

_LINES, _PAIRS = 150_000, 20_000
_OWN, _OWN_WEIGHT = "written", 3.0
"""Lines written to show how people err weigh more than corpora of one kind of writer."""


def load(work: Path, language: str, config: NoiseConfig) -> GeneralNoiser:
    """Learn from what ``prepare`` has put into a language's work folder.

    Raises:
        InputError: pairs cannot be read.
        OSError: there is no clean text.
    """
    corpora = [
        (read_pairs(path)[:_PAIRS], _OWN_WEIGHT if path.name.startswith(_OWN) else 1.0)
        for path in sorted((work / "pairs").glob("*.train.tsv"))
    ]
    with (work / "clean.train.txt").open(encoding="utf-8") as lines:
        return GeneralNoiser(
            (line.rstrip("\n") for line in islice(lines, _LINES)),
            corpora,
            lambda word: str(simplemma.lemmatize(word, language)),
            config,
        )
