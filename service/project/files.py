"""The files of a project: those that are named, and those in folders that Git does not ignore."""

import glob
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from models.errors import InputError
from service.markup.formats import FORMATS, format_of, searched
from service.project.settings import ProjectSettings

if TYPE_CHECKING:
    from pathspec import GitIgnoreSpec

__all__ = ["SourceFile", "opened_file", "source_files"]

_NEVER = (".git", ".hg", ".svn", ".venv", "__pycache__", "node_modules")
"""Folders that hold nothing that somebody wrote there."""
_IGNORE = ".gitignore"


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file to check.

    Attributes:
        path: as it is shown: relative to the working folder where it lies in it.
        markup: the name of its format.
        named: whether it was named itself, rather than found.
    """

    path: Path
    markup: str
    named: bool = False


def source_files(paths: Sequence[str], project: ProjectSettings, force_exclude: bool = False) -> list[SourceFile]:
    """The files of paths, each once: files, folders, and patterns that the shell has left as they were.

    Files that are named are taken as they are, unless ``force_exclude`` has those left out, too, that the project
    leaves out; of folders those with a known format that neither Git nor the project leaves out.

    Raises:
        InputError: a path is not there, or a pattern finds nothing.
    """
    rules = _Rules(project)
    found: dict[Path, SourceFile] = {}
    for name in paths or ["."]:
        for file in _of(name, rules):
            if force_exclude and rules.excludes(file.path):
                continue
            found.setdefault(file.path.absolute(), file)
    return list(found.values())


def opened_file(path: Path, project: ProjectSettings, name: str = "") -> SourceFile | None:
    """A text that somebody has open; None where the project leaves it out, or its format is none of texts.

    Args:
        path: the file, which need not be there.
        project: the settings that hold for it.
        name: another name, whose ending tells what its editor takes the file for; its own ending goes first, if it
            tells more than plain text.
    """
    rules = _Rules(project)
    if rules.excludes(path) or rules.passes_over(path):
        return None
    markup = rules.format_of(path)
    if markup in (None, "plain"):
        markup = format_of(name) or markup
    if markup is None or FORMATS[markup].binary:
        return None
    return SourceFile(path, markup, named=True)


def _of(name: str, rules: "_Rules") -> Iterator[SourceFile]:
    path = Path(name)
    try:
        is_folder, exists = path.is_dir(), path.exists()
    except (OSError, ValueError) as error:
        raise InputError(f"{name}: {getattr(error, 'strerror', None) or error}") from error
    if is_folder:
        yield from _walk(path, rules)
    elif exists or not glob.has_magic(name):
        yield SourceFile(path, rules.format_of(path) or "plain", named=True)
    else:
        matches = sorted(Path(one) for one in glob.glob(name, recursive=True, include_hidden=True))  # noqa: PTH207
        matches = [one for one in matches if not rules.ignores_above(one)]
        if not matches:
            raise InputError(f"{name}: no file is called so")
        for one in matches:
            if one.is_dir():
                continue
            yield SourceFile(one, rules.format_of(one) or "plain")


def _walk(folder: Path, rules: "_Rules") -> Iterator[SourceFile]:
    """The files of a folder and those below, in the order of their names."""
    for top, folders, names in os.walk(folder):
        here = Path(top)
        folders[:] = sorted(one for one in folders if one not in _NEVER and not rules.ignores(here / one, folder=True))
        for name in sorted(names):
            path = here / name
            markup = rules.wanted(path)
            if markup is not None and not rules.ignores(path):
                yield SourceFile(path, markup)


class _Rules:
    """What a project and its ``.gitignore`` files say of paths."""

    def __init__(self, project: ProjectSettings) -> None:
        self._folder = project.folder.absolute()
        self._files = _spec_of(project.files)
        self._exclude = _spec_of(project.exclude)
        self._dictionaries = {Path(os.path.normpath(self._folder / name)) for name in project.dictionary}
        self._formats = [(_spec_of([pattern]), name) for pattern, name in project.formats.items()]
        self._ignored: dict[Path, tuple[GitIgnoreSpec | None, bool]] = {}

    def format_of(self, path: Path) -> str | None:
        """The format of a file: that of the last pattern that fits, else that of its ending."""
        inside = self._inside(path)
        for spec, name in reversed(self._formats):
            if inside is not None and spec is not None and spec.match_file(inside):
                return name
        return format_of(path.name)

    def wanted(self, path: Path) -> str | None:
        """The format of a file that was found in a folder, None where it is not to be checked."""
        inside = self._inside(path)
        if Path(os.path.normpath(path.absolute())) in self._dictionaries:
            return None
        if self._files is not None and inside is not None:
            return (self.format_of(path) or "plain") if self._files.match_file(inside) else None
        found = self.format_of(path)
        return found if found is None or found != format_of(path.name) else searched(path.name)

    def ignores(self, path: Path, folder: bool = False) -> bool:
        """Whether the project or Git leaves a path out; the folders above it are not looked at."""
        inside = self._inside(path)
        sign = "/" if folder else ""
        if inside is not None and self._exclude is not None and self._exclude.match_file(inside + sign):
            return True
        path = path.absolute()
        for above in path.parents:
            spec, is_root = self._spec(above)
            if spec is not None:
                said = spec.check_file(path.relative_to(above).as_posix() + sign).include
                if said is not None:
                    return said
            if is_root:
                break
        return False

    def excludes(self, path: Path) -> bool:
        """Whether the project leaves a file out, or a folder above it."""
        path = path.absolute()
        inside = [one for one in path.parents if one.is_relative_to(self._folder) and one != self._folder]
        names = [self._inside(path), *(f"{self._inside(one)}/" for one in inside)]
        exclude = self._exclude
        return exclude is not None and any(name is not None and exclude.match_file(name) for name in names)

    def passes_over(self, path: Path) -> bool:
        """Whether a file is none of those that the project has, or one of its dictionaries."""
        inside = self._inside(path)
        return Path(os.path.normpath(path.absolute())) in self._dictionaries or (
            self._files is not None and inside is not None and not self._files.match_file(inside)
        )

    def ignores_above(self, path: Path) -> bool:
        """Whether a path or a folder above it, up to the working folder, is left out."""
        own = path.absolute()
        above = [one for one in own.parents if one.is_relative_to(Path.cwd()) and one != Path.cwd()]
        return (
            any(part in _NEVER for part in path.parts)
            or self.ignores(own)
            or any(self.ignores(one, folder=True) for one in above)
        )

    def _spec(self, folder: Path) -> "tuple[GitIgnoreSpec | None, bool]":
        """What the ``.gitignore`` of a folder says, and whether the folder is the root of a repository."""
        if folder not in self._ignored:
            try:
                lines = (folder / _IGNORE).read_text("utf-8", "replace").splitlines()
            except OSError:
                lines = []
            self._ignored[folder] = (_spec_of(lines), (folder / ".git").exists())
        return self._ignored[folder]

    def _inside(self, path: Path) -> str | None:
        """A path from the folder of the settings, None outside of it."""
        path = Path(os.path.normpath(path.absolute()))
        return path.relative_to(self._folder).as_posix() if path.is_relative_to(self._folder) else None


def _spec_of(patterns: Sequence[str]) -> "GitIgnoreSpec | None":
    """Patterns as Git reads them, None where there are none; what reads them is loaded for the first."""
    if not patterns:
        return None
    from pathspec import GitIgnoreSpec

    return GitIgnoreSpec.from_lines(patterns)
