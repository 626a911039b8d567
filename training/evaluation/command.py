"""``evaluate``: a corrector, or files of corrected sentences, on the sets of a recipe."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from tqdm import tqdm

from models.corrector.protocol import Correction
from models.errors import ConfigError, InputError
from training.config import EvaluationSet, Recipe
from training.corpora.detokenizer import detokenize
from training.corpora.lines import read_lines
from training.evaluation.measuring import measure
from training.evaluation.results import Result
from training.evaluation.sets import load_set
from training.files import write_atomically

BATCH = 128


class System(Protocol):
    """Anything that corrects sentences: ``models.corrector.corrector.Corrector``, an engine, a baseline."""

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        """Correct each sentence."""
        ...


def evaluate(
    recipe: Recipe,
    data: Path,
    system: System,
    name: str,
    *,
    sets: Sequence[EvaluationSet] | None = None,
    output: Path | None = None,
) -> list[Result]:
    """Correct every set of the recipe (or the ``sets`` given) and measure; ``output`` gets a file of answers a set.

    Raises:
        InputError: a set is missing or broken.
        ModelError: the syntax pipeline that ERRANT needs cannot be loaded.
    """
    results = []
    for entry in recipe.evaluate.sets if sets is None else sets:
        items = load_set(entry, recipe.corpus_folders(data))
        hypotheses: list[str] = []
        for start in tqdm(range(0, len(items), BATCH), desc=f"{name}: {entry.name}", unit="batch", disable=None):
            batch = [item.natural for item in items[start : start + BATCH]]
            hypotheses += [correction.target for correction in system.correct(batch)]
        if output is not None:
            output.mkdir(parents=True, exist_ok=True)
            write_atomically(
                output / f"{slug(entry.name)}.txt", "".join(f"{' '.join(h.split())}\n" for h in hypotheses)
            )
        results.append(measure(entry, items, hypotheses, name))
    return results


def evaluate_file(recipe: Recipe, data: Path, set_name: str, path: Path, name: str) -> Result:
    """Measure a file of corrected sentences, a line for each sentence of the set (of its half) in order.

    Sentences of a tokenised set may be tokenised in the file too.

    Raises:
        ConfigError: the recipe has no such set.
        InputError: a file is missing or broken, or the file has another number of lines than the set.
    """
    entry = find_set(recipe, set_name)
    items = load_set(entry, recipe.corpus_folders(data))
    lines = [line for _, line in read_lines(path)]
    if len(lines) != len(items):
        raise InputError(f"{path}: {len(lines)} lines, but {set_name!r} has {len(items)} sentences")
    if entry.tokenized:
        lines = [detokenize(line) for line in lines]
    return measure(entry, items, lines, name)


def find_set(recipe: Recipe, name: str) -> EvaluationSet:
    """Return the recipe's evaluation set of this name (or its file-name form).

    Raises:
        ConfigError: there is none.
    """
    for entry in recipe.evaluate.sets:
        if name in (entry.name, slug(entry.name)):
            return entry
    known = ", ".join(slug(entry.name) for entry in recipe.evaluate.sets)
    raise ConfigError(f"recipe {recipe.name!r} has no evaluation set {name!r} (it has: {known})")


def slug(name: str) -> str:
    """Return a set's name as a file name: "JFLEG dev" -> "jfleg-dev"."""
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())
