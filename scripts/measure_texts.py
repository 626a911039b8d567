"""Prints what the whole checker finds in the texts of ``training/texts``: twelve kinds, with errors marked.

An error is found where an alert touches its mark, its first suggestion right where it makes of the text what the marks
that it touches make of it. An alert that touches no mark is a false one, and so is every alert on the right version.
Texts with odd numbers may be looked at, those with even numbers are for the final figure. Those of the folder ``kept``
were written without the checker, and are never looked at: four of each kind, of which one line a kind is printed.
"""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from itertools import combinations
from pathlib import Path
from typing import Annotated, Literal

import typer

from service.checking.alerts import Alert
from service.checking.checker import Checker
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.resources import Resources
from training.config.recipe import RECIPES
from training.corpora.lines import read_lines
from training.corpora.written import Mark, WrittenLine, parse_line

TEXTS = RECIPES.parent / "texts"
CONVERSATIONS = "conversations"
"""The folder of chats in every form that they are copied from programs in."""
KEPT = "kept"
"""The folder of texts that nobody looks at: ``<kind>_<number>.txt``, with ``_us`` behind it where it is American."""
_AMERICAN = "_us"
_LOOSE = re.compile(r" (?=[,.;:!?])")


@dataclass
class Counts:
    """What became of the errors of some texts.

    Attributes:
        errors: marks.
        found: those that an alert touches.
        alerts: on the texts with errors.
        touching: those that touch a mark.
        suggesting: those of them that have a replacement.
        right: those whose first replacement is right.
        false: alerts on the right versions.
        words: of the right versions.
    """

    errors: int = 0
    found: int = 0
    alerts: int = 0
    touching: int = 0
    suggesting: int = 0
    right: int = 0
    false: int = 0
    words: int = 0

    def add(self, other: "Counts") -> None:
        """Count another text, too."""
        for field in fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))

    def row(self, name: str) -> str:
        """The line of the table."""
        shares = [
            share(self.found, self.errors),
            share(self.touching, self.alerts),
            share(self.right, self.suggesting),
        ]
        a_thousand = 1000 * self.false / max(self.words, 1)
        return f"{name:20} {self.errors:6} {' '.join(shares)} {self.false:6} {a_thousand:15.1f}"


def share(part: int, whole: int) -> str:
    """A share in per cent."""
    return f"{part / whole:11.0%}" if whole else " " * 11


@dataclass(frozen=True)
class Text:
    """A text and its right version; marks by the offsets of the text and of the right version."""

    source: str
    target: str
    marks: tuple[Mark, ...]

    def mended(self, marks: Sequence[Mark]) -> str:
        """The text with some of its errors corrected."""
        text = self.source
        for mark in reversed(marks):
            put, before, behind = self.target[mark.target_start : mark.target_end], text[: mark.start], text[mark.end :]
            if mark.start == mark.end:
                put = " " * (before[-1:].isalnum() and put[:1].isalnum()) + put
                put += " " * (put[-1:].isalnum() and behind[:1].isalnum())
            text = before + put + behind
        return spaced(text)


def spaced(text: str) -> str:
    """A text with single spaces, and none before marks of punctuation."""
    return _LOOSE.sub("", " ".join(text.split()))


def read_text(path: Path) -> Text:
    """A file whose lines are paragraphs with their errors marked.

    Conversations, the texts that are kept, and texts with blank lines in them, are in the lines of the file.
    """
    lines = [line for _, line in read_lines(path)]
    as_they_are = path.parent.name in (CONVERSATIONS, KEPT) or any(not line.strip() for line in lines)
    source = target = ""
    marks: list[Mark] = []
    gap = "\n" if as_they_are else "\n\n"
    for line in lines:
        indent = line[: len(line) - len(line.lstrip())]
        source, target = source + indent, target + indent
        read: WrittenLine = parse_line(line.strip()) if line.strip() else WrittenLine("", "")
        at, there = len(source), len(target)
        marks += [Mark(m.start + at, m.end + at, m.target_start + there, m.target_end + there) for m in read.marks]
        source, target = source + read.source + gap, target + read.target + gap
    return Text(source, target, tuple(marks))


