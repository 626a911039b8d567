"""Sets of words that are taken for one another, and the odds that one of them was."""

import math
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from models.corrector.corrector import Corrector
from models.corrector.protocol import Doubt

__all__ = ["Candidate", "Confusion", "Confusions", "confusions", "scores", "suspected"]

_FILE = Path(__file__).with_name("confusions.toml")
_WORD = re.compile(r"\w+(?:['’]\w+)*")
_WRITTEN = "written"
_FLOOR = 1e-4
"""A probability that the model does not name is taken for this one."""


@dataclass(frozen=True, slots=True)
class Confusion:
    """One word that may stand for another.

    Attributes:
        written: the word that stands there, lower case, with a straight apostrophe.
        meant: the word that may be meant.
        written_gloss: what the one means, in a few words.
        meant_gloss: what the other means.
        name: of the set.
    """

    written: str
    meant: str
    written_gloss: str
    meant_gloss: str
    name: str

    @property
    def key(self) -> str:
        """How a model's manifest names the pair."""
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
    """The sets, by the word that is written."""

    def __init__(self, path: Path = _FILE) -> None:
        """Read the sets."""
        values: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        self.of: dict[str, list[Confusion]] = {}
        for confusion in _pairs(values["set"]):
            self.of.setdefault(confusion.written, []).append(confusion)

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


@cache
def confusions() -> Confusions:
    """The sets, read once."""
    return Confusions()


def suspected(text: str, doubts: Iterable[Doubt]) -> Iterator[tuple[Candidate, float]]:
    """The words that a model finds less likely than another one, with the log-odds of the other."""
    for doubt in doubts:
        for candidate in confusions().candidates(text, doubt.start, doubt.end):
            likely = _odds(doubt, candidate.replacement)
            if likely >= 0:
                yield candidate, likely


def scores(corrector: Corrector, asked: Sequence[tuple[str, Candidate, float]]) -> list[float]:
    """How likely the other word was meant: its log-odds in the sentence as it stands minus the reverse.

    The reverse are the log-odds of the word that stands there in the sentence with the other one in its place. A model
    that has learnt to correct slips doubts some words by habit; what it would change both ways counts for less.

    Args:
        corrector: the model.
        asked: sentence, candidate, and the log-odds from ``suspected``.
    """
    if not asked:
        return []
    doubts = corrector.doubts([candidate.swapped(text) for text, candidate, _ in asked]) or [()] * len(asked)
    found = []
    for (text, candidate, likely), others in zip(asked, doubts, strict=True):
        back = next((doubt for doubt in others if doubt.start == candidate.start), None)
        found.append(
            likely - (math.log(_FLOOR) if back is None else _odds(back, text[candidate.start : candidate.end]))
        )
    return found


def _odds(doubt: Doubt, meant: str) -> float:
    """Log-odds of another word against the one that is doubted."""
    return math.log(max(doubt.toward(meant), _FLOOR) / max(doubt.kept, _FLOOR))


def _pairs(sets: Sequence[Mapping[str, Any]]) -> Iterator[Confusion]:
    for entry in sets:
        glosses = {word: str(gloss) for word, gloss in entry.items() if word != _WRITTEN}
        for written in entry.get(_WRITTEN, glosses):
            for meant in glosses:
                if meant != written:
                    yield Confusion(written, meant, glosses[written], glosses[meant], "-".join(glosses))


def _like(word: str, other: str) -> str:
    """A word with the apostrophe and first letter of another."""
    text = other.replace("'", "’") if "’" in word else other
    return text[:1].upper() + text[1:] if word[:1].isupper() else text
