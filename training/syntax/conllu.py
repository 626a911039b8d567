"""Reads Universal Dependencies treebanks in CoNLL-U (https://universaldependencies.org/format.html)."""

import lzma
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from models.errors import InputError

COLUMNS = 10


@dataclass(slots=True)
class ConlluWord:
    """One syntactic word. ``head`` is the index of its head in the sentence, or its own index for the root."""

    form: str
    lemma: str
    upos: str
    xpos: str
    feats: str
    head: int
    dep: str
    space: bool = True
    """Whether white space follows the word in the text."""


Sentence = list[ConlluWord]


def read_treebank(path: Path) -> Iterator[Sentence]:
    """Yields the sentences of a ``.conllu`` or ``.conllu.xz`` file.

    Raises:
        InputError: the file cannot be read, or a line of it is not CoNLL-U.
    """
    try:
        opener = lzma.open if path.suffix == ".xz" else open
        with opener(path, "rt", encoding="utf-8") as file:
            yield from read_sentences(file, str(path))
    except (OSError, lzma.LZMAError, UnicodeDecodeError, EOFError) as error:
        raise InputError(f"cannot read the treebank {path}: {error}") from error


def read_sentences(lines: Iterable[str], name: str = "treebank") -> Iterator[Sentence]:
    """Yields the sentences of CoNLL-U lines; ``name`` is used in error messages."""
    rows: list[list[str]] = []
    for number, line in enumerate(lines, 1):
        line = line.rstrip("\n")
        if line.startswith("#"):
            continue
        if line.strip():
            columns = line.split("\t")
            if len(columns) != COLUMNS:
                raise InputError(f"{name}, line {number}: {len(columns)} columns where CoNLL-U has {COLUMNS}")
            rows.append(columns)
        elif rows:
            yield _sentence(rows, name, number)
            rows = []
    if rows:
        yield _sentence(rows, name, number)


def _sentence(rows: list[list[str]], name: str, line: int) -> Sentence:
    """The words of one sentence: empty nodes are left out, a multiword token gives its words without space between."""
    words: Sentence = []
    no_space_after_range: dict[int, bool] = {}
    inside_until = 0
    try:
        for columns in rows:
            index = columns[0]
            if "." in index:
                continue
            space = "SpaceAfter=No" not in columns[9]
            if "-" in index:
                inside_until = int(index.split("-")[1])
                no_space_after_range[inside_until] = space
                continue
            number = int(index)
            if number < inside_until:
                space = False
            elif number == inside_until:
                space = no_space_after_range[number]
            form, lemma, upos, xpos, feats = columns[1:6]
            head = int(columns[6]) - 1
            words.append(
                ConlluWord(form, lemma, upos, xpos, feats, number - 1 if head < 0 else head, columns[7], space)
            )
    except ValueError as error:
        raise InputError(f"{name}, before line {line}: {error}") from error
    if any(word.head >= len(words) for word in words):
        raise InputError(f"{name}, before line {line}: a head outside the sentence")
    return words
