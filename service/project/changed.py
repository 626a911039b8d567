"""What has changed in a Git repository, as lines of its files."""

import re
from pathlib import Path

from models.errors import InputError

__all__ = ["ChangedLines", "changed_lines"]

ChangedLines = dict[Path, list[range]]
"""The lines, counted from 1, of each file by its path without links."""

_HUNK = re.compile(r"@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@")
_EVERY_LINE = range(1, 2**62)


def changed_lines(since: str = "HEAD") -> ChangedLines:
    """The lines of the working tree that are new or differ from a revision; files that Git does not know are new.

    Raises:
        InputError: this is no repository, there is no such revision, or no Git.
    """
    top = Path(_git("rev-parse", "--show-toplevel").rstrip("\n")).resolve()
    found: ChangedLines = {}
    options = ("--unified=0", "--no-color", "--no-ext-diff", "--no-renames", "--diff-filter=d", "--dst-prefix=b/")
    lines: list[range] = []
    body = 0  # lines of a hunk that are still to come: one may look like a header
    for line in _git("-c", "core.quotePath=false", "diff", *options, "--end-of-options", since, "--").split("\n"):
        if body:
            body -= not line.startswith("\\")
        elif line.startswith("+++ "):
            lines = found.setdefault(top / _name(line[4:]), [])
        elif hunk := _HUNK.match(line):
            first, count = int(hunk[2]), int(hunk[3] or 1)
            body = int(hunk[1] or 1) + count
            if count:
                lines.append(range(first, first + count))
    new = _git("-C", str(top), "ls-files", "--others", "--exclude-standard", "-z")
    found.update({top / name: [_EVERY_LINE] for name in new.split("\0") if name})
    return {path: lines for path, lines in found.items() if lines}


def _name(shown: str) -> str:
    """The name of a file as Git shows it: with a tab behind it where it has a blank, quoted where it has odd signs."""
    shown = shown.removesuffix("\t")
    if shown.startswith('"'):
        shown = shown[1:-1].encode().decode("unicode_escape").encode("latin-1").decode("utf-8", "surrogateescape")
    return shown.removeprefix("b/")


def _git(*arguments: str) -> str:
    import subprocess

    try:
        done = subprocess.run(["git", *arguments], capture_output=True, check=False)  # noqa: S603, S607
    except OSError as error:
        raise InputError(f"git: {error.strerror}") from error
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise InputError(f"git: {said[0] if said else 'failed'}")
    return done.stdout.decode("utf-8", "surrogateescape")
