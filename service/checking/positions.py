"""Offsets in the unit a client counts in (Language Server Protocol 3.17, ``PositionEncodingKind``)."""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum


class PositionEncoding(StrEnum):
    """The unit of ``offset`` and ``length``."""

    UTF_32 = "utf-32"
    """Unicode code points."""
    UTF_16 = "utf-16"
    """UTF-16 code units, as strings of JavaScript, Java and C# count."""
    UTF_8 = "utf-8"
    """Bytes of UTF-8."""


def encoded(text: str, offsets: Iterable[int], encoding: PositionEncoding) -> Mapping[int, int]:
    """For each offset in code points, the same place in another unit; one pass over the text."""
    wanted = sorted(set(offsets))
    if encoding is PositionEncoding.UTF_32 or text.isascii():
        return {offset: offset for offset in wanted}
    measure: Callable[[str], int] = _utf16 if encoding is PositionEncoding.UTF_16 else _utf8
    places, done, units = {}, 0, 0
    for offset in wanted:
        units += measure(text[done:offset])
        places[offset] = units
        done = offset
    return places


def _utf16(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def _utf8(text: str) -> int:
    return len(text.encode("utf-8"))
