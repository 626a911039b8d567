"""The stream of training examples: which sentences, in which mix; a seed decides it, whatever the workers' number."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from models.errors import ConfigError
from training.corpora.indexed_lines import Lines
from training.corrector.train.fragments import Fragments
from training.corrector.train.partly import partly_corrected
from training.noise.config import NoiseConfig

if TYPE_CHECKING:
    from training.noise.learnt import LearntNoise

AHEAD = Path("pairs") / "synthetic.train.tsv"
"""In a work folder: synthetic pairs that were made ahead, in place of clean text that is noised while training."""

CHUNK = 4096
"""Sentences drawn together; batches are made within a chunk, so that they hold sentences of like length."""

_LINES_READ = 50_000
"""Lines of clean text that tell which words are written small."""


class Noise(Protocol):
    """What corrupts right sentences."""

    @property
    def config(self) -> NoiseConfig:
        """How much noise of which kind."""
        ...

    def corrupt(self, sentence: str, rng: random.Random) -> str:
        """The sentence with errors, or unchanged."""
        ...


@dataclass(frozen=True, slots=True)
class Example:
    """A sentence and its correction, or None and the spans of ``wrong`` words where only these are known."""

    source: str
    target: str | None
    wrong: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Mix:
    """What a stage draws from, by weight.

    ``synthetic`` (noised by rules, perhaps made ahead), ``learnt`` (noised as people err), ``clean`` (unchanged), pairs
    or marked text.
    """

    weights: dict[str, float]

    def counts(self, number: int) -> dict[str, int]:
        """Return how many of this many sentences come from each source."""
        total = sum(self.weights.values())
        return {name: round(number * weight / total) for name, weight in self.weights.items()}


class Stream:
    """Draws chunks of examples; the files are walked through in order and again from the start."""

    size = CHUNK
    """About how many examples a chunk has."""

    def __init__(self, work: Path, noiser: Noise | None, seed: int, fragments: float = 0.0, partly: float = 0.0):
        """Take the folder that ``prepare`` has filled, or ``ahead``.

        Args:
            work: the folder.
            noiser: makes the synthetic errors; None where they were made ahead.
            seed: decides all chance.
            fragments: share of the sentences that lose their full stop.
            partly: share of the pairs of which some errors are corrected beforehand.
        """
        self._work = work
        self._noiser = noiser
        self._seed = seed
        self._lines: dict[str, Lines] = {}
        self._marked: set[str] = set()
        self._learnt: LearntNoise | None = None
        self._share = fragments
        self._partly = partly
        self._fragments = Fragments()

    def open(self, mix: Mix) -> None:
        """Open what the mix names and learn the noise it needs, so that forked workers share it.

        Raises:
            ConfigError: the mix names what is not there.
            InputError: a file is missing or empty.
        """
        for name in mix.weights:
            self._source(name)
        if self._share and not self._fragments.share and self._path("clean").is_file():
            lines = self._source("clean")
            read = (_right(lines[number]) for number in range(min(len(lines), _LINES_READ)))
            self._fragments = Fragments(read, self._share)

    def _source(self, name: str) -> Lines:
        if name not in self._lines:
            path = self._path(name)
            if not path.is_file():
                raise ConfigError(f"the mix names {name!r}, but there is no {path}")
            if path.parent.name == "marked":
                self._marked.add(name)
            self._lines[name] = Lines(path)
            if name == "learnt" and self._noiser:
                from training.noise.learnt import load

                self._learnt = load(self._work, self._noiser.config.learnt)
        return self._lines[name]

    def _path(self, name: str) -> Path:
        """The file that a name of a mix is drawn from, there or not."""
        if self._noiser is None and name in ("synthetic", "clean"):
            return self._work / AHEAD
        if self._noiser and name in ("synthetic", "learnt", "clean"):
            return self._work / "clean.train.txt"
        pairs, marked = (self._work / kind / f"{name}.train.tsv" for kind in ("pairs", "marked"))
        return pairs if pairs.is_file() else marked

    def has(self, name: str) -> bool:
        """Whether the work folder has what a mix may name."""
        return bool(self._noiser and name in ("synthetic", "learnt", "clean")) or self._path(name).is_file()

    def part(self, mix: Mix) -> Mix:
        """Return what the work folder has of a mix."""
        return Mix({name: weight for name, weight in mix.weights.items() if self.has(name)})

    def chunk(self, stage: int, mix: Mix, index: int, size: int | None = None) -> list[Example]:
        """Return chunk number ``index`` of a stage, of about ``size`` examples in random order."""
        rng = random.Random(f"{self._seed}/{stage}/{index}")
        examples: list[Example] = []
        for name, count in mix.counts(self.size if size is None else size).items():
            lines = self._source(name)
            shift = stage * 1_000_003
            numbers = range(index * count + shift, (index + 1) * count + shift)
            found = (self._example(name, lines[number % len(lines)], rng) for number in numbers)
            examples += [self._fragment(example, rng) for example in found]
        rng.shuffle(examples)
        return examples

    def _example(self, name: str, line: str, rng: random.Random) -> Example:
        if name == "synthetic" and self._noiser:
            return Example(self._noiser.corrupt(line, rng), line)
        if name == "learnt" and self._learnt and self._noiser:
            return Example(self._err(line, self._learnt, self._noiser, rng), line)
        if name == "clean":
            return Example(_right(line), _right(line))
        source, other, *_ = line.split("\t")
        if name in self._marked:
            spans = (span.split("-") for span in other.split())
            return Example(source, None, tuple((int(start), int(end)) for start, end in spans))
        return Example(partly_corrected(source, other, rng) if rng.random() < self._partly else source, other)

    def _fragment(self, example: Example, rng: random.Random) -> Example:
        if example.target is None:
            return example
        return Example(*self._fragments.cut(example.source, example.target, rng))

    @staticmethod
    def _err(line: str, learnt: "LearntNoise", noiser: Noise, rng: random.Random) -> str:
        """Write the line as people do; some get the noise of rules as well, before or after."""
        both = rng.random() < noiser.config.learnt.ordinary
        first = both and rng.random() < 0.5
        noised = noiser.corrupt(line, rng) if first else line
        noised = learnt.corrupt(noised, rng)
        return noiser.corrupt(noised, rng) if both and not first else noised

    def chunks(self, stage: int, mix: Mix, start: int, stride: int) -> Iterator[tuple[int, list[Example]]]:
        """Yield chunks ``start``, ``start + stride`` ... for ever, with their numbers."""
        index = start
        while True:
            yield index, self.chunk(stage, mix, index)
            index += stride


def _right(line: str) -> str:
    """A line of clean text as it is, of a pair its correction."""
    return line.rpartition("\t")[2]
