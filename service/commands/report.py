"""``emend report``: many texts at once, as one page to read."""

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from models.errors import InputError
from service.checking.alerts import Level, Tone
from service.checking.inline import Inline
from service.commands.files import read, write
from service.commands.models import Language
from service.settings import Settings

if TYPE_CHECKING:
    from service.checking.checker import Checker
    from service.commands.showing.summary import Summary

_ENDINGS = (".md", ".txt")


def report(
    paths: Annotated[
        list[Path], typer.Argument(metavar="FOLDER|FILE...", help="Text files in UTF-8; of a folder its .txt and .md.")
    ],
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write an HTML page, instead of text on standard output.")
    ] = None,
    language: Language = "auto",
    picky: Annotated[bool, typer.Option("--picky", help="Say matters of taste as well.")] = False,
    tone: Annotated[Tone, typer.Option(help="Tone that the texts are to have.")] = Tone.NEUTRAL,
) -> None:
    """Check many texts and make one report of what is wrong in them."""
    from tqdm import tqdm

    from service.checking.language import known
    from service.checking.options import Options
    from service.commands.showing.page import page
    from service.commands.showing.report import report as lines_of
    from service.commands.showing.summary import summary

    code = known(language)
    if code is None:
        raise InputError(f"--language {language}: not a language that is known")
    texts = [(str(file), read(str(file))[0]) for file in _files(paths)]
    options = Options(language=code, level=Level.PICKY if picky else Level.DEFAULT, tone=tone)
    checker = _checker()
    shown = tqdm(texts, unit="text", leave=False, disable=None)
    results = [(name, asyncio.run(checker.check(text, options))) for name, text in shown]
    checker.close()
    if html is not None:
        _save(html, page(results))
        return
    lines: list[str] = []
    for name, result in results:
        lines += (f"{name}: {result.language.code}, {result.stats.words:,} words, score {result.stats.score}", "")
        lines += (*lines_of(result.text, result.alerts, name), "")
    lines += _table(summary(result for _, result in results))
    write("".join(f"{line}\n" for line in lines).encode("utf-8", "replace"))


def _files(paths: Sequence[Path]) -> Iterator[Path]:
    """The files that are named, and those of the folders that are, sorted by name.

    Raises:
        InputError: a folder has no texts.
    """
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        found = sorted(file for file in path.iterdir() if file.suffix.lower() in _ENDINGS and file.is_file())
        if not found:
            raise InputError(f"{path}: no .txt or .md file in this folder")
        yield from found


def _checker() -> "Checker":
    """A checker with the models that the settings name."""
    from service.checking.checker import Checker
    from service.loading import resources_of

    settings = Settings.load()
    return Checker(resources_of(settings), Inline(), variants=settings.variants)


def _table(counted: "Summary") -> Iterator[str]:
    """The alerts by category, as lines."""
    yield f"{'':<20} {'alerts':>8} {'in 1,000 words':>15}"
    for row in (*counted.rows, counted.total):
        yield f"{row.name or 'All':<20} {row.alerts:>8,} {row.rate:>15.1f}"


def _save(file: Path, page: str) -> None:
    try:
        file.write_text(page, encoding="utf-8", errors="replace")
    except OSError as error:
        raise InputError(f"{file}: {error.strerror}") from error
