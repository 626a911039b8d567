"""Trains and ships the syntax pipeline: ``python -m training.syntax --data DIR --out DIR``."""

from pathlib import Path
from typing import Annotated

import typer

from models.syntax.pipeline import SHIPPED, load_syntax
from training.syntax.commands import run
from training.syntax.corpus import DEV, TEST, TRAIN, load_sentences
from training.syntax.evaluate import evaluate
from training.syntax.package import ship
from training.syntax.train import train


def main(
    data: Annotated[Path, typer.Option(envvar="EMEND_DATA", help="Folder with ud/.")],
    out: Annotated[Path, typer.Option(help="Where the finished pipeline goes.")] = SHIPPED,
    work: Annotated[Path | None, typer.Option(help="Checkpoints; ~/.cache/emend/syntax by default.")] = None,
    epochs: Annotated[int, typer.Option(min=1, help="Passes over the treebanks.")] = 8,
    seed: Annotated[int, typer.Option(help="Seed of initial weights, order and augmentation.")] = 1,
) -> None:
    """Train the English syntax pipeline on the treebanks a company may use, and write it with its model card.

    The last finished epoch is kept: called again with the same epochs and seed, training goes on after it.
    """
    folder = work or Path.home() / ".cache" / "emend" / "syntax"
    folder.mkdir(parents=True, exist_ok=True)
    train_set, dev_set = load_sentences(data, TRAIN), load_sentences(data, DEV)
    typer.echo(f"{len(train_set):,} sentences of {sum(map(len, train_set)):,} words")
    on_dev = train(train_set, dev_set, folder, epochs, seed)
    test_set = load_sentences(data, TEST)
    on_test = evaluate(load_syntax(folder / "best"), test_set)
    size = ship(folder / "best", out, {"EWT dev": on_dev, "EWT test": on_test}, epochs, seed)
    typer.echo(f"EWT dev   {on_dev}\nEWT test  {on_test}\n{out}: {size / 1e6:.1f} MB")


if __name__ == "__main__":
    run(main)
