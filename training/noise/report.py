"""Measurements of the noise: the types of its errors, its speed."""

import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol


class Corruption(Protocol):
    """What corrupts sentences."""

    def corrupt(self, sentence: str, rng: Random) -> str:
        """The sentence with errors, or unchanged."""
        ...


@dataclass(frozen=True, slots=True)
class TypeReport:
    """Errors as the aligner types them.

    Attributes:
        types: edits by type without its operation letter (``DET``).
        operations: edits by operation: missing, replaced, unnecessary (``M``, ``R``, ``U``).
        sentences: sentences read.
        unchanged: sentences left as they were.
    """

    types: Mapping[str, int]
    operations: Mapping[str, int]
    sentences: int
    unchanged: int

    def lines(self, target: Mapping[str, float]) -> Iterable[str]:
        """A table: type, share wanted, share measured, number of edits; the largest first."""
        total = sum(self.types.values()) or 1
        wanted = sum(target.values()) or 1
        yield f"{'type':<12}{'target':>8}{'noise':>8}{'edits':>9}"
        for kind in sorted(set(self.types) | set(target), key=lambda k: (-target.get(k, 0), -self.types.get(k, 0), k)):
            share, count = target.get(kind, 0) / wanted, self.types.get(kind, 0)
            yield f"{kind:<12}{share:>8.1%}{count / total:>8.1%}{count:>9,}"
        changed = self.sentences - self.unchanged
        letters = "  ".join(f"{letter} {count / total:.1%}" for letter, count in sorted(self.operations.items()))
        yield f"{total:,} edits in {changed:,} sentences ({total / max(changed, 1):.2f} each): {letters}"
        yield f"{self.unchanged / max(self.sentences, 1):.1%} of {self.sentences:,} sentences unchanged"


def measure_types(noiser: Corruption, sentences: Sequence[str], rng: Random) -> TypeReport:
    """Corrupt the sentences and type the way back from each with our ERRANT aligner."""
    from models.aligner import Aligner

    pairs = [(noiser.corrupt(sentence, rng), sentence) for sentence in sentences]
    changed = [pair for pair in pairs if pair[0] != pair[1]]
    types: Counter[str] = Counter()
    operations: Counter[str] = Counter()
    for edits in Aligner().align_all(changed):
        for edit in edits:
            types[edit.type] += 1
            operations[edit.operation] += 1
    return TypeReport(types, operations, len(pairs), len(pairs) - len(changed))


@dataclass(frozen=True, slots=True)
class Speed:
    """Sentences corrupted in so many seconds of processor time, with the tables warm."""

    sentences: int
    words: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.sentences / self.seconds:,.0f} sentences/s of one core "
            f"({self.words / self.sentences:.1f} words each, {self.sentences:,} in {self.seconds:.2f} s)"
        )


def measure_speed(noiser: Corruption, sentences: Sequence[str], seconds: float = 3.0) -> Speed:
    """Corrupt the sentences over and over for about so long, after one pass that fills the caches.

    The time is that of the processor in this thread, so that other programs on the machine do not count.
    """
    rng = Random(1)
    for sentence in sentences:
        noiser.corrupt(sentence, rng)
    done = 0
    start = time.thread_time()
    while time.thread_time() - start < seconds:
        for sentence in sentences:
            noiser.corrupt(sentence, rng)
        done += 1
    spent = time.thread_time() - start
    return Speed(done * len(sentences), done * sum(len(sentence.split()) for sentence in sentences), spent)
