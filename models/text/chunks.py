"""From a chunk (text without whitespace) to the pieces that become tokens."""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache

from models.text.abbreviations import abbreviations_of
from models.text.characters import APOSTROPHES, HYPHENS, WORD
from models.text.conventions import conventions_of
from models.text.kinds import TokenKind
from models.text.patterns import PROSE
from models.text.technical import HINT, PIECE, address_end

Part = tuple[str, int, int, TokenKind]
"""Text, start and end within the chunk, kind."""

_SEEN_CHUNKS = 20_000
_SEEN_LENGTH = 40
_HYPHENATED = re.compile(rf"(?:\d++)?{WORD}(?:[{APOSTROPHES}]{WORD})*+|\d++(?:[.,]\d++)*+")
_SYMBOLS = "%\u2030&@#\u00a7"
"""Signs that Unicode files under punctuation and the treebanks under symbols."""
FOLLOWING = 20
"""Characters behind white space that may decide whether a full stop belongs to its word."""
_FOLLOWING = re.compile(rf"[^\S\n]*+\n?[^\S\n]*+(\S{{1,{FOLLOWING}}})")
_KINDS = {kind.name: kind for kind in TokenKind if kind.name not in ("WORD", "NUMBER")} | {
    "INITIALS": TokenKind.ABBREVIATION,
    "CHARACTER": TokenKind.WORD,
    "DOMAIN": TokenKind.URL,
}


@dataclass(frozen=True, slots=True)
class Pieces:
    """The parts of a chunk.

    ``pending`` is the kind of abbreviation the chunk ends with, if any: what follows decides whether its full stop
    stays; ``open_parts`` are the parts without it.
    """

    parts: tuple[Part, ...]
    pending: str = ""
    open_parts: tuple[Part, ...] = ()


class ChunkSplitter:
    """Splits chunks of one language and remembers those it has seen."""

    def __init__(self, language: str):
        self._abbreviations = abbreviations_of(language)
        self._conventions = conventions_of(language)
        self.seen: dict[str, Pieces] = {}

    def pieces(self, chunk: str) -> Pieces:
        """Split a chunk; short ones are remembered in ``seen``."""
        pieces = self._split(chunk)
        if len(chunk) <= _SEEN_LENGTH:
            if len(self.seen) >= _SEEN_CHUNKS:
                self.seen.clear()
            self.seen[chunk] = pieces
        return pieces

    def resolve(self, pieces: Pieces, text: str, end: int) -> tuple[Part, ...]:
        """The parts of a chunk whose last full stop is open, given the text in which the chunk ends at ``end``."""
        match = _FOLLOWING.match(text, end)
        keep = self._abbreviations.keeps_stop(pieces.pending, match[1] if match else "")
        return pieces.parts if keep else pieces.open_parts

    def _split(self, chunk: str) -> Pieces:
        parts: list[Part] = []
        technical = HINT.search(chunk) is not None
        at, size, pending = 0, len(chunk), ""
        while at < size:
            match = PIECE.match(chunk, at) if technical and _may_be_technical(chunk, at) else None
            if match is None:
                match = PROSE.match(chunk, at)
            assert match is not None  # noqa: S101  (PROSE takes any character)
            group, end = match.lastgroup or "", match.end()
            if group == "WORD":
                at, pending = self._word(chunk, at, end, parts)
            elif group == "NUMBER":
                at, pending = self._number(chunk, at, end, parts)
            else:
                if group in ("URL", "DOMAIN"):
                    end = max(address_end(chunk, at, end), at + 1)
                elif group == "INITIALS" and end == size and chunk[-1] == ".":
                    pending = "end"
                elif group == "SINGLE" and chunk[at] in APOSTROPHES:
                    end = self._conventions.clipped_end(chunk, at) or end
                kind = _KINDS.get(group) or _kind_of(chunk[at:end])
                parts.append((chunk[at:end], at, end, kind))
                at = end
        if not pending:
            return Pieces(tuple(parts))
        word, begin, end, kind = parts[-1]
        if kind is TokenKind.ABBREVIATION and "." not in word[:-1]:
            kind = TokenKind.WORD
        stop = ((word[:-1], begin, end - 1, kind), (".", end - 1, end, TokenKind.PUNCT))
        return Pieces(tuple(parts), pending, (*parts[:-1], *stop))

    def _word(self, chunk: str, at: int, end: int, parts: list[Part]) -> tuple[int, str]:
        """Add the word from ``at`` to ``end``; return where it ends in truth, and the kind of a full stop left open."""
        end = self._joined(chunk, at, end)
        word = chunk[at:end]
        if end < len(chunk) and chunk[end] in APOSTROPHES and self._conventions.elided(word):
            end += 1
            word = chunk[at:end]
        begin = at
        for cut in self._conventions.cuts(word):
            parts.append((chunk[begin : at + cut], begin, at + cut, TokenKind.WORD))
            begin = at + cut
        full, pending = self._abbreviations.find(chunk, begin, end)
        kind = TokenKind.ABBREVIATION if full else TokenKind.WORD
        end = full or end
        parts.append((chunk[begin:end], begin, end, kind))
        return end, pending

    def _number(self, chunk: str, at: int, end: int, parts: list[Part]) -> tuple[int, str]:
        end = self._joined(chunk, at, end)
        number = chunk[at:end]
        if self._conventions.ordinal(number) and chunk.startswith(".", end) and end + 1 == len(chunk):
            parts.append((number + ".", at, end + 1, TokenKind.NUMBER))
            return end + 1, "ordinal"
        begin = at
        for cut in self._conventions.units(number):
            parts.append((chunk[begin : at + cut], begin, at + cut, _kind_of(chunk[begin])))
            begin = at + cut
        parts.append((chunk[begin:end], begin, end, _kind_of(chunk[begin])))
        return end, ""

    def _joined(self, chunk: str, at: int, end: int) -> int:
        """The end of a word or number with the hyphenated parts that belong to it."""
        left = at
        while end + 1 < len(chunk) and chunk[end] in HYPHENS:
            match = _HYPHENATED.match(chunk, end + 1)
            if not match or not self._conventions.keeps_hyphen(chunk[left:end], match[0]):
                break
            left, end = end + 1, match.end()
        return end


def _may_be_technical(chunk: str, at: int) -> bool:
    """Whether to look for an address or name at ``at``: not again in the middle of words joined by full stops."""
    if at == 0:
        return True
    before = chunk[at - 1]
    if before == ".":
        return chunk.startswith(("http", "www"), at)
    return chunk[at] != "." or not before.isalnum()


def _kind_of(piece: str) -> TokenKind:
    """The kind of a piece that no pattern names, by its first character (its last one behind an apostrophe)."""
    return _kind_of_character(piece[-1] if piece[0] in APOSTROPHES else piece[0])


@cache
def _kind_of_character(character: str) -> TokenKind:
    category = "S" if character in _SYMBOLS else unicodedata.category(character)[0]
    return {"P": TokenKind.PUNCT, "S": TokenKind.SYMBOL, "N": TokenKind.NUMBER, "L": TokenKind.WORD}.get(
        category, TokenKind.OTHER
    )


@cache
def splitter_for(language: str) -> ChunkSplitter:
    """The splitter of a language that has rules of its own, or of all others (the empty string)."""
    return ChunkSplitter(language)
