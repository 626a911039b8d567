"""A file taken apart, and what puts the pieces together."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from service.checking.parts import Part

__all__ = ["CODE", "ByteOffsets", "FilePieces", "MarkedFile", "as_code", "names"]

CODE = "`…`"
"""What the checks see in place of something that is no prose, but a part of a sentence."""
_BETWEEN_BLOCKS = "\n\n"
_SOFT = re.compile(r"[ \t]*(?:\r\n|\r|\n)\s*|[ \t\f]{2,}")
_LONGEST_CODE = 60


@dataclass(frozen=True, slots=True)
class MarkedFile:
    """A file in parts.

    Attributes:
        parts: all their originals one after another are the file.
        language: BCP 47 code of the language that the file itself says it is in; empty if it says none.
        words: names that the file itself defines, to be accepted in its text.
        loose: where blocks start that may begin with a small letter.
    """

    parts: Sequence[Part]
    language: str = ""
    words: frozenset[str] = frozenset()
    loose: frozenset[int] = frozenset()


def as_code(content: str) -> str:
    """Something that is no prose, as the checks are to see it: in backticks, on one line, not long."""
    shown = " ".join(content.replace("`", " ").split())
    return f"`{shown[:_LONGEST_CODE]}`" if shown else CODE


def names(listed: str) -> frozenset[str]:
    """A set of names that are written one after another, with blanks between."""
    return frozenset(listed.split())


class ByteOffsets:
    """Places in a text, by those in its UTF-8."""

    def __init__(self, text: str) -> None:
        """Count the bytes of each code point."""
        self.encoded = text.encode("utf-8", "replace")
        self._starts = None if len(self.encoded) == len(text) else self._counted(text)

    @staticmethod
    def _counted(text: str) -> list[int]:
        return list(accumulate((len(sign.encode("utf-8", "replace")) for sign in text), initial=0))

    def place(self, byte: int) -> int:
        """The code point that a byte belongs to."""
        return byte if self._starts is None else bisect_right(self._starts, byte) - 1


@dataclass(slots=True)
class _Stretch:
    """Characters of the file: text, or what is seen in place of markup."""

    start: int
    end: int
    seen: str | None = None


class FilePieces:
    """Puts a file together, block by block, in the order of the file; what is not named is markup.

    Attributes:
        loose: where blocks start that may begin with a small letter.
    """

    def __init__(self, text: str) -> None:
        """Start at the beginning of a file."""
        self._text = text
        self._parts: list[Part] = []
        self._block: list[_Stretch] = []
        self._at = 0
        self.loose: set[int] = set()

    def text(self, start: int, end: int) -> None:
        """Text, as it stands."""
        if start < end:
            self._block.append(_Stretch(start, end))

    def prose(self, start: int, end: int) -> None:
        """Text in which the ends of lines and several blanks are no more than one blank."""
        at = start
        for found in _SOFT.finditer(self._text, start, end):
            self.text(at, found.start())
            self.mark(found.start(), found.end(), " ")
            at = found.end()
        self.text(at, end)

    def mark(self, start: int, end: int, seen: str = "") -> None:
        """Markup, and what is seen in its place."""
        if start < end:
            self._block.append(_Stretch(start, end, seen))

    def end_block(self, loose: bool = False) -> None:
        """What comes next is no part of the same sentence.

        Args:
            loose: whether what ends here may begin with a small letter: a comment, a description.
        """
        block, self._block = self._trimmed(), []
        if not any(one.seen is None for one in block):
            return
        self._gap(block[0].start, _BETWEEN_BLOCKS if self._parts else "")
        if loose:
            self.loose.add(block[0].start)
        for one in block:
            self._gap(one.start)
            original = self._text[one.start : one.end]
            self._parts.append(
                Part(original) if one.seen is None else Part(original, markup=True, interpreted=one.seen)
            )
            self._at = one.end

    def parts(self) -> tuple[Part, ...]:
        """The parts of the whole file."""
        self.end_block()
        self._gap(len(self._text))
        return tuple(part for part in self._parts if part.original or part.seen)

    def _gap(self, end: int, seen: str = "") -> None:
        """What lies before the next stretch."""
        if self._at < end or seen:
            self._parts.append(Part(self._text[self._at : end], markup=True, interpreted=seen))
            self._at = end

    def _trimmed(self) -> list[_Stretch]:
        """The block without blanks at its ends."""
        block = self._block
        while block and not self._seen(block[-1]).strip():
            block.pop()
        first = next((at for at, one in enumerate(block) if self._seen(one).strip()), len(block))
        block = block[first:]
        if block and block[0].seen is None:
            shown = self._seen(block[0])
            block[0].start += len(shown) - len(shown.lstrip())
        if block and block[-1].seen is None:
            shown = self._seen(block[-1])
            block[-1].end -= len(shown) - len(shown.rstrip())
        return block

    def _seen(self, one: _Stretch) -> str:
        return self._text[one.start : one.end] if one.seen is None else one.seen
