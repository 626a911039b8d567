"""Plain text: a sentence or paragraph a line, an empty line between documents or paragraphs where known."""

from collections.abc import Iterator
from pathlib import Path

from training.corpora.lines import read_lines


def read_blocks(path: Path) -> Iterator[list[str]]:
    """Yield the runs of lines between empty lines.

    Raises:
        InputError: the file cannot be read.
    """
    block: list[str] = []
    for _, line in read_lines(path):
        if line.strip():
            block.append(line)
        elif block:
            yield block
            block = []
    if block:
        yield block


def read_documents(path: Path, minimum_lines: int = 40) -> Iterator[list[str]]:
    """Yield documents: neighbouring blocks joined until they have ``minimum_lines`` lines.

    Many corpora put an empty line between paragraphs too; joined, neighbouring paragraphs of one text stay together
    when documents are split into training and development parts. Without empty lines, a document is cut
    after ``minimum_lines`` lines.

    Raises:
        InputError: the file cannot be read.
    """
    document: list[str] = []
    for block in read_blocks(path):
        for start in range(0, len(block), minimum_lines):
            document += block[start : start + minimum_lines]
            if len(document) >= minimum_lines:
                yield document
                document = []
    if document:
        yield document
