"""Cuts what no full stop ends into pieces that are short enough to be worked on one at a time."""

import zlib
from collections.abc import Iterator, Sequence

from models.text.tokens import Token

__all__ = ["LONGEST", "cuts"]

LONGEST = 1_000
"""Code points from which on a sentence is cut: none of 300,000 in edited prose has more, and what checks do with one
may take time that grows with its square."""
_STRONG = frozenset(";:!?…。！？；")
_WEAK = frozenset(",)]—–，、")


def cuts(tokens: Sequence[Token], first: int, end: int) -> Iterator[int]:
    """Where to cut the sentence of the tokens from ``first`` up to ``end``: the indices at which its pieces begin.

    A piece has at most ``LONGEST`` code points unless it is a single token, and at least half as many but for the last
    one. It ends behind clause punctuation where there is some, else at white space. Which of several equally good
    places is taken depends on the words there alone, so that a piece some way behind an edit stays as it was.
    """
    while tokens[end - 1].end - tokens[first].start > LONGEST and end - first > 1:
        at, found = first + 1, []
        while at < end and tokens[at - 1].end - tokens[first].start <= LONGEST:
            if tokens[at - 1].end - tokens[first].start >= LONGEST // 2:
                found.append(at)
            at += 1
        first = max(found, key=lambda at: _merit(tokens[at - 1], tokens[at])) if found else max(at - 1, first + 1)
        yield first


def _merit(before: Token, after: Token) -> tuple[int, int]:
    """How good it is to cut between two tokens."""
    place = zlib.crc32((before.text + " " + after.text).encode("utf-8", "surrogatepass"))
    if before.end == after.start:
        return 0, place
    return 3 if before.text[-1] in _STRONG else 2 if before.text[-1] in _WEAK else 1, place
