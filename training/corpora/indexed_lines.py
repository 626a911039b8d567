"""The lines of a large text, found by their numbers."""

from pathlib import Path

import numpy as np

from models.errors import InputError

__all__ = ["Lines"]


class Lines:
    """The lines of a text file, read on demand."""

    def __init__(self, path: Path):
        """Index the file.

        Raises:
            InputError: it is missing or empty.
        """
        try:
            self._data = np.memmap(path, np.uint8, "r")
        except (OSError, ValueError) as error:
            raise InputError(f"{path} is missing or empty; run the prepare step first") from error
        ends = np.flatnonzero(self._data == ord("\n"))
        self._starts = np.concatenate([[0], ends + 1])[: len(ends)]
        self._ends = ends

    def __len__(self) -> int:
        return len(self._ends)

    def __getitem__(self, index: int) -> str:
        return bytes(self._data[self._starts[index] : self._ends[index]]).decode("utf-8")
