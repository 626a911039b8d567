"""Lang-8's ``entries`` files: a sentence a line, an empty line between journal entries.

Tabs between number of corrections, serial, URL, sentence number (0 is the title), sentence, and the corrections.
"""

from collections.abc import Iterator
from pathlib import Path

from training.corpora.lines import read_lines
from training.corpora.records import BrokenLines, Pair, broken


def read_lang8(path: Path, skipped: BrokenLines | None = None) -> Iterator[Pair]:
    """Yield every sentence, tagged with its ``serial``; one without corrections is its own target.

    Raises:
        InputError: the file cannot be read, or a line is broken and ``skipped`` is None.
    """
    for number, line in read_lines(path):
        if not line.strip():
            continue
        cells = [cell.strip() for cell in line.split("\t")]
        corrections = [cell for cell in cells[5:] if cell]
        if len(cells) < 5 or not cells[0].isdigit() or not cells[4] or int(cells[0]) != len(corrections):
            shape = "corrections, serial, URL, sentence number, sentence, then as many corrections, between tabs"
            broken(path, number, f"expected {shape}", skipped)
            continue
        yield Pair(cells[4], tuple(corrections) or (cells[4],), {"serial": cells[1]})
