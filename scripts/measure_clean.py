"""Prints how many alerts the whole checker gives on edited prose, of 1,000 words: nearly all of them are false.

The texts have a sentence or paragraph a line, as those of ``text/`` of the corpora; they may be compressed (``.xz``).
Of each text about as many lines are read, taken evenly from all of it.
"""

import asyncio
import lzma
from collections import Counter
from pathlib import Path
from typing import Annotated, Literal

import typer

from service.checking.alerts import Alert
from service.checking.checker import Checker
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.resources import Resources
from training.evaluation.sets import in_half

_SHORTEST = 40
"""Code points of a line that is read: shorter ones are headings, names and other fragments."""
_BATCH = 20
"""Lines that are checked as one text, a paragraph each."""


def sampled(path: Path, half: str, most: int) -> list[str]:
    """About so many lines of one half of a text, taken evenly from all of it."""
    with lzma.open(path, "rt", encoding="utf-8") if path.suffix == ".xz" else path.open(encoding="utf-8") as lines:
        kept = [line.strip() for line in lines if len(line) >= _SHORTEST and in_half(line.strip(), half)]
    return kept[:: max(1, len(kept) // most)][:most]


def measure(
    language: Annotated[str, typer.Argument(help="BCP 47 tag of the texts.")],
    files: Annotated[list[Path], typer.Argument(help="Texts.")],
    half: Annotated[Literal["odd", "even"], typer.Option(help="Odd is reported, even may be looked at.")] = "odd",
    most: Annotated[int, typer.Option(help="Lines of each text that are read.")] = 300,
    shown: Annotated[bool, typer.Option(help="Print the alerts, for the even half.")] = False,
) -> None:
    """Print the rate of each text, and of the kinds of alerts in all of them."""
    checker = Checker(Resources(), Inline())
    options = Options(language=language)
    words = 0
    kinds: Counter[str] = Counter()
    for path in files:
        lines = sampled(path, half, most)
        own: list[Alert] = []
        for at in range(0, len(lines), _BATCH):
            text = "\n\n".join(lines[at : at + _BATCH])
            found = asyncio.run(checker.check(text, options)).alerts
            own += found
            for alert in found if shown else ():
                around = text[max(0, alert.offset - 30) : alert.end + 20].replace("\n", " ")
                covered = text[alert.offset : alert.end]
                typer.echo(f"{alert.rule}\t{covered}\t{'|'.join(alert.replacements[:3])}\t{around}")
        count = sum(len(line.split()) for line in lines)
        words += count
        kinds.update(alert.rule if alert.rule.startswith("spelling/") else alert.rule.split("/")[0] for alert in own)
        typer.echo(f"{path.name:32} {count:7} words {1000 * len(own) / max(count, 1):6.2f} alerts of 1,000")
    for kind, number in kinds.most_common():
        typer.echo(f"{kind:32} {number:7} alerts {1000 * number / max(words, 1):6.2f}")
    typer.echo(f"{language:32} {words:7} words {1000 * kinds.total() / max(words, 1):6.2f} alerts of 1,000")


if __name__ == "__main__":
    typer.run(measure)
