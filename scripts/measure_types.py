"""Prints how often edits are typed with less than ERRANT asks for, and whether it would type them alike.

    python -m scripts.measure_types FILE.tsv.xz ... TEXT.txt.xz ... --most 50000

Files hold pairs, a line each: the source, a tab, its correction; what follows is not looked at. Those named ``.txt``
hold sentences, a line each, in which the noise of the training misspells words. Each pair is typed as the service does
it (a misspelled word by its letters, much else without a dependency tree) and by ERRANT with both trees, from
``--begin`` on, so that what was broken off can go on. The exit status is 1 where a type, a span or what messages tell
of subjects, helping verbs and governors differs.
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
from models.aligner.grammar import EditGrammar
from models.aligner.types import TOLD_BY_TREE, TokenEdit
from models.syntax.pipeline import load_syntax
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


def told(edit: TokenEdit) -> tuple[TokenEdit, EditGrammar | None]:
    """What must not differ."""
    return edit, edit.grammar if edit.type in TOLD_BY_TREE else None


def compared(
    pairs: Sequence[tuple[str, str]], ours: Sequence[Sequence[TokenEdit]], theirs: Sequence[Sequence[TokenEdit]]
) -> list[str]:
    """What ERRANT sees otherwise, a line each."""
    return [
        f"{source}\t{target}\t{[(one.type.value, one.start, one.end) for one in edits]}"
        for (source, target), own, edits in zip(pairs, ours, theirs, strict=True)
        if list(map(told, own)) != list(map(told, edits))
    ]


def measure(
    files: Annotated[list[Path], typer.Argument(help="Pairs, as TSV or TSV.XZ, or sentences, as TXT or TXT.XZ.")],
    most: Annotated[int, typer.Option(help="Up to which pair they are given to ERRANT.")] = 50_000,
    begin: Annotated[int, typer.Option(help="From which pair on.")] = 0,
) -> None:
    """Print the figures, and each difference."""
    aligner = Aligner(load_syntax())
    every = list(dict.fromkeys(pair for path in files for pair in pairs_of(path)))
    random.Random(1).shuffle(every)
    typer.echo(f"{len(every):,} pairs")
    differences, edits, seconds, errant_seconds = 0, 0, 0.0, 0.0
    for at in range(begin, min(most, len(every)), _BATCH):
        batch = every[at : min(at + _BATCH, most)]
        tokens = [(tokenize(source), tokenize(target)) for source, target in batch]
        started = time.process_time()
        ours = aligner.token_edits(tokens)
        between = time.process_time()
        theirs = aligner.parsed(tokens)
        seconds, errant_seconds = seconds + between - started, errant_seconds + time.process_time() - between
        edits += sum(map(len, theirs))
        for line in compared(batch, ours, theirs):
            differences += 1
            typer.echo(f"differs: {line}")
        done = at + len(batch)
        if (at - begin) // _BATCH % 50 == 0 or done == min(most, len(every)):
            each, other = (1000 * spent / (done - begin) for spent in (seconds, errant_seconds))
            typer.echo(
                f"{begin:,} to {done:,} compared, {edits:,} edits, {differences} pairs differ, "
                f"{each:.2f} ms each, ERRANT {other:.2f} ms"
            )
    sys.exit(differences > 0)


if __name__ == "__main__":
    typer.run(measure)
