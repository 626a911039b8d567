"""Which pieces of texts were checked lately: how much of a text is new is told without reading it."""

import re
from collections import OrderedDict
from collections.abc import Iterator

__all__ = ["Familiar"]

_PIECE = re.compile(r"[^.!?…\n。！？।؟]+")
"""About a sentence; that an abbreviation is cut, too, does no harm."""
_KEPT = 50_000
"""Pieces that are remembered, about 100 bytes each: those of three to five million characters."""


class Familiar:
    """Remembers pieces of texts by their hashes, those of each owner apart. It belongs to the event loop."""

    def __init__(self, kept: int = _KEPT) -> None:
        """Remember so many pieces at most, the newest."""
        self._kept = kept
        self._seen: OrderedDict[int, None] = OrderedDict()

    def keep(self, text: str, owner: str) -> None:
        """Remember a text that was checked to its end."""
        for known, _ in _pieces(text, owner):
            self._seen[known] = None
            self._seen.move_to_end(known)
        while len(self._seen) > self._kept:
            self._seen.popitem(last=False)

    def news(self, text: str, owner: str) -> int:
        """How many code points of a text are in pieces that are not remembered; their results may have been kept."""
        return sum(length for known, length in _pieces(text, owner) if known not in self._seen)


def _pieces(text: str, owner: str) -> Iterator[tuple[int, int]]:
    """The hash of each piece, and its length."""
    return ((hash((owner, piece)), len(piece)) for piece in _PIECE.findall(text))
