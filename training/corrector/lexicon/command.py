"""``lexicon``: clean.train.txt and the recipe's lists of misspellings -> the spelling lexicon in the work folder."""

from pathlib import Path

from tqdm import tqdm

from models.spelling import Lexicon
from training.config.recipe import Recipe
from training.corpora.indexed_lines import Lines
from training.corrector.lexicon.build import build_lexicon, count_forms, read_misspellings


def lexicon(recipe: Recipe, work: Path, misspellings: list[Path], min_count: int = 8) -> Lexicon:
    """Run the step.

    Raises:
        InputError: ``prepare`` has not run, or a list of misspellings cannot be read.
    """
    lines = Lines(work / "clean.train.txt")
    counts = count_forms(
        tqdm((lines[i] for i in range(len(lines))), "count", len(lines), unit=" sentences", disable=None)
    )
    listed = [pair for path in misspellings for pair in read_misspellings(path)]
    built = build_lexicon(counts, listed, min_count)
    built.save(work)
    return built
