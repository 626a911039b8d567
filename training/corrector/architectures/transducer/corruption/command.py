"""``turn`` and ``corrupt``: from pairs a corruption model, from right sentences new pairs without end."""

import random
import shutil
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from models.corrector.transducer.engine import TransducerEngine
from models.errors import ConfigError, InputError
from training.commands.folders import need
from training.config.recipe import Recipe
from training.corpora.indexed_lines import Lines
from training.corrector.architectures.transducer.corruption.recoverable import Recovery
from training.corrector.architectures.transducer.corruption.turned import kinds_of, turned
from training.corrector.architectures.transducer.corruption.wrongs import Corrupter, Kinds
from training.files import write_atomically

__all__ = ["corrupt", "turn"]

_TAKEN = (
    "clean.train.txt", "clean.dev.txt", "lexicon.tsv.xz", "words.txt.xz", "inflections.tsv.xz", "tokenizer.json",
    "report.json",
)  # fmt: skip
_ROUND = 1024
"""Sentences that are corrupted at a time."""


def turn(recipe: Recipe, prepared: Path, work: Path) -> str:
    """Fill the work folder of a corruption model from that of a corrector; return what it holds, in words.

    Args:
        recipe: that of the corruption model; the mixes of its stages name the pairs.
        prepared: the folder that ``prepare`` has filled for the corrector, of the same languages.
        work: the run's folder.

    Raises:
        InputError: a step before has not run, or no language has pairs that a mix names.
    """
    _take(prepared, work)
    counts: Counter[str] = Counter()
    for code, folder in _folders(recipe).items():
        need(prepared / folder, "prepare")
        (work / folder / "pairs").mkdir(parents=True, exist_ok=True)
        if folder.name:
            _take(prepared / folder, work / folder)
        named = kinds_of(code)
        for name in _pairs(recipe):
            if _file(prepared / folder, name).is_file():
                rng = random.Random(f"{recipe.seed}/{code}/{name}")
                lines = [f"{right}\t{wrong}\n" for right, wrong in turned(_file(prepared / folder, name), named, rng)]
                rng.shuffle(lines)
                write_atomically(_file(work / folder, name), "".join(lines))
                counts[name] += len(lines)
    if missing := [name for name in _pairs(recipe) if name not in counts]:
        raise InputError(f"{prepared}: no pairs {', '.join(missing)}, which the recipe names")
    return ", ".join(f"{count:,} of {name}" for name, count in counts.items())


def corrupt(
    recipe: Recipe, work: Path, model: Path, corrector: Path, out: Path, number: int, seed: int, language: str
) -> int:
    """Write pairs of wrong and right sentences, one a line with a tab between; return how many.

    Args:
        recipe: that of the corruption model; its last stage says how often errors are of the kinds of which pairs.
        work: its folder, which ``turn`` has filled.
        model: the corruption model's folder.
        corrector: that of a corrector, which says what can be known again.
        out: the file.
        number: how many are wanted; fewer come of it only where all clean text has been used.
        seed: where in the clean text it begins, and all chance.
        language: of the sentences (BCP 47 code), one of the recipe's.

    Raises:
        ConfigError: the recipe is not of that language.
        InputError: a step before has not run.
        ModelError: a model cannot be loaded.
    """
    folders = _folders(recipe)
    if language not in folders:
        raise ConfigError(f"{recipe.name}: no recipe of {language!r}, but of {', '.join(folders)}")
    own = work / folders[language]
    need(own, "prepare")
    mix = {
        name: weight for name, weight in recipe.train.stages[-1].mix.items() if weight and _file(own, name).is_file()
    }
    kinds = [(Kinds.of(_file(own, name)), weight) for name, weight in mix.items()]
    corrupter = Corrupter(TransducerEngine.load(model), kinds, seed)
    recovery = Recovery(TransducerEngine.load(corrector))
    lines = Lines(own / "clean.train.txt")
    made = 0
    out.parent.mkdir(parents=True, exist_ok=True)
    with out.open("w", encoding="utf-8", newline="\n") as file:
        numbers = _walk(len(lines), seed)
        while made < number and (some := [lines[at] for at in islice(numbers, _ROUND)]):
            pairs = list(corrupter.corrupt(some))
            knowable = zip(recovery.knowable(pairs), pairs, strict=True)
            kept = [(wrong, right) for wrong, (_, right) in knowable if wrong not in (None, right)][: number - made]
            file.writelines(f"{wrong}\t{right}\n" for wrong, right in kept)
            file.flush()
            made += len(kept)
    return made


def _folders(recipe: Recipe) -> dict[str, Path]:
    """The folder of each language within that of a run."""
    return {code: Path(code) for code in recipe.languages} or {recipe.language: Path()}


def _take(prepared: Path, work: Path) -> None:
    """Copy what a run needs beside pairs."""
    for name in _TAKEN:
        if (prepared / name).is_file():
            shutil.copyfile(prepared / name, work / name)


def _walk(length: int, seed: int) -> Iterator[int]:
    """All numbers below ``length`` once, in an order of chance."""
    numbers = list(range(length))
    random.Random(seed).shuffle(numbers)
    return iter(numbers)


def _pairs(recipe: Recipe) -> list[str]:
    """The names of all pairs that the stages draw from."""
    return list(dict.fromkeys(name for stage in recipe.train.stages for name in stage.mix))


def _file(folder: Path, name: str) -> Path:
    return folder / "pairs" / f"{name}.train.tsv"
