"""Which words may stand twice in a row in a language, and with which sentences may go on beginning."""

import re
import tomllib
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

__all__ = ["Doubles", "doubles_of"]

_FILE = Path(__file__).with_name("repetition.toml")
_LISTS = ("twice", "only", "openings", "single", "relative", "behind_nouns")
_NEAR = 60
"""Code points before a doubled word that are looked at."""
_BEFORE = 6
_BEHIND_COMMA = re.compile(r"[,;:–—(]\s+(?:\w+\s+)?$")
_BEHIND_NOUN = re.compile(r"(\w,?\s+)?\b([^\W\d_]\w+)\s+$")
"""The word before, and what tells that it does not open a sentence."""
_SENTENCE_END = re.compile(r"[.!?…]\s")
_WORDS = re.compile(r"\w+")
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
        relative: words that may stand twice right behind a comma, or one word farther on.
        behind_nouns: words that may stand twice right behind a noun, which has a capital: a comma is missing there. At
            the start of a sentence every word but the most frequent ones may be one.
        after: by word, those of which one stands shortly before where it may stand twice.
    """

    twice: frozenset[str]
    only: frozenset[str]
    openings: frozenset[str]
    single: frozenset[str]
    relative: frozenset[str]
    behind_nouns: frozenset[str]
    after: Mapping[str, frozenset[str]]

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
        if self._may_double(word, text[max(0, run[0].start() - _NEAR) : run[0].start()], frequent):
            return False
        is_frequent = word in frequent or word in self.only
        if len(run) >= _INTERJECTION and not is_frequent:
            return False
        if any("\n" in text[one.end() : other.start()] for one, other in pairwise(run)):
            return _is_amid_lines(text, run)
        if _is_small(run[1][0]):
            return is_frequent or _is_small(run[0][0])
        return is_frequent and run[0][0].isupper() and run[1][0].isupper()

    def _may_double(self, word: str, before: str, frequent: Set[str]) -> bool:
        """Whether what stands before a word lets it stand twice."""
        if word in self.relative and _BEHIND_COMMA.search(before):
            return True
        noun = _BEHIND_NOUN.search(before) if word in self.behind_nouns else None
        if noun is not None and noun[2][0].isupper() and (noun[1] or noun[2].casefold() not in frequent):
            return True
        clause = _SENTENCE_END.split(before)[-1].casefold()
        return not self.after.get(word, frozenset()).isdisjoint(_WORDS.findall(clause)[-_BEFORE:])


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
    listed = {key: frozenset(table.get(key, "").split()) for key in _LISTS}
    return Doubles(**listed, after={word: frozenset(others.split()) for word, others in table.get("after", {}).items()})


@cache
def _tables() -> dict[str, dict[str, Any]]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))
