"""The lines of a file as editors count them."""

import re
from bisect import bisect_right

__all__ = ["LineIndex"]

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|$)")


class LineIndex:
    """The lines of a text; numbers and columns start at 1, columns count code points."""

    def __init__(self, text: str) -> None:
        """Find them."""
        self._text = text
        self._starts = [found.start() for found in _LINE.finditer(text)] or [0]
        if len(self._starts) > 1 and self._starts[-1] == len(text) and text[-1] not in "\r\n":
            self._starts.pop()

    def number(self, offset: int) -> int:
        """The number of the line that a code point is in."""
        return bisect_right(self._starts, offset)

    def column(self, offset: int) -> int:
        """Its column."""
        return offset - self._starts[self.number(offset) - 1] + 1

    def line(self, number: int) -> str:
        """A line without its end."""
        end = self._starts[number] if number < len(self._starts) else len(self._text)
        return self._text[self._starts[number - 1] : end].rstrip("\r\n")
