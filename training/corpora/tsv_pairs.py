"""Tab-separated pairs: ``source<TAB>reference[<TAB>reference...]``, one sentence a line."""

from collections.abc import Iterator
from pathlib import Path

from training.corpora.lines import read_lines
from training.corpora.records import BrokenLines, Pair, broken


def read_tsv_pairs(path: Path, skipped: BrokenLines | None = None) -> Iterator[Pair]:
    """Yield each line's pair; empty lines are passed over, empty further references left out.

    Raises:
        InputError: the file cannot be read, or a line has no source or no reference and ``skipped`` is None.
    """
    for number, line in read_lines(path):
        if not line.strip():
            continue
        source, *targets = (cell.strip() for cell in line.split("\t"))
        if not source or not targets or not targets[0]:
            broken(path, number, "expected source<TAB>reference[<TAB>reference...]", skipped)
            continue
        yield Pair(source, tuple(target for target in targets if target))
