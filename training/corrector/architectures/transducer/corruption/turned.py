"""Pairs turned round: from what is right, with the kinds of errors in front, to what people wrote."""

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from models.aligner.aligner import Aligner
from training.corpora.lines import read_lines
from training.corrector.architectures.transducer.corruption.kinds import AT_MOST, asked, kind

__all__ = ["kinds_of", "turned"]

_TOGETHER = 256


def turned(path: Path, aligner: Aligner, rng: random.Random) -> Iterator[tuple[str, str]]:
    """Yield what a corruption model learns of a file of pairs: the right sentence, asked for errors, and the wrong one.

    Pairs without an error, and those of more errors than are ever asked for, are left out.
    """
    read = ((wrong, right) for wrong, _, right in (line.partition("\t") for _, line in read_lines(path)))
    pairs = ((wrong, right) for wrong, right in read if right and wrong != right)
    while some := list(islice(pairs, _TOGETHER)):
        for (wrong, right), kinds in zip(some, kinds_of(some, aligner), strict=True):
            if 0 < len(kinds) <= AT_MOST:
                rng.shuffle(kinds)
                front = ", ".join(kinds)
                yield asked(front, right), asked(front, wrong)


def kinds_of(pairs: Sequence[tuple[str, str]], aligner: Aligner) -> list[list[str]]:
    """The kinds of the errors of each pair of a wrong and a right sentence."""
    return [[kind(edit.operation, edit.type) for edit in edits] for edits in aligner.align_all(pairs)]
