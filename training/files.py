"""Finding input files, and writing files so that a stopped run leaves either the old one or the whole new one."""

from collections.abc import Iterable
from pathlib import Path

from models.errors import InputError


def write_atomically(path: Path, text: str) -> None:
    """Write a UTF-8 text file through a temporary neighbour that takes its place when complete."""
    temporary = path.with_name(path.name + ".part")
    with temporary.open("w", encoding="utf-8", newline="\n") as stream:
        stream.write(text)
    temporary.replace(path)


def find(folders: Iterable[Path], patterns: Iterable[str]) -> list[Path]:
    """Return the files that match any pattern below any of the folders, sorted by name."""
    patterns = list(patterns)
    found = {path for folder in folders for pattern in patterns for path in folder.glob(pattern) if path.is_file()}
    return sorted(found, key=lambda path: (path.name, path))


def find_one(folders: Iterable[Path], path: str) -> Path:
    """Return the first of the folders' files of this path.

    Raises:
        InputError: none has it.
    """
    candidates = [folder / path for folder in folders]
    for candidate in candidates:
        if candidate.is_file():
            return candidate
    raise InputError(f"{candidates[0]}: no such file")
