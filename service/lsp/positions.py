"""TextPlaces in a text: lines and characters as the Language Server Protocol counts them, and code points."""

import re
from bisect import bisect_right
from collections.abc import Callable, Mapping

from lsprotocol import types

__all__ = ["TextPlaces"]

_LINE_END = re.compile(r"\r\n|\r|\n")
"""The protocol's line ends; a form feed or U+2028 is none."""


def _utf_16(text: str) -> int:
    return len(text) if text.isascii() else len(text) + sum(sign > "\uffff" for sign in text)


def _utf_8(text: str) -> int:
    return len(text.encode("utf-8", "surrogatepass"))


_UNITS: Mapping[str, Callable[[str], int]] = {"utf-8": _utf_8, "utf-16": _utf_16, "utf-32": len}


class TextPlaces:
    """The places of a text in the unit of a client."""

    def __init__(self, text: str, encoding: str) -> None:
        """Find the lines.

        Args:
            text: the text.
            encoding: ``utf-8``, ``utf-16`` or ``utf-32``: what a character of the protocol is.
        """
        self._text = text
        self._units = _UNITS[encoding]
        ends = list(_LINE_END.finditer(text))
        self._starts = [0, *(one.end() for one in ends)]
        self._ends = [*(one.start() for one in ends), len(text)]

    def offset(self, position: types.Position) -> int:
        """The code point of a position; behind the last character of a line that is its end."""
        if position.line >= len(self._starts):
            return len(self._text)
        start, end = self._starts[position.line], self._ends[position.line]
        if position.character >= self._units(self._text[start:end]):
            return end
        low, high = start, min(start + position.character, end)
        while low < high:  # the last code point whose units before it are no more than asked for
            middle = (low + high + 1) // 2
            if self._units(self._text[start:middle]) <= position.character:
                low = middle
            else:
                high = middle - 1
        return low

    def position(self, offset: int) -> types.Position:
        """The position of a code point."""
        line = bisect_right(self._starts, offset) - 1
        return types.Position(line, self._units(self._text[self._starts[line] : offset]))

    def range(self, start: int, end: int) -> types.Range:
        """The range from a code point to another."""
        return types.Range(self.position(start), self.position(end))

    def span(self, asked: types.Range) -> tuple[int, int]:
        """The code points of a range."""
        start = self.offset(asked.start)
        return start, max(start, self.offset(asked.end))

    def line_of(self, offset: int) -> tuple[int, int]:
        """The first code point of a line and the one after its last, without its end."""
        line = bisect_right(self._starts, offset) - 1
        return self._starts[line], self._ends[line]
