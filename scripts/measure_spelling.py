"""Prints which words of right texts are taken for misspelled ones, and how many of 1,000.

The texts have a paragraph a line; they may be compressed (``.xz``).
"""

import lzma
import sys
from collections import Counter
from itertools import islice
from pathlib import Path

import typer

from models.text.document import Document
from service.checking.checks.spelling.check import SpellingCheck
from service.checking.resources import Resources
from service.checking.sentences import sentence_texts


def main(
    language: str = typer.Argument(help="BCP 47 tag of the texts."),
    files: list[Path] = typer.Argument(help="Texts."),  # noqa: B008
    most: int = typer.Option(20_000, help="Lines of each text that are read."),
    shown: int = typer.Option(60, help="Words that are shown, the most frequent first."),
) -> None:
    """Measure, and print the words with their suggestions."""
    check = SpellingCheck(Resources())
    speller = Resources().spelling.speller(language)
    words = 0
    alarms: Counter[tuple[str, ...]] = Counter()
    unknown: Counter[str] = Counter()
    for path in files:
        with lzma.open(path, "rt", encoding="utf-8") if path.suffix == ".xz" else path.open(encoding="utf-8") as lines:
            for line in islice(lines, most):
                sentences = sentence_texts(Document.of(line.strip(), language))
                for sentence, alerts in zip(sentences, check.check(sentences), strict=True):
                    written = list(speller.words(sentence.tokens))
                    words += len(written)
                    unknown.update(word.whole.text for word in written if not speller.knows(word.whole.text))
                    alarms.update((sentence.text[one.offset : one.end], *one.replacements[:1]) for one in alerts)
    sys.stdout.write("".join(f"{count}\t{' -> '.join(pair)}\n" for pair, count in alarms.most_common(shown)))
    sys.stdout.write(f"not known: {' '.join(word for word, _ in unknown.most_common(shown))}\n")
    sys.stdout.write(
        f"{words} words, {1000 * unknown.total() / max(words, 1):.2f} of 1,000 not known, "
        f"{1000 * alarms.total() / max(words, 1):.2f} of 1,000 taken for misspelled\n"
    )


if __name__ == "__main__":
    typer.run(main)
