"""``emend overlap``: makes the index of an encyclopedia that texts are compared with, and says what is in one."""

import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from tqdm import tqdm

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Make the index of an encyclopedia.")


@app.command()
def build(
    dumps: Annotated[
        list[Path], typer.Argument(metavar="DUMP...", help="MediaWiki XML or text with titles, also .gz or .bz2.")
    ],
    index: Annotated[Path, typer.Option(metavar="FILE", help="Index to make.")],
) -> None:
    """Make an index from dumps.

    Started again after an interruption, it goes on where it was.
    """
    from service.overlap.builder import build as build_index

    with closing(_Progress()) as progress:
        build_index(dumps, index, progress)
    show(index)


@app.command("info")
def show(index: Annotated[Path, typer.Argument(metavar="FILE", help="Index made by build.")]) -> None:
    """Print what an index holds."""
    from models.overlap.index import OverlapIndex

    info = OverlapIndex(index).info()
    typer.echo(
        f"{', '.join(info.sources)}: {info.articles:,} articles, {info.words:,} words, "
        f"{info.fingerprints:,} fingerprints, {index.stat().st_size / 1e6:,.1f} MB"
    )


class _Progress:
    """A bar on a terminal, else a line for each step."""

    def __init__(self) -> None:
        self._step = ""
        self._bar: tqdm[None] = tqdm(disable=True)

    def __call__(self, step: str, done: int, total: int) -> None:
        """Show how far a step is."""
        if step != self._step:
            self.close()
            self._step = step
            if sys.stderr.isatty():
                self._bar = tqdm(total=total, desc=step, unit_scale=True)
            else:
                typer.echo(f"{step}: {total:,}", err=True)
        self._bar.update(done - self._bar.n)

    def close(self) -> None:
        """End the bar."""
        self._bar.close()
