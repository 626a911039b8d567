"""Trains and ships the model of languages: ``python -m training.languages --data DIR``."""

import json
import time
from datetime import date
from pathlib import Path
from random import Random
from typing import Annotated

import numpy as np
import typer
from safetensors.numpy import save_file

from models.choice.stored import CONFIG, WEIGHTS
from models.errors import InputError
from models.languages.sequences import SHIPPED, TABLE, LetterSequences, sequences
from training.choice.weights import small
from training.commands.running import run, tell
from training.languages.samples import samples
from training.languages.train import train
from training.runs.machine import commit, machine

LANGUAGES = (
    "bg", "ca", "cs", "da", "de", "en", "es", "fi", "fr", "hr", "hu", "id", "it", "nb", "nl", "pl", "pt", "ro", "ru",
    "sk", "sl", "sv", "tr", "uk", "vi",
)  # fmt: skip
"""Those in Latin or Cyrillic letters with text; scripts of one language need no model."""
WRITTEN = Path(__file__).parents[1] / "written"
CARD = Path(__file__).with_name("card.md")
_HELD_OUT = 50

app = typer.Typer(add_completion=False)


@app.command()
def main(
    data: Annotated[Path, typer.Option(envvar="EMEND_DATA", help="Folder with text/ and written/.")],
    out: Annotated[Path, typer.Option(help="Where the model goes.")] = SHIPPED,
    number: Annotated[int, typer.Option(min=100, help="Pieces of text for each language.")] = 40_000,
    seed: Annotated[int, typer.Option(help="Seed of what is drawn.")] = 1,
) -> None:
    """Train the model that tells the language of a few words, measure it on every fiftieth piece, and write it."""
    begin = time.monotonic()
    rng = Random(seed)
    kept: list[tuple[np.ndarray, int]] = []
    held: list[tuple[str, int]] = []
    for label, language in enumerate(LANGUAGES):
        if not (data / "text" / language).is_dir():
            raise InputError(f"{data}: no text/{language}")
        for count, text in enumerate(samples(language, data, WRITTEN, number, rng)):
            if count % _HELD_OUT == 0:
                held.append((text, label))
            elif len(buckets := sequences(text)):
                kept.append((buckets.astype(np.int32), label))
    typer.echo(f"{len(kept):,} pieces in {len(LANGUAGES)} languages")
    table, bias = train([one for one, _ in kept], [label for _, label in kept], len(LANGUAGES), seed, tell("steps"))
    out.mkdir(parents=True, exist_ok=True)
    save_file({**small(TABLE, table), "bias": bias}, out / WEIGHTS)
    (out / CONFIG).write_text(json.dumps({"languages": LANGUAGES}) + "\n", encoding="utf-8")
    right = _right(LetterSequences.load(out), held)
    card = CARD.read_text(encoding="utf-8").format(
        date=date.today().isoformat(),
        commit=commit(),
        machine=machine(),
        pieces=f"{len(kept):,}",
        minutes=round((time.monotonic() - begin) / 60),
        held=f"{len(held):,}",
        right=f"{100 * sum(right.values()) / len(held):.1f}",
        rows="\n".join(
            f"| {language} | {100 * right[label] / sum(one == label for _, one in held):.1f} |"
            for label, language in enumerate(LANGUAGES)
        ),
    )
    (out / "MODEL_CARD.md").write_text(card, encoding="utf-8")
    typer.echo(f"{out}: {100 * sum(right.values()) / len(held):.1f} % of {len(held):,} held-out pieces right")


def _right(model: LetterSequences, held: list[tuple[str, int]]) -> dict[int, int]:
    """Of each language how many pieces are taken for it."""
    right = dict.fromkeys(range(len(LANGUAGES)), 0)
    for text, label in held:
        scores = model.scores(text)
        right[label] += max(scores, key=scores.__getitem__) == LANGUAGES[label]
    return right


if __name__ == "__main__":
    run(app)
