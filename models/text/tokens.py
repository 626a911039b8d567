"""Tokens with exact code-point offsets.

English follows the conventions of the Penn Treebank as the English Web Treebank of Universal Dependencies applies
them (https://universaldependencies.org/treebanks/en_ewt): ``do|n't``, ``it|'s``, ``can|not``, ``students|'``,
``well|-|known``. The other languages follow their treebanks: ``l'|homme``, ``est|-il``, ``EU|-|Staaten``.

A token never holds whitespace, so a text is cut at whitespace first; most of the resulting chunks repeat, and what a
chunk is made of is remembered. Every step is linear in the length of the text.
"""

import re
from typing import NamedTuple

from models.text.blocks import blocks, remembered
from models.text.chunks import FOLLOWING, ChunkSplitter, Part, splitter_for
from models.text.kinds import TokenKind
from models.text.lexicon import known

__all__ = ["Token", "TokenKind", "tokenize"]

_CHUNK = re.compile(r"\S+")
_LONG = 2_000
"""Code points from which on a text is cut into blocks whose tokens are remembered: it is likely to come again."""


class Token(NamedTuple):
    """A piece of text without whitespace; ``start`` and ``end`` count code points of the whole text."""

    text: str
    start: int
    end: int
    kind: TokenKind


def tokenize(text: str, language: str = "en", start: int = 0) -> list[Token]:
    """Cut a text into tokens; every character that is not whitespace is in exactly one of them.

    Args:
        text: Any string, lone surrogates and control characters included.
        language: BCP 47 code; the part before the first hyphen decides. Languages without rules of their own get
            rules that hold for most of them.
        start: Added to all offsets: where ``text`` begins in a longer text.

    Returns:
        The tokens in order; ``text[token.start - start : token.end - start] == token.text`` for each.
    """
    language = known(language)
    make = tuple.__new__  # a third of the time of the constructor
    if len(text) < _LONG:
        parts = _parts(text, "", language)
        return [make(Token, (piece, start + begin, start + end, kind)) for piece, begin, end, kind in parts]
    tokens: list[Token] = []
    for at, block in blocks(text):
        following = text[at + len(block) : at + len(block) + FOLLOWING]
        parts = _remembered_parts(block, following, language)
        at += start
        tokens += [make(Token, (piece, at + begin, at + end, kind)) for piece, begin, end, kind in parts]
    return tokens


def _parts(text: str, following: str, language: str) -> list[Part]:
    """The tokens of a text, given what follows it."""
    splitter: ChunkSplitter = splitter_for(language)
    found: list[Part] = []
    append = found.append
    seen = splitter.seen
    whole = text + following
    for match in _CHUNK.finditer(text):
        chunk = match[0]
        at = match.start()
        pieces = seen.get(chunk)
        if pieces is None:
            pieces = splitter.pieces(chunk)
        parts = splitter.resolve(pieces, whole, match.end()) if pieces.pending else pieces.parts
        for piece, begin, end, kind in parts:
            append((piece, at + begin, at + end, kind))
    return found


_remembered_parts = remembered(_parts)
