"""The section ``prepare``: corpora, and how they are cleaned."""

from dataclasses import dataclass, field
from typing import Literal

from models.typed_tables import number

HELD_OUT = "clean.dev.txt"
"""What ``prepare`` keeps apart of the clean text, in the run's folder; a set may be it."""

Format = Literal[
    "pairs", "edits", "rules", "sentences", "text", "m2", "lang8", "essays", "nucle", "written", "slips", "marked"
]
"""What a file of sentences is written in."""


@dataclass(frozen=True, slots=True)
class Group:
    """Sources that together may make up at most ``max_share`` of the clean sentences."""

    name: str
    sources: tuple[str, ...]
    max_share: float = number(1.0, above=0.0, maximum=1.0)


@dataclass(frozen=True, slots=True)
class PairSource:
    """A corpus of authentic corrections; ``limit`` 0 takes all of them.

    In a recipe of many languages it is of those ``languages`` only, where any are named. ``path`` may be a
    pattern of many files, below the data folder, the recipe's folder or ``training/``. Of the format
    ``written`` only the lines for training are read.
    """

    name: str
    path: str
    format: Format = "pairs"
    tokenized: bool = False
    limit: int = number(0, minimum=0)
    languages: tuple[str, ...] = ()

    def problems(self) -> dict[str, str]:
        """Impossible values: key -> what is wrong."""
        return {"format": "sentences of the format marked have no corrections"} if self.format == "marked" else {}


@dataclass(frozen=True, slots=True)
class MarkedSource:
    """A corpus of sentences whose wrong words are marked, without corrections; its ``path`` as of a ``PairSource``.

    ``corrections`` is the file of those that were written afterwards: its pairs are named ``NAME-corrected``.
    """

    name: str
    path: str
    corrections: str = ""
    languages: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Prepare:
    """Corpora and how they are cleaned.

    ``text``, ``skip`` and ``keep_out`` are file patterns below the data folder (``text`` and pair paths may also be
    below the recipe's folder); sources are named by the file name without its endings. ``limits`` is the most
    sentences taken of a source. ``dev_share`` is the share of documents kept apart as clean development set; blocks of
    lines are joined until they have ``document_lines``.
    """

    text: tuple[str, ...]
    skip: tuple[str, ...] = ()
    keep_out: tuple[str, ...] = ("dev/*",)
    limits: dict[str, int] = field(default_factory=dict)
    groups: tuple[Group, ...] = ()
    pairs: tuple[PairSource, ...] = ()
    marked: tuple[MarkedSource, ...] = ()
    minimum_words: int = number(3, minimum=1)
    maximum_words: int = number(60, minimum=2)
    dev_share: float = number(0.01, minimum=0.0, below=1.0)
    document_lines: int = number(40, minimum=1)
    language_check: bool = True
