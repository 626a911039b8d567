"""Prints pages of learners' English as the checker sees them: struck out is wrong, bold is written instead."""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import typer

from service.checking.alerts import Alert
from service.checking.checker import Checker
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.resources import Resources

FOLDER = Path(__file__).resolve().parent


def main(files: list[Path] = typer.Argument(None, help="Texts; the demo and scripts/pages if left out.")) -> None:  # noqa: B008
    """Check each text, all checks at the default level, and apply the first replacement of each alert."""
    checker = Checker(Resources(), Inline())
    for path in files or [FOLDER / "demo.txt", *sorted((FOLDER / "pages").glob("*.txt"))]:
        text = path.read_text(encoding="utf-8").strip()
        alerts = asyncio.run(checker.check(text, Options())).alerts
        quoted = marked(text, alerts).replace("\n", "\n> ")
        sys.stdout.write(f"`{path.relative_to(FOLDER.parent)}`, {len(alerts)} alerts:\n\n> {quoted}\n\n")
    checker.close()


def marked(text: str, alerts: Sequence[Alert]) -> str:
    """Return the text with what each alert replaces struck out, and its first replacement in bold."""
    parts, end = [], 0
    for alert in alerts:
        old = text[alert.offset : alert.end].strip()
        new = (alert.replacements[0] if alert.replacements else "?").strip()
        parts.append(text[end : alert.offset])
        if text[alert.offset : alert.end].startswith(" "):
            parts.append(" ")
        parts.append(" ".join(part for part in (f"~~{old}~~" if old else "", f"**{new}**" if new else "") if part))
        end = alert.end
        if text[alert.offset : alert.end].endswith(" "):
            parts.append(" ")
    return "".join([*parts, text[end:]])


if __name__ == "__main__":
    typer.run(main)
