"""What evaluation files hold, as hashes, so that none of it is trained on."""

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from training.corpora.hashing import normalized_hash
from training.corpora.lines import read_lines
from training.corpora.m2 import read_m2_pairs
from training.corpora.records import BrokenLines
from training.corpora.written import DEVELOPMENT, in_part, parse_line, read_written
from training.corrector.prepare.sentences import sentences


def sentences_of(path: Path) -> Iterator[str]:
    """Yield every text of an evaluation file of any format: sources, targets, and their sentences one by one.

    Every cell of a tab-separated file is taken, so that no column is forgotten.

    Raises:
        InputError: the file cannot be read.
    """
    if path.name.removesuffix(".xz").endswith(".m2"):
        for pair in read_m2_pairs(path, BrokenLines()):
            yield from (pair.source, *pair.targets)
        return
    for _, line in read_lines(path):
        for cell in line.split("\t"):
            for text in _sides(cell):
                yield text
                yield from sentences(text)


def _sides(cell: str) -> tuple[str, ...]:
    """Return a cell's text, or both sides of one with marked errors; nothing for an empty one."""
    if "=>" in cell:
        try:
            line = parse_line(cell)
        except ValueError:
            return (cell,)
        return line.source, line.target
    return (cell,) if cell.strip() else ()


def held_out_sentences_of(path: Path) -> Iterator[str]:
    """Yield both sides of the held-out lines of a file with marked errors, and their sentences one by one.

    Raises:
        InputError: the file cannot be read.
    """
    for pair in in_part(read_written(path, BrokenLines()), DEVELOPMENT):
        for side in (pair.source, *pair.targets):
            yield side
            yield from sentences(side)


def hashes_of(paths: Iterable[Path], held_out: Iterable[Path] = ()) -> frozenset[int]:
    """Return the normalised hashes of everything in evaluation files, and of the held-out lines of the others.

    Raises:
        InputError: a file cannot be read.
    """
    whole = (text for path in paths for text in sentences_of(path))
    lines = (text for path in held_out for text in held_out_sentences_of(path))
    return frozenset(map(normalized_hash, chain(whole, lines)))
