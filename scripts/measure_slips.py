"""Prints how many everyday slips of ``training/slips`` the whole checker finds, and mends with its first suggestion.

``--of misspellings`` measures the misspelled words of ``training/misspellings`` instead.

A slip is found where an alert of the default level touches what is marked, right where the first replacement of such an
alert makes the right sentence. The right sentences are checked, too: each alert there is a false one.
"""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Literal

import typer

from models.corrector.thresholds import Writer
from service.checking.alerts import Alert
from service.checking.alerts import Writer as AskedWriter
from service.checking.checker import Checker
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.resources import Resources
from training.config.recipe import RECIPES
from training.corpora.lines import read_lines
from training.corpora.written import WrittenLine, parse_line
from training.evaluation.sets import in_half

LISTS = RECIPES.parent


@dataclass
class Counts:
    """What became of the slips of a language."""

    slips: int = 0
    found: int = 0
    right: int = 0
    false: int = 0

    def row(self, language: str) -> str:
        """The line of the table."""
        shares = f"{self.found / self.slips:7.0%} {self.right / self.slips:12.0%}"
        return f"{language:8} {self.slips:6} {shares} {self.false:13}"


async def count(checker: Checker, lines: list[WrittenLine], options: Options, *, shown: bool = False) -> Counts:
    """Check both sides of each line; print those whose first suggestion is not right if they are to be shown."""
    counts = Counts()
    for line in lines:
        [mark] = line.marks
        touching = [
            alert
            for alert in (await checker.check(line.source, options)).alerts
            if alert.offset <= mark.end and mark.start <= alert.end
        ]
        right = any(_applied(line.source, alert) == line.target for alert in touching)
        false = (await checker.check(line.target, options)).alerts
        counts.slips += 1
        counts.found += bool(touching)
        counts.right += right
        counts.false += len(false)
        if shown and not right:
            typer.echo(f"{line.target}  {[(alert.rule, *alert.replacements) for alert in touching]}")
        for alert in false if shown else ():
            typer.echo(f"false: {line.target}  {alert.rule} {alert.replacements}")
    return counts


def _applied(text: str, alert: Alert) -> str | None:
    return text[: alert.offset] + alert.replacements[0] + text[alert.end :] if alert.replacements else None


def measure(
    languages: Annotated[list[str] | None, typer.Argument(help="Codes; all there are if left out.")] = None,
    half: Annotated[Literal["odd", "even"], typer.Option(help="Odd is reported, even may be looked at.")] = "odd",
    writer: Annotated[Writer, typer.Option(help="Whose texts they are taken for.")] = "learner",
    of: Annotated[Literal["slips", "misspellings"], typer.Option(help="Which list.")] = "slips",
    shown: Annotated[bool, typer.Option(help="Print what is not mended, and false alerts; for the even half.")] = False,
) -> None:
    """Print a table, a language a line."""
    checker = Checker(Resources(), Inline())
    typer.echo("language  slips   found  right first  false alerts")
    for code in languages or sorted(path.stem for path in (LISTS / of).glob("*.txt")):
        lines = [parse_line(line) for _, line in read_lines(LISTS / of / f"{code}.txt") if line.strip()]
        own = [line for line in lines if in_half(line.source, half)]
        options = Options(language=code, writer=AskedWriter(writer))
        typer.echo(asyncio.run(count(checker, own, options, shown=shown)).row(code))


if __name__ == "__main__":
    typer.run(measure)
