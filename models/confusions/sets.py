"""Sets of words that are taken for one another: ``confusions.toml`` in the folder of a language."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from models.language_folders import data_file

__all__ = ["WORD", "Candidate", "Confusion", "Confusions", "confusions"]

WORD = re.compile(r"\w+(?:['’]\w+)*")
"""What may be a word of a set."""
_WRITTEN, _WORDS, _NAME, _CATEGORY, _MESSAGE, _RARE = _KEYS = (
    "written", "words", "name", "category", "message", "rare",
)  # fmt: skip
"""Keys of a set that are no words: the only words of it that are slips; words that need no meaning; its name, category
and message; whether it is rare."""


@dataclass(frozen=True, slots=True)
class Confusion:
    """One word that may stand for another.

    Attributes:
        written: the word that stands there, lower case, with a straight apostrophe.
        meant: the word that may be meant.
        written_gloss: what the one means, in a few words.
        meant_gloss: what the other means.
        name: of the set.
        category: key of the alert's category.
        message: what the alert says, with ``{written}`` and ``{meant}``; empty where the meanings say it all.
        rare: whether it is a slip of the fingers rather than of the mind.
    """

    written: str
    meant: str
    written_gloss: str
    meant_gloss: str
    name: str
    category: str = "CONFUSED_WORDS"
    message: str = ""
    rare: bool = False

    @property
    def key(self) -> str:
        """How a model names the pair."""
        return f"{self.written}>{self.meant}"


@dataclass(frozen=True, slots=True)
class Candidate:
    """A word of a sentence that may stand for another: ``text[start:end]`` and what to write instead."""

    start: int
    end: int
    replacement: str
    confusion: Confusion

    def swapped(self, text: str) -> str:
        """The sentence with the other word in it."""
        return text[: self.start] + self.replacement + text[self.end :]


class Confusions:
    """The sets of a language.

    Attributes:
        of: the pairs by the word that is written.
    """

    def __init__(self, sets: Sequence[Mapping[str, Any]]) -> None:
        """Take the tables of the file."""
        self.of: dict[str, list[Confusion]] = {}
        for confusion in _pairs(sets):
            self.of.setdefault(confusion.written, []).append(confusion)

    @property
    def words(self) -> list[str]:
        """All words of the sets, in alphabetical order."""
        return sorted({word for known in self.of.values() for pair in known for word in (pair.written, pair.meant)})

    def candidates(self, text: str, start: int, end: int) -> list[Candidate]:
        """The words that may be meant by ``text[start:end]``, in its letter case."""
        word = text[start:end]
        plain = word.replace("’", "'")
        if plain[1:] != plain[1:].lower():
            return []
        return [
            Candidate(start, end, _like(word, confusion.meant), confusion)
            for confusion in self.of.get(plain.lower(), ())
        ]

    def found(self, text: str) -> Iterator[Candidate]:
        """The words of a text that may stand for others, in order."""
        for match in WORD.finditer(text):
            yield from self.candidates(text, match.start(), match.end())


@cache
def confusions(code: str) -> Confusions:
    """The sets of a language (BCP 47 without region), read once; none where its folder has no file."""
    path = data_file(code, "confusions.toml")
    return Confusions(tomllib.loads(path.read_text(encoding="utf-8"))["set"] if path else [])


def _pairs(sets: Sequence[Mapping[str, Any]]) -> Iterator[Confusion]:
    for entry in sets:
        words: dict[str, str] = dict.fromkeys(str(entry.get(_WORDS, "")).split(), "")
        words |= {word: str(gloss) for word, gloss in entry.items() if word not in _KEYS}
        others = {key: str(entry[key]) for key in (_CATEGORY, _MESSAGE) if key in entry}
        rare = bool(entry.get(_RARE))
        name = str(entry.get(_NAME, "-".join(words)))
        for written in entry.get(_WRITTEN, words):
            for meant in words:
                if meant != written:
                    yield Confusion(written, meant, words[written], words[meant], name, rare=rare, **others)


def _like(word: str, other: str) -> str:
    """A word with the apostrophe and first letter of another."""
    text = other.replace("'", "’") if "’" in word else other
    return text[:1].upper() + text[1:] if word[:1].isupper() else text
