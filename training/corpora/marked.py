"""Sentences whose wrong tokens are marked: tokens with single spaces, a tab, and one letter a token.

``c`` is a right token, ``i`` a wrong one; where something is missing, the token behind the gap is marked (the form of
the shared task MultiGED-2023, Volodina et al., 2023). A quotation mark may be written with a backslash.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from training.corpora.lines import read_lines
from training.corpora.records import BrokenLines, broken

_LETTERS = {"c": False, "i": True}
_QUOTE = re.compile(r'\\+(?=")')


@dataclass(frozen=True, slots=True)
class MarkedSentence:
    """A sentence's tokens, and of each whether it is wrong."""

    tokens: tuple[str, ...]
    wrong: tuple[bool, ...]


def read_marked(path: Path, skipped: BrokenLines | None = None) -> Iterator[MarkedSentence]:
    """Yield the sentences; empty lines are passed over.

    Raises:
        InputError: the file cannot be read, or a line has not as many letters as tokens and ``skipped`` is None.
    """
    for number, line in read_lines(path):
        if not line.strip():
            continue
        text, _, letters = line.partition("\t")
        tokens, letters = _QUOTE.sub("", text).split(), letters.strip()
        if not tokens or len(tokens) != len(letters) or not set(letters) <= _LETTERS.keys():
            problem = f"expected tokens, a tab, and c or i for each: {len(tokens)} tokens, {letters[:40]!r}"
            broken(path, number, problem, skipped)
            continue
        yield MarkedSentence(tuple(tokens), tuple(_LETTERS[letter] for letter in letters))
