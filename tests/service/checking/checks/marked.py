"""Files of sentences of our own: one a line, wrong words as ``[wrong|right]``; ``#`` begins a comment."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_MARKED = re.compile(r"\[([^|\]]+)\|([^\]]+)\]")


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence.

    Attributes:
        text: with the wrong words.
        right: without them.
        meant: the right word for each wrong one.
    """

    text: str
    right: str
    meant: dict[str, str]


def lines(path: Path) -> Iterator[Line]:
    """The sentences of a file."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield Line(_MARKED.sub(r"\1", line), _MARKED.sub(r"\2", line), dict(_MARKED.findall(line)))
