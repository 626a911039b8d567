"""How often an edit gets the type that an annotated M2 file gives it: ``python -m training.syntax.agreement``."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer
from tqdm import tqdm

from models.aligner.annotator import Annotator
from models.errors import InputError
from models.syntax.pipeline import Syntax, load_syntax
from training.corpora.m2 import M2Sentence, read_m2
from training.syntax.commands import run

BATCH = 256
EASY = frozenset({"PUNCT", "ORTH"})
"""Types that need no tagger."""


@dataclass(slots=True)
class Agreement:
    """Counts over the edits whose span and replacement both sides have."""

    gold: int = 0
    ours: int = 0
    pairs: Counter[tuple[str, str]] = field(default_factory=Counter)
    """(gold type, our type), both with operation letter -> edits."""

    @property
    def shared(self) -> int:
        """How many edits both sides have."""
        return sum(self.pairs.values())

    def rate(self, without: frozenset[str] = frozenset()) -> float:
        """Share of the shared edits that have the same type and operation, in percent.

        Edits to which the file gives one of the types ``without`` do not count.
        """
        counts = {pair: count for pair, count in self.pairs.items() if pair[0][2:] not in without}
        return 100 * sum(count for (gold, ours), count in counts.items() if gold == ours) / max(1, sum(counts.values()))

    @property
    def confusions(self) -> Counter[tuple[str, str]]:
        """The disagreements."""
        return Counter({pair: count for pair, count in self.pairs.items() if pair[0] != pair[1]})


def agreement(syntax: Syntax, sentences: Sequence[M2Sentence], annotator: int = 0) -> Agreement:
    """Aligns each sentence with an annotator's correction, in the tokens of the file, and compares types."""
    errant = Annotator(syntax)
    result = Agreement()
    annotated = [sentence for sentence in sentences if annotator in sentence.annotators]
    for start in tqdm(range(0, len(annotated), BATCH), desc="batches", unit=f"x{BATCH}"):
        part = annotated[start : start + BATCH]
        with syntax.zone():
            sides = [side for item in part for side in (item.tokens, tuple(item.corrected(annotator).split()))]
            docs = syntax.parse(syntax.doc(words) for words in sides)
            for item, source, target, words in zip(part, docs[::2], docs[1::2], sides[1::2], strict=True):
                gold = {(edit.start, edit.end, edit.correction): edit.type for edit in item.annotators[annotator]}
                found = errant.edits(source, target)
                result.gold += len(gold)
                result.ours += len(found)
                for edit in found:
                    kind = gold.get((edit.start, edit.end, " ".join(words[edit.target_start : edit.target_end])))
                    if kind is not None:
                        result.pairs[kind, f"{edit.operation}:{edit.type}"] += 1
    return result


def main(
    gold: Annotated[Path | None, typer.Argument(help="M2 file with typed edits; by default the chat one.")] = None,
    data: Annotated[Path | None, typer.Option(envvar="EMEND_DATA", help="Folder with dev/.")] = None,
    model: Annotated[str | None, typer.Option(help="Pipeline folder or name; the shipped one if left out.")] = None,
    confusions: Annotated[int, typer.Option(help="How many of the most frequent disagreements to list.")] = 25,
) -> None:
    """Print how often our edit types agree with those of an M2 file, on the edits with the same span."""
    if gold is None and data is None:
        raise InputError("name an M2 file, or the folder with dev/ by --data or EMEND_DATA")
    path = gold or (data or Path()) / "dev" / "pairs.en.chat-eracond.m2"
    result = agreement(load_syntax(model), list(read_m2(path)))
    typer.echo(f"{path.name}: {result.gold} edits, {result.ours} of ours, {result.shared} with the same span and text")
    typer.echo(f"same type: {result.rate():.2f} %, punctuation and orthography aside: {result.rate(EASY):.2f} %")
    for (theirs, ours), count in result.confusions.most_common(confusions):
        typer.echo(f"{count:6d}  {theirs} -> {ours}")


if __name__ == "__main__":
    run(main)
