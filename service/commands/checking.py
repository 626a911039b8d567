"""The run of ``emend check``: files, their alerts, what is put into them, what is printed."""

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from models.errors import InputError
from service.commands.choosing import Chooser
from service.commands.files import write, write_back
from service.commands.showing.colours import When, chosen, plain
from service.commands.showing.progress import Progress, progress
from service.commands.showing.report import entries
from service.commands.sources import STDIN, name_of, read_all, sources_of, taken_apart
from service.commands.telling import ResultForm, document, total
from service.markup.content import FileContent
from service.markup.edits import TextEdit
from service.markup.fixing import first_of_each
from service.project.changed import changed_lines
from service.project.checking.checked import CheckedFile, Service, checked
from service.project.files import SourceFile
from service.project.settings import FAIL_ON, ProjectSettings

__all__ = ["Task", "run"]

_LONG_TEXT = 4_000
_MANY_FILES = 3
"""From these on a progress bar is worth its place."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be done.

    Attributes:
        paths: files, folders and patterns; none stand for the working folder.
        since: the revision from which on changed lines count; None for all lines.
        stdin_name: the name that tells the format of standard input.
        markup: the format of all files; None for what their names tell.
        form: what the result is printed as.
        color: when it has colours.
        output: the file that it goes to; None for standard output.
        fix: whether replacements are put into the files.
        interactive: whether to ask about each.
        force_exclude: whether the project leaves out files that are named, too.
        single_status: whether the response of one file, too, ends with status 1 where there are alerts.
    """

    paths: Sequence[str]
    since: str | None = None
    stdin_name: str = ""
    markup: str | None = None
    form: ResultForm = ResultForm.TEXT
    color: When = When.AUTO
    output: Path | None = None
    fix: bool = False
    interactive: bool = False
    force_exclude: bool = False
    single_status: bool = False


def run(task: Task, project: ProjectSettings, service: Service) -> int:
    """Check and print; the exit status.

    Raises:
        EmendError: a file cannot be read, Git says no, the service does not answer.
    """
    changed = None if task.since is None else changed_lines(task.since)
    sources = sources_of(
        task.paths,
        project,
        changed,
        stdin_name=task.stdin_name,
        markup=task.markup,
        force_exclude=task.force_exclude,
    )
    if task.form is ResultForm.RESPONSE and len(sources) != 1:
        raise InputError(f"--json prints the response for one file, not for {len(sources)}: --format json takes many")
    words = project.accepted()
    files: list[CheckedFile] = []
    style = chosen(task.color, sys.stdout) if task.output is None else plain
    chooser = Chooser(input, lambda line: write(f"{line}\n".encode()), style)
    made = passed = 0
    refused = False
    with _progress(sources) as bar:
        for source, data, content in read_all(sources):
            if chooser.stopped:
                passed += 1
                continue
            name = name_of(source, task.stdin_name)
            accepted = [*words, *chooser.accepted]
            size = len(data) / max(len(content.text), 1)
            taken = taken_apart(name, content)
            done = partial(_move, bar, size)
            found = checked(name, content.text, source.markup, service, project, accepted, done, taken)
            if changed is not None:
                found = found.within(changed.get(source.path.resolve(), ()))
            if task.fix:
                edits = _chosen(chooser, found, bar) if task.interactive else list(first_of_each(found.alerts))
                found = chooser.left(found)
                try:
                    found, number = _written(source, found, edits, data, content)
                    made += number
                except InputError as error:
                    refused = True
                    with bar.aside():
                        print(f"emend: {error}", file=sys.stderr)  # noqa: T201
            files.append(found)
            if task.form is ResultForm.TEXT and task.output is None:
                lines = [line for entry in entries(found.text, found.alerts, name, style) for line in entry]
                if lines and not task.interactive:
                    with bar.aside():
                        write("".join(f"{line}\n" for line in lines).encode("utf-8", "replace"))
    _finish(task, files, made)
    if passed:
        print(f"emend: not looked at: {passed} more file{'s' * (passed > 1)}", file=sys.stderr)  # noqa: T201
    if chooser.accepted:
        listed = ", ".join(f'"{word}"' for word in dict.fromkeys(chooser.accepted))
        print(f"To accept these words for good, write into .emend.toml: words = [{listed}]", file=sys.stderr)  # noqa: T201
    if refused:
        return 2
    least = FAIL_ON[project.fail_on]
    if task.form is ResultForm.RESPONSE and not task.single_status:
        return 0
    return int(any((gravest := file.gravest()) is not None and gravest >= least for file in files))


def _move(bar: Progress, size: float, characters: int) -> None:
    """So many more characters of a file are checked, each of which takes ``size`` bytes of it."""
    bar.update(characters * size)


def _chosen(chooser: Chooser, found: CheckedFile, bar: Progress) -> list[TextEdit]:
    """What somebody chooses for a file; who breaks off is told that it is as it was."""
    with bar.aside():
        try:
            return list(chooser.edits(found))
        except KeyboardInterrupt:
            print(f"\nemend: broken off; {found.name} is as it was", file=sys.stderr)  # noqa: T201
            raise


def _written(
    source: SourceFile, found: CheckedFile, edits: list[TextEdit], before: bytes, content: FileContent
) -> tuple[CheckedFile, int]:
    """Put edits into a file: what is left to tell of it, by the places of the new text, and how many were made.

    Raises:
        InputError: it is no longer what was read, or cannot be written.
    """
    if not edits:
        return found, 0
    try:
        data, after, made = content.with_edits(edits)
    except InputError as error:
        raise InputError(f"{source.path}: {error}") from error
    if not made:
        return found, 0
    write_back(source.path, before, data)
    left = []
    for alert in found.alerts:
        if not any(edit.start <= alert.offset and alert.end <= edit.end for edit in made):
            grown = sum(len(edit.replacement) - (edit.end - edit.start) for edit in made if edit.end <= alert.offset)
            left.append(alert.moved(grown))
    return CheckedFile(found.name, after.text, left, found.markup, found.language, found.responses), len(made)


def _progress(sources: Sequence[SourceFile]) -> AbstractContextManager[Progress]:
    """A progress bar where there is much to do."""
    files = [one.path for one in sources if one.path != STDIN and one.path.is_file()]
    size = sum(path.stat().st_size for path in files)
    return progress(size, "B", size >= _LONG_TEXT or len(files) >= _MANY_FILES)


def _finish(task: Task, files: Sequence[CheckedFile], made: int) -> None:
    """Print what comes at the end."""
    if task.form is ResultForm.TEXT and task.output is None:
        write(f"{total(files, made)}\n".encode())
        return
    if task.form is ResultForm.TEXT:
        lines = [line for file in files for entry in entries(file.text, file.alerts, file.name) for line in entry]
        shown = "\n".join([*lines, total(files, made)])
    else:
        shown = document(files, task.form)
    data = (shown + "\n" * bool(shown)).encode("utf-8", "replace")
    if task.output is None:
        write(data)
        return
    try:
        task.output.write_bytes(data)
    except OSError as error:
        raise InputError(f"{task.output}: {error.strerror}") from error
