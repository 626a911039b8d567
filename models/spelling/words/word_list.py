"""The words of several languages together, which need be told from non-words only."""

import lzma
from collections.abc import Iterable, Mapping
from pathlib import Path

import numpy as np

from models.errors import ModelError

FILE_NAME = "words.txt.xz"


class WordList:
    """Tells words from non-words, letter case aside; suggests nothing.

    Kept are the words' hashes, eight bytes each; a string would take ten times that.
    """

    misspellings: Mapping[str, str] = {}

    def __init__(self, words: Iterable[str]):
        """Take the words in lower case."""
        self._hashes = np.unique(np.fromiter((hash(word) for word in words), np.int64))

    def __len__(self) -> int:
        return len(self._hashes)

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        key = np.int64(hash(word.lower().replace("’", "'")))
        at = int(np.searchsorted(self._hashes, key))
        return at < len(self._hashes) and bool(self._hashes[at] == key)

    def suggest(self, word: str) -> tuple[str, ...]:
        """Return nothing: misspellings are left to those who know the language."""
        return ()

    @classmethod
    def load(cls, folder: Path) -> "WordList":
        """Read the list of a model's folder.

        Raises:
            ModelError: the file is missing or damaged.
        """
        try:
            with lzma.open(folder / FILE_NAME, "rt", encoding="utf-8") as lines:
                return cls(line.rstrip("\n") for line in lines)
        except (OSError, ValueError, EOFError, lzma.LZMAError) as error:
            raise ModelError(f"the words in {folder} are missing or damaged") from error


def save_words(words: Iterable[str], folder: Path) -> None:
    """Write words in lower case into a model's folder, so that :class:`WordList` reads them."""
    with lzma.open(folder / FILE_NAME, "wt", encoding="utf-8") as out:
        out.writelines(f"{word}\n" for word in sorted(set(words)))
