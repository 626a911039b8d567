"""Which words may stand twice in a row in a language, and with which sentences may go on beginning."""

import re
import tomllib
from collections.abc import Sequence, Set
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

__all__ = ["Doubles", "doubles_of"]

_FILE = Path(__file__).with_name("repetition.toml")
_INTERJECTION = 3
"""So often in a row a word is no slip but a sound or a song, unless it is one of the most frequent ones."""


@dataclass(frozen=True, slots=True)
class Doubles:
    """The words of ``repetition.toml`` for one language.

    Attributes:
        twice: words that may stand twice in a row.
        only: words that alone are a slip when they do; empty for all but those of ``twice``.
        openings: words with which one sentence after the other may begin.
        single: words of one letter that count.
    """

    twice: frozenset[str]
    only: frozenset[str]
    openings: frozenset[str]
    single: frozenset[str]

    def is_slip(self, text: str, run: Sequence[re.Match[str]], frequent: Set[str]) -> bool:
        """Whether a word that stands several times in a row does so by mistake.

        Args:
            text: where it stands.
            run: each time it stands there.
            frequent: the most frequent words of the language, if they are known.
        """
        word = run[0][0].casefold()
        if word in self.twice or (self.only and word not in self.only) or (len(word) == 1 and word not in self.single):
            return False
        is_frequent = word in frequent or word in self.only
        if len(run) >= _INTERJECTION and not is_frequent:
            return False
        if any("\n" in text[one.end() : other.start()] for one, other in pairwise(run)):
            return _is_amid_lines(text, run)
        if _is_small(run[1][0]):
            return is_frequent or _is_small(run[0][0])
        return is_frequent and run[0][0].isupper() and run[1][0].isupper()


def _is_amid_lines(text: str, run: Sequence[re.Match[str]]) -> bool:
    """Whether the words stand at the end of one line of prose and the start of the next, both in small letters."""
    before = text[: run[0].start()].rpartition("\n")[2]
    after = text[run[-1].end() :].partition("\n")[0]
    return bool(before.strip() and after.strip()) and all(_is_small(one[0]) for one in run)


def _is_small(word: str) -> bool:
    """Whether a word has no capital letter; many scripts have none."""
    return word == word.lower()


@cache
def doubles_of(language: str) -> Doubles:
    """The words of a language (code without region); one that the file does not name has none."""
    table = _tables().get(language, {})
    return Doubles(*(frozenset(table.get(key, "").split()) for key in ("twice", "only", "openings", "single")))


@cache
def _tables() -> dict[str, dict[str, str]]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))
