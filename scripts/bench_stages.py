"""Prints what each stage of a first check of 60,000 characters costs: milliseconds of CPU, on one thread.

    make bench-stages ARGS="--characters 20000"

CPU time, unlike latency, is nearly the same on a machine that others use as well. The texts are sentences with three
errors each and the same ones right; with ``EMEND_DATA`` (the folder of the corpora), also what learners wrote.
"""

import os

os.environ.update(OMP_NUM_THREADS="1", OMP_WAIT_POLICY="passive")  # read when the libraries are imported

import argparse
import asyncio
import itertools
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from models.spans import record_with
from scripts.bench_client import sentences
from scripts.bench_peers import realistic
from scripts.bench_service import machine, show
from service.checking.checker import Checker
from service.checking.inline import Inline
from service.checking.options import Options
from service.loading import resources_of
from service.settings import Settings

LEARNERS = Path("dev") / "pairs.en.jfleg-dev.tsv"
REST = "rest"


class Stages:
    """Sees spans, and counts for each stage the CPU seconds that are those of no stage inside it."""

    def __init__(self) -> None:
        """Begin with the rest of the work."""
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self._open = [REST]
        self._since = time.process_time()

    def begin(self) -> None:
        """Forget what has been."""
        self.seconds.clear()
        self._since = time.process_time()

    def _turn(self) -> None:
        now = time.process_time()
        self.seconds[self._open[-1]] += now - self._since
        self._since = now

    @contextmanager
    def span(self, name: str, attributes: dict[str, int | float | str]) -> Iterator[object]:
        """Count what follows for a stage; a check is one by its name."""
        self._turn()
        self._open.append(str(attributes["check"]) if name == "check" else name)
        try:
            yield None
        finally:
            self._turn()
            self._open.pop()

    def end(self) -> dict[str, float]:
        """The milliseconds of each stage, the longest first."""
        self._turn()
        longest = sorted(self.seconds.items(), key=lambda one: -one[1])
        return {name: 1000 * seconds for name, seconds in longest}

    root = span

    def here(self) -> object | None:
        """No span has a name of its own."""
        return None

    def past(
        self, name: str, parent: object, started: float, ended: float, attributes: dict[str, int | float | str]
    ) -> None:
        """What is over is counted already."""

    def batch(
        self, name: str, parents: Sequence[object], attributes: dict[str, int | float | str]
    ) -> AbstractContextManager[object]:
        """Work for several is work like any other."""
        return self.span(name, attributes)


def texts(characters: int) -> Iterator[tuple[str, str]]:
    """The kinds of texts, and one of each."""
    yield "three errors a sentence", _joined(itertools.islice(sentences(3), 50_000, None), characters)
    right = (sentence for at, sentence in enumerate(itertools.islice(realistic(), 40_000, None)) if at % 5)
    yield "right text", _joined(right, characters)
    data = os.environ.get("EMEND_DATA", "")
    if data and (Path(data) / LEARNERS).is_file():
        lines = (Path(data) / LEARNERS).read_text(encoding="utf-8").splitlines()
        yield "learners' text", _joined((line.partition("\t")[0] for line in lines), characters)


def _joined(some: Iterator[str], characters: int) -> str:
    found, length = [], 0
    for sentence in some:
        found.append(sentence)
        length += len(sentence) + 1
        if length >= characters:
            break
    return " ".join(found)[:characters]


async def measure(checker: Checker, characters: int) -> None:
    """Print a table for each kind of text."""
    options = Options(language="en-US")
    stages = Stages()
    record_with(stages)
    await checker.check(" ".join(itertools.islice(sentences(9), 20)), options)
    for kind, text in texts(characters):
        stages.begin()
        await checker.check(text, options)
        found = stages.end()
        show(f"{kind}, {len(text):,} characters", f"{sum(found.values()):,.0f} ms")
        for name, spent in found.items():
            if spent >= 1:
                show(f"  {name}", f"{spent:8,.0f} ms")


def main() -> None:
    """Load the models and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--characters", type=int, default=60_000, help="length of each text (60,000)")
    characters = parser.parse_args().characters
    machine()
    checker = Checker(resources_of(Settings.load({"threads": 1})), Inline())
    checker.warm()
    show("model and rules loaded", f"{time.process_time():.1f} s of CPU")
    asyncio.run(measure(checker, characters))


if __name__ == "__main__":
    main()
