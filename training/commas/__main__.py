"""Trains and ships the model of commas of a language: ``python -m training.commas LANGUAGE --data DIR``."""

import time
from datetime import date
from pathlib import Path
from typing import Annotated

import numpy as np
import torch
import typer

from models.commas.choice import CommaChoice
from models.commas.loading import comma_choices
from models.errors import InputError
from training.choice.folder import keep_thresholds, write_card, write_model
from training.commands.options import WithWeights
from training.commands.running import run, tell
from training.commas.card import card
from training.commas.corpus import CommaCorpus
from training.commas.network import CommaNetwork, Sizes
from training.commas.texts import TEXTS, documents, false_a_thousand, held_out, kept_out, licences
from training.commas.thresholds import choose, judge, measure
from training.commas.train import taken, train
from training.runs.machine import commit, machine

app = typer.Typer(add_completion=False)


@app.command()
def main(
    language: Annotated[str, typer.Argument(help="A language of training/commas/texts.toml.")],
    data: Annotated[Path, typer.Option(envvar="EMEND_DATA", help="Folder with text/ and dev/.")],
    out: Annotated[Path | None, typer.Option(help="Where the model goes.")] = None,
    gaps: Annotated[int, typer.Option(min=100, help="Gaps to train on, at most.")] = 600_000,
    epochs: Annotated[int, typer.Option(min=1, help="How often.")] = 2,
    seed: Annotated[int, typer.Option(help="Seed of what is drawn.")] = 1,
    weights: WithWeights = True,
) -> None:
    """Train the model, find its thresholds on the even half of what was held out, measure on the odd half."""
    if language not in TEXTS:
        raise InputError(f"no texts are named for {language} in training/commas/texts.toml")
    begin = time.monotonic()
    rng = np.random.default_rng(seed)
    torch.manual_seed(seed)
    folder = out or comma_choices.folder_of(language)
    corpus = CommaCorpus(documents(language, data, kept_out(data)), held_out(language), numbered=weights)
    if weights:
        sizes = Sizes()
        vocabulary = corpus.vocabulary(sizes.words, sizes.endings)
        chosen, counts = taken(corpus, gaps, rng)
        network = CommaNetwork(sizes, len(vocabulary))
        typer.echo(f"{len(chosen):,} gaps, {time.monotonic() - begin:.0f} s")
        train(network, corpus, chosen, counts, epochs, rng, tell("steps"))
        record = {
            "date": date.today().isoformat(),
            "commit": commit(),
            "machine": machine(),
            "examples": len(chosen),
            "epochs": epochs,
            "minutes": round((time.monotonic() - begin) / 60),
        }
        write_model(folder, network.arrays(), vocabulary, {"language": language, "trained": record})
    choice = CommaChoice.load(folder)
    thresholds = choose(judge(choice, corpus.even), false_a_thousand(language))
    config = keep_thresholds(folder, thresholds)
    figures = measure(thresholds, judge(choice, corpus.odd))
    write_card(folder, card(language, config["trained"], licences(language, data), figures))
    typer.echo(figures.summary)


if __name__ == "__main__":
    run(app)
