"""Tags, parts of speech, lemmas and attachment of a pipeline on gold tokens: ``python -m training.syntax.evaluate``."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

import typer

from models.syntax.pipeline import Syntax, load_syntax
from training.syntax.commands import run
from training.syntax.conllu import Sentence
from training.syntax.corpus import DEV, TEST, load_sentences


@dataclass(frozen=True, slots=True)
class Figures:
    """Accuracies in percent over all words of the sentences, punctuation included (attachment: excluded)."""

    tag: float
    pos: float
    lemma: float
    las: float
    """Labelled attachment over words whose gold label is not ``punct``, as is usual for CLEAR-style trees."""
    las_all: float
    """Labelled attachment over all words."""

    @property
    def mean(self) -> float:
        """What the best epoch is chosen by."""
        return (self.tag + self.pos + self.lemma + self.las) / 4

    def as_dict(self) -> dict[str, float]:
        """The figures by name."""
        return asdict(self)

    def __str__(self) -> str:
        return (
            f"tag {self.tag:.2f} %  UPOS {self.pos:.2f} %  lemma {self.lemma:.2f} %  "
            f"LAS {self.las:.2f} % (with punctuation {self.las_all:.2f} %)"
        )


def evaluate(syntax: Syntax, sentences: list[Sentence]) -> Figures:
    """Runs a pipeline over gold tokens and counts what it gets right."""
    docs = syntax.parse(
        syntax.doc([word.form for word in sentence], [word.space for word in sentence]) for sentence in sentences
    )
    words = plain = tag = pos = lemma = attached = attached_plain = 0
    for sentence, doc in zip(sentences, docs, strict=True):
        for gold, token in zip(sentence, doc, strict=True):
            right = token.head.i == gold.head and token.dep_ == gold.dep
            words += 1
            tag += token.tag_ == gold.xpos
            pos += token.pos_ == gold.upos
            lemma += token.lemma_ == gold.lemma
            attached += right
            if gold.dep != "punct":
                plain += 1
                attached_plain += right
    words, plain = max(words, 1), max(plain, 1)
    return Figures(
        100 * tag / words, 100 * pos / words, 100 * lemma / words, 100 * attached_plain / plain, 100 * attached / words
    )


def main(
    data: Annotated[Path, typer.Option(envvar="EMEND_DATA", help="Folder with ud/.")],
    model: Annotated[str | None, typer.Option(help="Pipeline folder or name; the shipped one if left out.")] = None,
) -> None:
    """Print the figures of a pipeline on the development and test parts of the English Web Treebank."""
    syntax = load_syntax(model)
    for name, treebanks in (("dev", DEV), ("test", TEST)):
        typer.echo(f"EWT {name:4}  {evaluate(syntax, load_sentences(data, treebanks))}")


if __name__ == "__main__":
    run(main)
