"""Prints how often an edit is typed without ERRANT (`models.aligner.spelled`), and whether ERRANT agrees.

    python -m scripts.measure_types FILE.tsv.xz ... TEXT.txt.xz ... --most 50000

Files hold pairs, a line each: the source, a tab, its correction; what follows is not looked at. Those named ``.txt``
hold sentences, a line each, in which the noise of the training misspells words. Only pairs that the quick way types are
given to ERRANT, from ``--begin`` on, so that what was broken off can go on. The exit status is 1 where it sees anything
else in one of them.
"""

import lzma
import random
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from models.aligner.aligner import Aligner
from models.aligner.annotator import Annotator
from models.aligner.spelled import misspelled_alone
from models.aligner.types import TokenEdit
from models.syntax.pipeline import TYPOGRAPHIC_APOSTROPHES, load_syntax
from models.text.tokens import tokenize
from training.noise.config import ErrorsPerWord, NoiseConfig
from training.noise.noiser import Noiser

_BATCH = 64
_MISSPELLED = NoiseConfig(unchanged=0, chat=0, rates={"SPELL": 1.0}, errors_per_word=ErrorsPerWord(mean=0.06))


def pairs_of(path: Path) -> Iterator[tuple[str, str]]:
    """The pairs of a file that differ."""
    content = path.read_bytes()
    if path.suffix == ".xz":
        content = lzma.decompress(content)
    lines = content.decode("utf-8").split("\n")
    if ".txt" in path.suffixes:
        yield from misspelled(lines)
        return
    for line in lines:
        source, _, rest = line.partition("\t")
        target = rest.partition("\t")[0]
        if source and target and source != target:
            yield source, target


def misspelled(sentences: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Sentences in which words were misspelled, with the sentences."""
    noise, rng = Noiser(_MISSPELLED), random.Random(1)
    for sentence in sentences:
        wrong = noise.corrupt(sentence, rng)
        if wrong != sentence:
            yield wrong, sentence


def words_of(text: str) -> list[str]:
    """The tokens of a text, with plain apostrophes."""
    return [token.text.translate(TYPOGRAPHIC_APOSTROPHES) for token in tokenize(text)]


def compared(aligner: Aligner, pairs: Sequence[tuple[str, str, TokenEdit]]) -> list[str]:
    """What ERRANT sees otherwise, a line each."""
    parsed = aligner.parsed([(tokenize(source), tokenize(target)) for source, target, _ in pairs])
    return [
        f"{source}\t{target}\t{[(one.type.value, one.start, one.end) for one in edits]}"
        for (source, target, quick), edits in zip(pairs, parsed, strict=True)
        if edits != [quick]
    ]


def measure(
    files: Annotated[list[Path], typer.Argument(help="Pairs, as TSV or TSV.XZ, or sentences, as TXT or TXT.XZ.")],
    most: Annotated[int, typer.Option(help="Up to which edit they are given to ERRANT.")] = 50_000,
    begin: Annotated[int, typer.Option(help="From which edit on.")] = 0,
) -> None:
    """Print the figures, and each difference."""
    syntax = load_syntax()
    words = Annotator(syntax).words
    every = list(dict.fromkeys(pair for path in files for pair in pairs_of(path)))
    random.Random(1).shuffle(every)
    started = time.process_time()
    quick = [
        (source, target, edit)
        for source, target in every
        if (edit := misspelled_alone(words_of(source), words_of(target), words)) is not None
    ]
    spent = time.process_time() - started
    typer.echo(
        f"{len(every):,} pairs, {len(quick):,} typed without ERRANT in {1000 * spent / len(every):.2f} ms a pair"
    )
    aligner, differences = Aligner(syntax), 0
    started = time.process_time()
    for at in range(begin, min(most, len(quick)), _BATCH):
        batch = quick[at : min(at + _BATCH, most)]
        for line in compared(aligner, batch):
            differences += 1
            typer.echo(f"differs: {line}")
        done = at + len(batch)
        if (at - begin) // _BATCH % 50 == 0 or done == min(most, len(quick)):
            each = 1000 * (time.process_time() - started) / (done - begin)
            typer.echo(f"{begin:,} to {done:,} compared, {differences} differ, ERRANT {each:.2f} ms each")
    sys.exit(differences > 0)


if __name__ == "__main__":
    typer.run(measure)
