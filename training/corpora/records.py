"""What readers yield, and how they treat broken lines."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from models.errors import InputError


@dataclass(frozen=True, slots=True)
class Pair:
    """A sentence and its corrections (one an annotator); ``tags`` say where it comes from."""

    source: str
    targets: tuple[str, ...]
    tags: Mapping[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class BrokenLines:
    """Counts the broken lines of a corpus that is known to be dirty; without it a reader stops at the first."""

    count: int = 0
    first: str = ""


def broken(path: Path, line: int, problem: str, skipped: BrokenLines | None) -> None:
    """Report a broken line: raise, or count it where the caller asked for that.

    Raises:
        InputError: ``skipped`` is None; names the file, the line (from 1) and the problem.
    """
    message = f"{path}, line {line}: {problem}"
    if skipped is None:
        raise InputError(message)
    skipped.count += 1
    skipped.first = skipped.first or message