def _of_half(folder: Path, half: str) -> list[Path]:
    """The texts of a half, in order; or those of a folder, to be looked at."""
    if half in ("development", CONVERSATIONS, KEPT):
        return sorted((folder / half).glob("*.txt"))
    return [path for path in sorted(folder.glob("*.txt")) if int(path.stem[:2]) % 2 == (half == "odd")]


def rows_of(paths: Sequence[Path]) -> dict[str, list[Path]]:
    """The texts of each row of the table: one, or those of one kind where they are kept."""
    rows: dict[str, list[Path]] = {}
    for path in paths:
        name = path.stem.removesuffix(_AMERICAN)
        rows.setdefault(name.rpartition("_")[0] if path.parent.name == KEPT else path.stem, []).append(path)
    return rows


def _language_of(path: Path, language: str) -> str:
    """The code that a text is checked as."""
    if language != "en":
        return language
    return "en-US" if path.stem.endswith(_AMERICAN) else "en-GB"


async def count(checker: Checker, text: Text, options: Options, *, shown: bool) -> Counts:
    """Check both versions of a text; print what goes wrong if it is to be shown."""
    alerts = (await checker.check(text.source, options)).alerts
    false = (await checker.check(text.target, options)).alerts
    counts = Counts(len(text.marks), alerts=len(alerts), false=len(false), words=len(text.target.split()))
    found: set[Mark] = set()
    for alert in alerts:
        touched = [mark for mark in text.marks if alert.offset <= mark.end and mark.start <= alert.end]
        found.update(touched)
        counts.touching += bool(touched)
        if touched and alert.replacements:
            counts.suggesting += 1
            right = _mends(text, alert, touched)
            counts.right += right
            if shown and not right:
                _show("not right", text.source, alert)
        if shown and not touched:
            _show("false", text.source, alert)
    counts.found = len(found)
    for alert in false if shown else ():
        _show("false, right version", text.target, alert)
    for mark in text.marks if shown else ():
        if mark not in found:
            meant = text.target[mark.target_start : mark.target_end]
            around = text.source[max(mark.start - 30, 0) : mark.end + 20].replace("\n", " ")
            typer.echo(f"  not found: {text.source[mark.start : mark.end]!r} -> {meant!r} in …{around}…")
    return counts


def _mends(text: Text, alert: Alert, touched: Sequence[Mark]) -> bool:
    """Whether the first replacement corrects one or more of the errors that an alert touches, and changes no more."""
    made = spaced(text.source[: alert.offset] + alert.replacements[0] + text.source[alert.end :])
    ways = (marks for size in range(1, len(touched) + 1) for marks in combinations(touched, size))
    return any(text.mended(marks) == made for marks in ways)


def _show(what: str, text: str, alert: Alert) -> None:
    around = text[max(alert.offset - 30, 0) : alert.end + 20].replace("\n", " ")
    written = text[alert.offset : alert.end]
    typer.echo(f"  {what}: {written!r} -> {list(alert.replacements[:3])} {alert.rule} in …{around}…")


def measure(
    language: Annotated[str, typer.Argument(help="Code of the texts' language.")] = "en",
    half: Annotated[
        Literal["odd", "even", "development", "conversations", "kept"],
        typer.Option(help="Even and kept are reported, the others may be looked at."),
    ] = "even",
    shown: Annotated[bool, typer.Option(help="Print what is missed or wrong; not for even and kept.")] = False,
) -> None:
    """Print a table, a text a line; a kind a line of those that are kept."""
    if shown and half in ("even", KEPT):
        raise typer.BadParameter("what is reported is not looked at", param_hint="--shown")
    checker = Checker(Resources(), Inline())
    typer.echo("text                 errors       found alerts right first right  false  of 1,000 words")
    whole = Counts()
    for name, paths in rows_of(_of_half(TEXTS / language, half)).items():
        row = Counts()
        for path in paths:
            options = Options(language=_language_of(path, language))
            row.add(asyncio.run(count(checker, read_text(path), options, shown=shown)))
        whole.add(row)
        typer.echo(row.row(name))
    typer.echo(whole.row("all"))


if __name__ == "__main__":
    typer.run(measure)
