"""The gaps of a sentence where grammar may want a comma, and why: what opens a clause there, or which clause ends."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

from models.commas.context import CommaText

__all__ = ["SPLICE", "GapKind", "Openers", "Place", "openers", "places"]

SPLICE = "splice"
"""What a comma is called that stands where a sentence ends."""
_FILE = Path(__file__).with_name("openers.toml")
_LONGEST_PHRASE = 3


class GapKind(StrEnum):
    """Why a comma may be wanted."""

    SUBORDINATE = "subordinate"
    """A subordinate clause begins."""
    QUESTION = "question"
    """A question inside a sentence begins."""
    RELATIVE = "relative"
    """A relative clause begins."""
    JOINING = "joining"
    """A conjunction joins what stands before it and behind it, as ``but`` does."""
    OPENING = "opening"
    """The clause ends with which the sentence begins."""
    CLOSING = "closing"
    """A clause ends that has begun inside the sentence."""
    INTRODUCTION = "introduction"
    """Words end that lead into the sentence."""
    OTHER = "other"
    """None of these."""


@dataclass(frozen=True, slots=True)
class Place:
    """A gap in a sentence.

    Attributes:
        gap: number of the word behind it.
        kind: why a comma may be wanted.
        opener: number of the word that opens the clause that begins or ends there; -1 for none.
        length: words of the opener.
    """

    gap: int
    kind: GapKind
    opener: int = -1
    length: int = 1


class Openers:
    """What opens clauses in a language."""

    def __init__(self, table: dict[str, str]) -> None:
        """Take the words of each kind."""
        self._of = {kind: _phrases(table.get(kind, "")) for kind in ("subordinate", "question", "relative", "joining")}
        self._opening = _phrases(table["opening"])
        self._before = _phrases(table["before"])

    def begins(self, words: tuple[str, ...], at: int) -> tuple[GapKind, int, int] | None:
        """What begins before a word: the kind, the number of its opener, and how many words that has."""
        for kind, phrases in self._of.items():
            if length := _length(words, at, phrases):
                return GapKind(kind), at, length
        if words[at : at + 1] and (words[at],) in self._before and _length(words, at + 1, self._of["relative"]):
            return GapKind.RELATIVE, at + 1, 1
        return None

    def opens(self, words: tuple[str, ...]) -> int:
        """How many words open the clause with which a sentence begins; 0 where none does."""
        return _length(words, 0, self._opening)


def _phrases(words: str) -> frozenset[tuple[str, ...]]:
    return frozenset(tuple(word.split("_")) for word in words.split())


def _length(words: tuple[str, ...], at: int, phrases: frozenset[tuple[str, ...]]) -> int:
    """Of the longest phrase that begins with a word."""
    return next((size for size in range(_LONGEST_PHRASE, 0, -1) if words[at : at + size] in phrases), 0)


@cache
def openers(language: str) -> Openers:
    """Those of a language (BCP 47 tag without region) that has some."""
    with _FILE.open("rb") as file:
        return Openers(tomllib.load(file)[language])


def places(text: CommaText, known: Openers) -> Iterator[Place]:
    """All gaps between two words of a sentence where no sign stands."""
    words = text.words
    if not words or not words[0][0].isalpha():
        begun = None
    else:
        size = known.opens(words)
        begun = (GapKind.OPENING, 0, size) if size else (GapKind.INTRODUCTION, -1, 0)
    for at in range(1, len(words)):
        if not words[at][0].isalnum():
            begun = None
            continue
        opened = known.begins(words, at)
        free = words[at - 1][0].isalnum() and not text.commas[at]
        if opened is not None and opened[0] is not GapKind.JOINING:
            if free:
                yield Place(at, *opened)
            if begun is None or text.commas[at]:
                begun = (GapKind.CLOSING, opened[1], opened[2])
            continue
        if opened is not None and free:
            yield Place(at, *opened)
        elif free:
            yield Place(at, *begun) if begun else Place(at, GapKind.OTHER)
        if text.commas[at]:
            begun = None
