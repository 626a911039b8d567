"""Real misspellings, by the word that was meant."""

import lzma
from collections.abc import Sequence
from pathlib import Path

from models.errors import InputError


class MisspellingTable:
    """Correct word (lower case) -> its known misspellings."""

    def __init__(self, by_word: dict[str, tuple[str, ...]]) -> None:
        self._by_word = by_word

    def __len__(self) -> int:
        return len(self._by_word)

    def of(self, word: str) -> tuple[str, ...]:
        """The misspellings of a word given in lower case; empty where none is known."""
        return self._by_word.get(word, ())

    @classmethod
    def read(cls, paths: Sequence[str]) -> "MisspellingTable":
        """Read ``misspelling<TAB>correction`` files; a misspelling in several files counts as often.

        Raises:
            InputError: a file is missing, not UTF-8, not readable as xz, or holds no pair.
        """
        found: dict[str, list[str]] = {}
        for path in paths:
            before = len(found)
            for line in read_lines(Path(path)):
                wrong, tab, right = line.rstrip("\r\n").partition("\t")
                if tab and wrong and right and wrong != right and "\t" not in right:
                    found.setdefault(right.lower(), []).append(wrong.lower())
            if len(found) == before and not found:
                raise InputError(f"{path}: no line of the form misspelling<TAB>correction")
        return cls({word: tuple(wrong) for word, wrong in found.items()})


def read_lines(path: Path) -> list[str]:
    """The lines of a UTF-8 text file, plain or ``.xz``.

    Raises:
        InputError: it is missing or not such a file.
    """
    try:
        if path.suffix == ".xz":
            with lzma.open(path, "rt", encoding="utf-8") as stream:
                return stream.readlines()
        return path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror or error})") from None
    except (UnicodeDecodeError, lzma.LZMAError, EOFError):
        raise InputError(f"{path}: not a UTF-8 text file") from None
