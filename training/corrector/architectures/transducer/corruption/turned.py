"""Pairs turned round: from what is right, with the kinds of errors in front, to what people wrote."""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path

from models.aligner.aligner import Aligner
from training.corpora.lines import read_lines
from training.corrector.architectures.transducer.corruption.kinds import (
    AT_MOST,
    asked,
    english_kinds,
    kinds_between,
)

__all__ = ["KindsOf", "kinds_of", "turned"]

KindsOf = Callable[[Sequence[tuple[str, str]]], list[list[str]]]
"""Names the errors of each pair of a wrong and a right sentence."""

_TOGETHER = 256


def kinds_of(language: str) -> KindsOf:
    """What names errors of a language (BCP 47 code without region): ERRANT, or the letters alone."""
    if language != "en":
        return lambda pairs: [kinds_between(wrong, right) for wrong, right in pairs]
    aligner = Aligner()
    return lambda pairs: english_kinds(pairs, aligner)


def turned(path: Path, named: KindsOf, rng: random.Random) -> Iterator[tuple[str, str]]:
    """Yield what a corruption model learns of a file of pairs: the right sentence, asked for errors, and the wrong one.

    Pairs without an error, and those of more errors than are ever asked for, are left out.
    """
    read = ((wrong, right) for wrong, _, right in (line.partition("\t") for _, line in read_lines(path)))
    pairs = ((wrong, right) for wrong, right in read if right and wrong != right)
    while some := list(islice(pairs, _TOGETHER)):
        for (wrong, right), kinds in zip(some, named(some), strict=True):
            if 0 < len(kinds) <= AT_MOST:
                rng.shuffle(kinds)
                front = ", ".join(kinds)
                yield asked(front, right), asked(front, wrong)
