"""Learnt noise from a work folder: its pairs, and its clean text to check errors against."""

from itertools import islice
from pathlib import Path

from models.errors import InputError
from training.noise.config import LearntConfig
from training.noise.learnt.attested import Attested
from training.noise.learnt.noise import LearntNoise
from training.noise.learnt.table import Pair
from training.noise.misspellings import read_lines


def load(work: Path, config: LearntConfig) -> LearntNoise:
    """Learn from the pairs that ``prepare`` has put into a work folder.

    Raises:
        ConfigError: a weight for an unknown type, or the pairs hold no error.
        InputError: pairs or clean text cannot be read.
    """
    corpora = [
        (read_pairs(work / "pairs" / f"{name}.train.tsv"), weight) for name, weight in config.pairs.items() if weight
    ]
    return LearntNoise(corpora, config.weights, _attested(work / "clean.train.txt", config.attested))


def _attested(path: Path, lines: int) -> Attested | None:
    if not lines:
        return None
    try:
        with path.open(encoding="utf-8") as stream:
            return Attested(islice(stream, lines))
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror})") from None


def read_pairs(path: Path) -> list[Pair]:
    """Read ``wrong<TAB>right`` lines.

    Raises:
        InputError: the file cannot be read, or a line is no pair.
    """
    pairs = []
    for number, line in enumerate(read_lines(path), 1):
        wrong, right, *_ = (*line.rstrip("\r\n").split("\t"), "")
        if not wrong or not right:
            raise InputError(f"{path}: line {number} is no pair of a wrong and a right sentence")
        pairs.append((wrong, right))
    return pairs
