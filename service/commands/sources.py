"""The files that ``emend check`` is to check: which they are, what they are called, what they hold."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path

from models.errors import InputError
from service.commands.files import not_text, read_bytes
from service.markup.content import FileContent, content_of
from service.markup.formats import FORMATS, format_of
from service.markup.marked import MarkedFile
from service.project.changed import ChangedLines
from service.project.files import SourceFile, source_files
from service.project.settings import ProjectSettings

__all__ = ["STDIN", "name_of", "named_format", "read_all", "sources_of", "taken_apart"]

STDIN = Path("-")
"""Stands for standard input."""


def named_format(name: str | None) -> str | None:
    """The format that a flag names.

    Raises:
        InputError: there is no such format.
    """
    if name is None or name in FORMATS:
        return name
    near = get_close_matches(name, FORMATS, 1)
    hint = f"; did you mean {near[0]}?" if near else "."
    raise InputError(f"--input-format {name}: no format{hint} There are: {', '.join(FORMATS)}")


def sources_of(
    paths: Sequence[str],
    project: ProjectSettings,
    changed: ChangedLines | None = None,
    *,
    stdin_name: str = "",
    markup: str | None = None,
    force_exclude: bool = False,
) -> list[SourceFile]:
    """The files to check.

    Args:
        paths: files, folders and patterns, and ``-`` for standard input; none stand for the working folder.
        project: says what of a folder is checked.
        changed: the files that count; None for all.
        stdin_name: the name that tells the format of standard input.
        markup: the format of all files; None for what their names tell.
        force_exclude: whether the project leaves out files that are named, too.
    """
    named = [path for path in paths if path != "-"]
    found = source_files(named, project, force_exclude) if named or "-" not in paths else []
    if changed is not None:
        found = [one for one in found if one.path.resolve() in changed]
    if "-" in paths:
        found.insert(0, SourceFile(STDIN, format_of(stdin_name) or "plain", named=True))
    return found if markup is None else [replace(one, markup=markup) for one in found]


def read_all(sources: Sequence[SourceFile]) -> Iterator[tuple[SourceFile, bytes, FileContent]]:
    """Each file with its bytes and what they hold; found ones that cannot be read are told of and left out.

    Empty files have no alerts; to name one and nothing else is a mistake.
    """
    for source in sources:
        try:
            if len(sources) > 1 and source.path != STDIN and source.path.stat().st_size == 0:
                continue
            data = read_bytes(str(source.path))
            content = _content(source, data)
        except (InputError, OSError) as error:
            if source.named:
                raise
            print(f"emend: {error}", file=sys.stderr)  # noqa: T201
            continue
        yield source, data, content


def _content(source: SourceFile, data: bytes) -> FileContent:
    """What the bytes of a file hold.

    Raises:
        InputError: they are not what its format says.
    """
    name = str(source.path)
    try:
        return content_of(data, source.markup)
    except UnicodeDecodeError as error:
        raise not_text(name, error) from error
    except InputError as error:
        raise InputError(f"{name}: {error}") from error


def name_of(source: SourceFile, stdin_name: str) -> str:
    """What a file is called; standard input has the name that it was given."""
    return (stdin_name or "<stdin>") if source.path == STDIN else str(source.path)


def taken_apart(name: str, content: FileContent) -> MarkedFile:
    """The parts of a file.

    Raises:
        InputError: it cannot be taken apart.
    """
    try:
        return content.marked()
    except InputError as error:
        raise InputError(f"{name}: {error}") from error
