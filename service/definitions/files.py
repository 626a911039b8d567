"""Sorted text files that are searched where they lie on the disk."""

import mmap
from collections.abc import Iterator
from pathlib import Path

__all__ = ["TextFile"]


class TextFile:
    """A read-only text file of lines in the order of their bytes (``LC_ALL=C sort``), mapped into memory.

    Safe to read from several threads.
    """

    def __init__(self, path: Path) -> None:
        """Map a file.

        Raises:
            OSError: it cannot be read.
        """
        with path.open("rb") as file:
            # An empty file cannot be mapped.
            self._data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) if path.stat().st_size else b""

    def line_at(self, offset: int) -> str:
        """The line that starts at a byte, without its end; empty beyond the end of the file."""
        end = self._data.find(b"\n", offset)
        return self._data[offset : end if end >= 0 else len(self._data)].decode("utf-8", "replace")

    def last_line(self) -> str:
        """The last line."""
        return self.line_at(self._data.rfind(b"\n", 0, max(0, len(self._data) - 1)) + 1)

    def starting_with(self, prefix: str) -> Iterator[str]:
        """The lines that start with a prefix, in order; takes O(log size) steps to find the first."""
        key = prefix.encode()
        start = self._lower_bound(key)
        while self._data[start : start + len(key)] == key and start < len(self._data):
            yield self.line_at(start)
            start = self._data.find(b"\n", start) + 1 or len(self._data)

    def _lower_bound(self, key: bytes) -> int:
        """Where the first line starts that is not below the key."""
        data = self._data
        low, high = 0, len(data)
        while low < high:
            start = data.rfind(b"\n", low, (low + high) // 2) + 1 or low
            if data[start : start + len(key)] < key:
                end = data.find(b"\n", start)
                low = end + 1 if end >= 0 else len(data)
            else:
                high = start
        return low
