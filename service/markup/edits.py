"""Replacements of stretches of a file."""

from collections.abc import Iterable
from dataclasses import dataclass

__all__ = ["TextEdit", "apart"]


@dataclass(frozen=True, slots=True)
class TextEdit:
    """A stretch of a file, by code points, and what is to stand there."""

    start: int
    end: int
    replacement: str


def apart(edits: Iterable[TextEdit]) -> list[TextEdit]:
    """Edits in their order; of those that overlap the first."""
    free: list[TextEdit] = []
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end)):
        if not free or free[-1].end <= edit.start:
            free.append(edit)
    return free
