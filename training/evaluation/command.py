"""``evaluate``: a corrector, or files of corrected sentences, on the sets of a recipe."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from tqdm import tqdm

from models.corrector.protocol import Correction
from models.corrector.thresholds import Writer
from models.errors import ConfigError
from training.config.measuring import EvaluationSet
from training.config.recipe import Recipe
from training.evaluation.answers import Answer, read_answers
from training.evaluation.measuring import Measured, measure
from training.evaluation.results import SetResult
from training.evaluation.sets import Item, load_set
from training.files import write_atomically

BATCH = 128


class System(Protocol):
    """Anything that corrects sentences: ``models.corrector.corrector.Corrector``, an engine, a baseline."""

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        """Correct each sentence."""
        ...


@dataclass(frozen=True, slots=True)
class Evaluated:
    """A set, its sentences, a system's answers and what they come to."""

    entry: EvaluationSet
    items: Sequence[Item]
    answers: Sequence[Answer]
    measured: Measured


def evaluate(
    recipe: Recipe,
    data: Path,
    system: System | Mapping[str, System],
    name: str,
    *,
    sets: Sequence[EvaluationSet] | None = None,
    output: Path | None = None,
) -> list[SetResult]:
    """Return the figures of every set; see ``evaluate_sets``."""
    found = evaluate_sets(recipe, data, system, name, sets=sets, output=output)
    return [each.measured.result for each in found]


def evaluate_sets(
    recipe: Recipe,
    data: Path,
    system: System | Mapping[str, System],
    name: str,
    *,
    sets: Sequence[EvaluationSet] | None = None,
    output: Path | None = None,
) -> list[Evaluated]:
    """Correct every set of the recipe (or the ``sets`` given) and measure; ``output`` gets a file of answers a set.

    A system that has thresholds of its own for learners (``for_writer``) uses those that fit the writer of a set. Of
    several systems, by language, each set is corrected by that of its language.

    Raises:
        ConfigError: a set is of a language that there is no system for.
        InputError: a set is missing or broken.
        ModelError: the syntax pipeline that ERRANT needs cannot be loaded.
    """
    found = []
    for entry in recipe.evaluate.sets if sets is None else sets:
        items = load_set(entry, recipe.corpus_folders(data))
        own = for_language(system, entry.language or recipe.language)
        answers = answers_of(for_writer(own, entry.writer), items, f"{name}: {entry.name}")
        if output is not None:
            output.mkdir(parents=True, exist_ok=True)
            lines = "".join(f"{' '.join(answer.text.split())}\n" for answer in answers)
            write_atomically(output / f"{slug(entry.name)}.txt", lines)
        found.append(Evaluated(entry, items, answers, measure(entry, items, answers, name)))
    return found


def for_language(system: System | Mapping[str, System], language: str) -> System:
    """The system of a language; where there is but one, this.

    Raises:
        ConfigError: there are several, and none is of the language.
    """
    if not isinstance(system, Mapping):
        return system
    if len(system) == 1:
        return next(iter(system.values()))
    if language not in system:
        raise ConfigError(f"no model of the language {language!r}; there are {', '.join(system)}")
    return system[language]


def for_writer(system: System, writer: Writer) -> System:
    """The system as it corrects texts of native writers, or of learners; most are the same for both."""
    chosen: Callable[[Writer], System] | None = getattr(system, "for_writer", None)
    return system if chosen is None else chosen(writer)


def answers_of(system: System, items: Sequence[Item], title: str) -> list[Answer]:
    """Let a system correct the sentences of a set, with a progress bar that shows the title."""
    answers: list[Answer] = []
    for start in tqdm(range(0, len(items), BATCH), desc=title, unit="batch", disable=None):
        batch = [item.natural for item in items[start : start + BATCH]]
        answers += [Answer(one.target, suspicions=one.suspicions) for one in system.correct(batch)]
    return answers


def evaluate_file(recipe: Recipe, data: Path, set_name: str, path: Path, name: str) -> Evaluated:
    """Measure a file of corrected sentences, a line for each sentence of the set (of its half) in order.

    Raises:
        ConfigError: the recipe has no such set.
        InputError: a file is missing or broken, or the file has another number of lines than the set.
    """
    return _measure_file(recipe, data, find_set(recipe, set_name), path, name)


def evaluate_folder(
    recipe: Recipe, data: Path, folder: Path, name: str, *, sets: Sequence[EvaluationSet] | None = None
) -> list[Evaluated]:
    """Measure a folder of answers that ``evaluate_sets`` wrote as its ``output``; raises like ``evaluate_file``."""
    entries = recipe.evaluate.sets if sets is None else sets
    return [_measure_file(recipe, data, entry, folder / f"{slug(entry.name)}.txt", name) for entry in entries]


def holds_answers(recipe: Recipe, folder: Path) -> bool:
    """Tell whether a folder has answers for one of the recipe's sets."""
    return any((folder / f"{slug(entry.name)}.txt").is_file() for entry in recipe.evaluate.sets)


def _measure_file(recipe: Recipe, data: Path, entry: EvaluationSet, path: Path, name: str) -> Evaluated:
    items = load_set(entry, recipe.corpus_folders(data))
    answers = read_answers(path, entry, items)
    return Evaluated(entry, items, answers, measure(entry, items, answers, name))


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
