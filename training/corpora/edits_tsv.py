"""Corrections mined from histories: ``source<TAB>target<TAB>repository<TAB>commit<TAB>class``."""

from collections.abc import Iterator
from pathlib import Path

from training.corpora.lines import read_lines
from training.corpora.records import BrokenLines, Pair, broken

CLASSES = ("explicit", "implicit")


def read_edits(path: Path, skipped: BrokenLines | None = None) -> Iterator[Pair]:
    """Yield each line's pair, tagged with ``repository``, ``commit`` and ``class``.

    Raises:
        InputError: the file cannot be read, or a line has not these five columns and ``skipped`` is None.
    """
    for number, line in read_lines(path):
        if not line.strip():
            continue
        cells = [cell.strip() for cell in line.split("\t")]
        if len(cells) != 5 or not cells[0] or not cells[1] or cells[4] not in CLASSES:
            problem = f"expected source, target, repository, commit, class ({' or '.join(CLASSES)}) between tabs"
            broken(path, number, problem, skipped)
            continue
        source, target, repository, commit, kind = cells
        yield Pair(source, (target,), {"repository": repository, "commit": commit, "class": kind})
