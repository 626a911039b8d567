"""Sentences whose wrong tokens are marked: tokens with single spaces, a tab, and one letter a token.

``c`` is a right token, ``i`` a wrong one; where something is missing, the token behind the gap is marked (the form of
the shared task MultiGED-2023, Volodina et al., 2023). A quotation mark may be written with a backslash.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from training.corpora.detokenizer import detokenize
from training.corpora.lines import read_lines
from training.corpora.records import BrokenLines, broken

_LETTERS = {"c": False, "i": True}
_QUOTE = re.compile(r'\\+(?=")')
_PLAIN = {"``": '"', "''": '"', "-LRB-": "(", "-RRB-": ")"}


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


def plain(tokens: Sequence[str]) -> list[str]:
    """Return the tokens with quotation marks and brackets as people write them, not as treebanks do."""
    return [_PLAIN.get(token, token) for token in tokens]


def natural_text(tokens: Sequence[str]) -> str:
    """Return plain tokens joined as people write them; but for white space nothing changes."""
    text = detokenize(" ".join(tokens))
    return text if "".join(text.split()) == "".join(tokens) else " ".join(tokens)


def token_spans(tokens: Sequence[str], text: str) -> list[tuple[int, int]]:
    """Return where each token is in a text that differs from them by white space alone."""
    places = [place for place, letter in enumerate(text) if not letter.isspace()]
    spans, start = [], 0
    for token in tokens:
        end = start + len(token)
        spans.append((places[start], places[end - 1] + 1))
        start = end
    return spans
