"""The forms of verbs, nouns and adjectives, so that the decoder names a form and never spells one."""

import lzma
from collections.abc import Iterable
from enum import Enum
from pathlib import Path

from models.errors import ModelError
from models.prepared import prepared

FILE_NAME = "inflections.tsv.xz"
NO_FORM = "-"
"""Stands where a word lacks a form (*careful* has none in *-er*)."""
SPELLINGS = "/"
"""Stands between the spellings of one form (``traveled/travelled``)."""


class Form(Enum):
    """A form by its word class (``v``, ``n``, ``a``) and its place among the forms of one word."""

    BASE = ("v", 0)
    THIRD_PERSON = ("v", 1)
    PAST = ("v", 2)
    PARTICIPLE = ("v", 3)
    ING = ("v", 4)
    SINGULAR = ("n", 0)
    PLURAL = ("n", 1)
    POSITIVE = ("a", 0)
    COMPARATIVE = ("a", 1)
    SUPERLATIVE = ("a", 2)
    ADVERB = ("a", 3)


class Inflections:
    """The words that are known in all their forms."""

    def __init__(self, lines: Iterable[str]) -> None:
        """Take lines with a word class, the forms of one word, and spellings that are only read, by tabs.

        More frequent words come first. What is only read is wrong (*goed*, *informations*) and never written.
        """
        self._lines = [line.rstrip("\n") for line in lines]
        self._words: dict[str, tuple[str, ...]] = {}
        for line in self._lines:
            _, forms, read = line.split("\t")
            spellings = forms.replace(SPELLINGS, " ").split(" ") + read.split()
            for spelling in dict.fromkeys(spellings):
                if spelling != NO_FORM:
                    self._words[spelling] = (*self._words.get(spelling, ()), line)

    def writes(self, word: str) -> bool:
        """Whether a word in lower case is a right form, not only a wrong one that is read."""
        return any(
            word in forms.replace(SPELLINGS, " ").split(" ")
            for _, forms, _ in (line.split("\t") for line in self._words.get(word, ()))
        )

    def __len__(self) -> int:
        return len(self._lines)

    def inflect(self, word: str, form: Form) -> str | None:
        """Put a word in lower case into a form; None where it has none or is in it already.

        Of the words that it may be a form of (*saw*: *see*, *saw*), the most frequent that gives another form counts.
        Where a form has several spellings, it is written as the word itself is (*travelled*: *travelling*).
        """
        word_class, place = form.value
        found = None
        for line in self._words.get(word, ()):
            kind, forms, _ = line.split("\t")
            if kind != word_class:
                continue
            spellings = [entry.split(SPELLINGS) for entry in forms.split(" ")]
            if word in spellings[place]:
                return None
            if found is None and spellings[place] != [NO_FORM]:
                variant = max((known.index(word) for known in spellings if word in known), default=0)
                found = spellings[place][min(variant, len(spellings[place]) - 1)]
        return found

    def save(self, folder: Path) -> None:
        """Write the table into a model's folder."""
        with lzma.open(folder / FILE_NAME, "wt", encoding="utf-8") as out:
            out.writelines(f"{line}\n" for line in self._lines)

    @classmethod
    def load(cls, folder: Path) -> "Inflections":
        """Read the table of a model's folder.

        Raises:
            ModelError: the file is missing or damaged.
        """
        path = folder / FILE_NAME
        table = cls(())
        table._lines, table._words = prepared("inflections", [path, Path(__file__)], lambda: cls._of(path)._tables())
        return table

    @classmethod
    def _of(cls, path: Path) -> "Inflections":
        try:
            with lzma.open(path, "rt", encoding="utf-8") as lines:
                return cls(lines)
        except (OSError, ValueError, EOFError, lzma.LZMAError) as error:
            raise ModelError(f"the table of inflections in {path.parent} is missing or damaged") from error

    def _tables(self) -> tuple[list[str], dict[str, tuple[str, ...]]]:
        """What is kept of it on disk."""
        return self._lines, self._words
