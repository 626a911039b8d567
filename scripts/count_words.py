"""Writes ``models/languages/<code>/ranked.txt``: the words of a language by falling frequency, counted in right texts.

The frequencies of a word in the texts are added, each weighed by the square root of the text's length, so that a long
one of a single domain does not hide the others. Only words that the speller knows are listed.
"""

import lzma
import math
from collections import Counter
from pathlib import Path
from textwrap import wrap
from typing import Annotated

import typer

from models.language_folders import FOLDER
from models.languages.tags import languages
from models.text.tokens import TokenKind, tokenize
from service.checking.resources import Resources


def counted(path: Path, language: str) -> Counter[str]:
    """How often each word stands in a text, in small letters."""
    with lzma.open(path, "rt", encoding="utf-8") if path.suffix == ".xz" else path.open(encoding="utf-8") as lines:
        return Counter(
            token.text.lower()
            for line in lines
            for token in tokenize(line.strip(), language)
            if token.kind is TokenKind.WORD and token.text.isalpha()
        )


def main(
    language: Annotated[str, typer.Argument(help="BCP 47 code without region.")],
    files: Annotated[list[Path], typer.Argument(help="Right texts; they may be compressed (``.xz``).")],
    most: Annotated[int, typer.Option(help="Words that are listed.")] = 10_000,
    least: Annotated[int, typer.Option(help="Times that a word must stand in the texts.")] = 3,
) -> None:
    """Count, and write the list."""
    total: Counter[str] = Counter()
    share: Counter[str] = Counter()
    for path in files:
        words = counted(path, language)
        total += words
        weight = 1 / math.sqrt(words.total())
        share.update({word: weight * count for word, count in words.items()})
    knows = Resources().spelling.speller(language).knows
    ranked = sorted((word for word in share if total[word] >= least), key=lambda word: (-share[word], word))
    listed: list[str] = []
    for word in ranked:
        if len(listed) < most and (knows(word) or knows(word.title())):
            listed.append(word)
    sources = ", ".join(path.name.partition(".")[0] for path in files)
    name = languages()[language].name
    head = f"# {name} words, the most frequent first: counted by scripts/count_words.py in {sources}."
    text = "\n".join([*wrap(head, 120, subsequent_indent="# "), "", *wrap(" ".join(listed), 120)])
    (FOLDER / language / "ranked.txt").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
