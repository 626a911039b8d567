"""Finding input files, and writing files so that a stopped run leaves either the old one or the whole new one."""

import re
from collections.abc import Iterable
from pathlib import Path

from models.errors import InputError

_PATTERN = re.compile(r"[*?\[]")


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


def find_any(folders: Iterable[Path], path: str) -> list[Path]:
    """Return the file of this path, or, where it is a pattern (``*``, ``?``, ``[``), all that match in any folder.

    They are in the order of the folders and, within one, of their names.

    Raises:
        InputError: there is none.
    """
    folders = list(folders)
    if not _PATTERN.search(path):
        return [find_one(folders, path)]
    matches = [match for folder in folders for match in sorted(folder.glob(path)) if match.is_file()]
    found = list(dict.fromkeys(matches))
    if not found:
        raise InputError(f"{folders[0] / path}: no such files")
    return found


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


def source_name(path: Path) -> str:
    """Return the name of a source of text: its file name without its endings."""
    return path.name.removesuffix(".xz").removesuffix(".gz").removesuffix(".txt")
