"""Line ends of two characters: readers see those of one, the parts have what stands in the file."""

import re
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import replace

from service.checking.parts import Part
from service.markup.marked import MarkedFile

__all__ = ["with_line_ends"]


def with_line_ends(text: str, read: Callable[[str], MarkedFile]) -> MarkedFile:
    """A text taken apart by a reader that sees a line feed in place of each CRLF; the parts are those of the text.

    Args:
        text: the file.
        read: takes one with line ends of one character apart.
    """
    if "\r\n" not in text:
        return read(text)
    found = read(text.replace("\r\n", "\n"))
    ends = [match.start() - number for number, match in enumerate(re.finditer("\r\n", text))]
    """Where the reader has seen each of them."""

    def place(seen: int) -> int:
        return seen + bisect_left(ends, seen)

    parts: list[Part] = []
    at = 0
    for part in found.parts:
        end = at + len(part.original)
        parts.append(replace(part, original=text[place(at) : place(end)]))
        at = end
    return replace(found, parts=parts, loose=frozenset(map(place, found.loose)))
