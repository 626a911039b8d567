"""``evaluate``: a corrector, or files of corrected sentences, on the sets of a recipe."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from rapidfuzz.distance import Levenshtein
from tqdm import tqdm

from models.corrector.protocol import Correction, Doubt
from models.errors import ConfigError, InputError
from training.config import EvaluationSet, Recipe
from training.corpora.detokenizer import detokenize
from training.corpora.lines import read_lines
from training.evaluation.measuring import Answer, measure
from training.evaluation.results import Result
from training.evaluation.sets import Item, load_set
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
    doubts: float = 0.0,
) -> list[Result]:
    """Correct every set of the recipe (or the ``sets`` given) and measure; ``output`` gets a file of answers a set.

    In detection sets, words that the system would keep with a probability below ``doubts`` count as marked, too.

    Raises:
        ConfigError: the system cannot tell its doubts.
        InputError: a set is missing or broken.
        ModelError: the syntax pipeline that ERRANT needs cannot be loaded.
    """
    results = []
    for entry in recipe.evaluate.sets if sets is None else sets:
        items = load_set(entry, recipe.corpus_folders(data))
        least = doubts if entry.metric == "detection" else 0.0
        answers = answers_of(system, items, f"{name}: {entry.name}", least)
        if output is not None:
            output.mkdir(parents=True, exist_ok=True)
            lines = "".join(f"{' '.join(answer.text.split())}\n" for answer in answers)
            write_atomically(output / f"{slug(entry.name)}.txt", lines)
        results.append(measure(entry, items, answers, name).result)
    return results


def answers_of(system: System, items: Sequence[Item], title: str, doubts: float = 0.0) -> list[Answer]:
    """Let a system correct the sentences of a set, with a progress bar.

    Args:
        system: anything that corrects sentences.
        items: the sentences.
        title: what the progress bar shows.
        doubts: words that the system keeps with a lower probability than this are its doubts.

    Raises:
        ConfigError: doubts are asked for, and the system cannot tell them.
    """
    answers: list[Answer] = []
    for start in tqdm(range(0, len(items), BATCH), desc=title, unit="batch", disable=None):
        batch = [item.natural for item in items[start : start + BATCH]]
        unsure = _doubts(system, batch, doubts) if doubts else [()] * len(batch)
        corrections = system.correct(batch)
        answers += [Answer(one.target, doubts=own) for one, own in zip(corrections, unsure, strict=True)]
    return answers


def _doubts(system: System, sentences: Sequence[str], least: float) -> list[tuple[Doubt, ...]]:
    found: list[tuple[Doubt, ...]] | None = getattr(system, "doubts", lambda _: None)(sentences)
    if found is None:
        raise ConfigError("this system cannot tell which words it doubts; leave out --doubts")
    return [tuple(doubt for doubt in each if doubt.kept < least) for each in found]


def evaluate_file(recipe: Recipe, data: Path, set_name: str, path: Path, name: str) -> Result:
    """Measure a file of corrected sentences, a line for each sentence of the set (of its half) in order.

    Raises:
        ConfigError: the recipe has no such set.
        InputError: a file is missing or broken, or the file has another number of lines than the set.
    """
    entry = find_set(recipe, set_name)
    items = load_set(entry, recipe.corpus_folders(data))
    return measure(entry, items, read_answers(path, entry, items), name).result


def read_answers(path: Path, entry: EvaluationSet, items: Sequence[Item]) -> list[Answer]:
    """Read corrected sentences; those of a tokenised set may be natural text or tokenised as the set is.

    Raises:
        InputError: the file is missing or broken, or has another number of lines than the set has sentences.
    """
    lines = [line for _, line in read_lines(path)]
    if len(lines) != len(items):
        raise InputError(f"{path}: {len(lines)} lines, but {entry.name!r} has {len(items)} sentences")
    tokenized = [_is_tokenized(line, item) for line, item in zip(lines, items, strict=True)]
    told = [answer for answer in tokenized if answer is not None]
    rest = sum(told) > len(told) / 2
    return [
        Answer(detokenize(line), tuple(line.split())) if (rest if answer is None else answer) else Answer(line)
        for line, answer in zip(lines, tokenized, strict=True)
    ]


def _is_tokenized(line: str, item: Item) -> bool | None:
    """Tell whether a line is nearer to the sentence's tokens than to its natural text; None if these are the same."""
    if item.raw == item.natural:
        return None
    return Levenshtein.distance(line, item.raw) <= Levenshtein.distance(line, item.natural)


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
