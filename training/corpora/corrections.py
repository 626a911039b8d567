"""Corrections of marked sentences, kept apart from them: what to write in place of which tokens.

A line is a sentence's hash (:func:`~training.corpora.hashing.normalized_hash`, 16 hexadecimal digits) and, each behind
a tab, its edits ``start-end=text``: tokens ``start`` up to ``end`` become the tokens of ``text``, which may be empty.
So corrections can be written, kept and shared without the sentences, whose licence is another.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from training.corpora.detokenizer import detokenize
from training.corpora.hashing import normalized_hash
from training.corpora.lines import read_lines
from training.corpora.marked import MarkedSentence, plain
from training.corpora.records import BrokenLines, Pair, broken

__all__ = ["TokenCorrection", "corrected", "read_corrections"]

_LINE = re.compile(r"[0-9a-f]{16}(?:\t\d+-\d+=[^\t]*)+")


@dataclass(frozen=True, slots=True)
class TokenCorrection:
    """The tokens ``start`` up to ``end`` of a sentence become ``tokens``."""

    start: int
    end: int
    tokens: tuple[str, ...]


def read_corrections(path: Path, skipped: BrokenLines | None = None) -> dict[int, tuple[TokenCorrection, ...]]:
    """Return the edits of each sentence by its hash.

    Raises:
        InputError: the file cannot be read, or a line is no corrections and ``skipped`` is None.
    """
    found = {}
    for number, line in read_lines(path):
        if not _LINE.fullmatch(line):
            broken(path, number, f"expected a hash and edits start-end=text behind tabs: {line[:40]!r}", skipped)
            continue
        digits, *edits = line.split("\t")
        found[int(digits, 16)] = tuple(map(_edit, edits))
    return found


def corrected(
    sentences: Iterable[MarkedSentence], corrections: Mapping[int, Sequence[TokenCorrection]]
) -> Iterator[Pair]:
    """Yield those of the sentences that have corrections, with them, as natural text."""
    for sentence in sentences:
        edits = corrections.get(normalized_hash(" ".join(sentence.tokens)))
        if edits is None or any(edit.end > len(sentence.tokens) for edit in edits):
            continue
        tokens = list(sentence.tokens)
        for edit in sorted(edits, key=lambda edit: edit.start, reverse=True):
            tokens[edit.start : edit.end] = edit.tokens
        source, target = (detokenize(" ".join(plain(side))) for side in (sentence.tokens, tokens))
        yield Pair(source, (target,))


def _edit(text: str) -> TokenCorrection:
    place, _, meant = text.partition("=")
    start, _, end = place.partition("-")
    return TokenCorrection(int(start), int(end), tuple(meant.split()))
