"""A table of words and their forms on disk: what is looked up is read, all else takes neither time nor memory.

A hash table with open addressing. Slots hold where an entry begins; an entry is the word and what is known of it, as
text: a line for each kind of form, with tabs between the kind and its forms.
"""

from collections.abc import Mapping
from typing import NamedTuple
from zlib import crc32

import numpy as np

__all__ = ["Forms", "MappedTable", "table_of"]

Forms = dict[str, tuple[str, ...]]
"""Forms by their kinds."""
_SLOT = np.dtype("<u4")
_HEAD = 8
"""Bytes before the slots, which say how many there are."""


class MappedTable:
    """Finds the forms of words in the bytes that `table_of` has made."""

    def __init__(self, content: memoryview) -> None:
        """Take the bytes."""
        count = int.from_bytes(content[:_HEAD], "little")
        self._slots = np.frombuffer(content, _SLOT, count, _HEAD)
        self._entries = content[_HEAD + self._slots.nbytes :]

    def get(self, word: str, default: Forms) -> Forms:
        """The forms of a word, or ``default``; each call makes them anew."""
        key = word.encode("utf-8", "surrogatepass")
        last = len(self._slots) - 1
        slot = crc32(key) & last
        while begin := int(self._slots[slot]):
            entry = _entry(self._entries, begin - 1)
            if entry.word == key:
                return _read(str(entry.forms, "utf-8"))
            slot = (slot + 1) & last
        return default


class _Entry(NamedTuple):
    word: memoryview
    forms: memoryview


def _entry(content: memoryview, begin: int) -> _Entry:
    word = begin + 4 + int.from_bytes(content[begin : begin + 2], "little")
    forms = word + int.from_bytes(content[begin + 2 : begin + 4], "little")
    return _Entry(content[begin + 4 : word], content[word:forms])


def _read(text: str) -> Forms:
    lines = (line.split("\t") for line in text.split("\n")) if text else ()
    return {kind: tuple(forms) for kind, *forms in lines}


def table_of(known: Mapping[str, Mapping[str, tuple[str, ...]]]) -> bytes:
    """The bytes of a table; no word, kind or form may have a tab or an end of line in it."""
    size = 1
    while size < 2 * len(known) + 1:
        size *= 2
    slots = np.zeros(size, dtype=_SLOT)
    entries = bytearray()
    for word, forms in known.items():
        key = word.encode("utf-8")
        text = "\n".join("\t".join((kind, *own)) for kind, own in forms.items()).encode("utf-8")
        slot = crc32(key) & (size - 1)
        while slots[slot]:
            slot = (slot + 1) & (size - 1)
        slots[slot] = len(entries) + 1
        entries += len(key).to_bytes(2, "little") + len(text).to_bytes(2, "little") + key + text
    return size.to_bytes(_HEAD, "little") + slots.tobytes() + bytes(entries)
