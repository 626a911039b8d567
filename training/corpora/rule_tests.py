"""Test sentences of a rule-based checker: ``source<TAB>target<TAB>rule``, or ``sentence<TAB>rule`` to leave alone."""

from collections.abc import Iterator
from pathlib import Path

from training.corpora.lines import read_lines
from training.corpora.records import BrokenLines, Pair, broken


def read_rule_pairs(path: Path, skipped: BrokenLines | None = None) -> Iterator[Pair]:
    """Yield wrong and fixed sentences, tagged with ``rule``.

    Raises:
        InputError: the file cannot be read, or a line has not three columns and ``skipped`` is None.
    """
    for cells in _cells(path, 3, "source<TAB>target<TAB>rule", skipped):
        yield Pair(cells[0], (cells[1],), {"rule": cells[2]})


def read_rule_sentences(path: Path, skipped: BrokenLines | None = None) -> Iterator[Pair]:
    """Yield sentences a checker must leave alone, as pairs with themselves, tagged with ``rule``.

    Raises:
        InputError: the file cannot be read, or a line has not two columns and ``skipped`` is None.
    """
    for cells in _cells(path, 2, "sentence<TAB>rule", skipped):
        yield Pair(cells[0], (cells[0],), {"rule": cells[1]})


def _cells(path: Path, columns: int, shape: str, skipped: BrokenLines | None) -> Iterator[list[str]]:
    for number, line in read_lines(path):
        if not line.strip():
            continue
        cells = [cell.strip() for cell in line.split("\t")]
        if len(cells) != columns or not all(cells):
            broken(path, number, f"expected {shape}", skipped)
            continue
        yield cells
