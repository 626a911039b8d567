"""Looks passages up in the index of an encyclopedia."""

import sqlite3
import threading
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from models.overlap.passages import LEAST_WORDS, PassageMatch, matches
from models.overlap.schema import open_index
from models.overlap.winnowing import Words, run_hashes, words_of

__all__ = ["IndexInfo", "OverlapIndex", "Passage"]

_LEAST_CHARACTERS = 24
"""A passage is at least so long; matters where each character is a word (Chinese, Japanese)."""
_MOST_ARTICLES = 1000
"""Articles that a text is compared with, those with the most fingerprints of it first."""
_AT_ONCE = 500
"""Fingerprints of one query, below the number of variables that SQLite allows."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage of a text that also stands in an article.

    Attributes:
        start: where it begins (code points).
        end: where it ends.
        words: how many of its words are the same there.
        title: of the article.
        source: the encyclopedia, as its dump names it.
    """

    start: int
    end: int
    words: int
    title: str
    source: str


@dataclass(frozen=True, slots=True)
class IndexInfo:
    """What an index holds: numbers of articles, of their words and of fingerprints, and the encyclopedias by name."""

    articles: int
    words: int
    fingerprints: int
    sources: tuple[str, ...]


class OverlapIndex:
    """An index, open for reading; safe to use from several threads."""

    def __init__(self, path: Path) -> None:
        """Open the index.

        Raises:
            ModelError: there is no such file, or it is not an index that this version can read.
        """
        self._path = path
        self._local = threading.local()
        self._local.connection = open_index(path)

    @property
    def _connection(self) -> sqlite3.Connection:
        if not hasattr(self._local, "connection"):
            self._local.connection = open_index(self._path)
        connection: sqlite3.Connection = self._local.connection
        return connection

    def info(self) -> IndexInfo:
        """Count what the index holds; reads all of it."""
        one = self._connection.execute
        articles, words = one("SELECT count(*), coalesce(sum(length(words)) / 2, 0) FROM article").fetchone()
        (prints,) = one("SELECT count(*) FROM fingerprint").fetchone()
        names = one("SELECT DISTINCT name FROM source ORDER BY id").fetchall()
        return IndexInfo(articles, words, prints, tuple(name for (name,) in names))

    def passages(self, text: str) -> list[Passage]:
        """The passages of a text that stand in articles, in order and apart; the longest where articles compete.

        Time is linear in the length of the text.
        """
        words = words_of(text)
        keys = words.keys.tolist()
        found: list[tuple[PassageMatch, int]] = []
        for article, seeds in self._candidates(words):
            (blob,) = self._connection.execute("SELECT words FROM article WHERE id = ?", (article,)).fetchone()
            found += ((match, article) for match in matches(keys, memoryview(blob).cast("H"), seeds))
        return sorted(self._apart(words, found), key=lambda passage: passage.start)

    def _candidates(self, words: Words) -> list[tuple[int, list[tuple[int, int]]]]:
        """The articles that share a fingerprint, and the pairs of words where the shared runs begin."""
        places: dict[int, list[int]] = defaultdict(list)
        for place, value in enumerate(run_hashes(words.hashes).tolist()):
            places[value].append(place)
        values = list(places)
        seeds: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for first in range(0, len(values), _AT_ONCE):
            some = values[first : first + _AT_ONCE]
            marks = ",".join("?" * len(some))
            query = f"SELECT hash, article, position FROM fingerprint WHERE hash IN ({marks})"  # noqa: S608 - marks only
            for value, article, position in self._connection.execute(query, some):
                seeds[article] += ((place, position) for place in places[value])
        best = sorted(seeds.items(), key=lambda item: (-len(item[1]), item[0]))[:_MOST_ARTICLES]
        return [(article, sorted(pairs)) for article, pairs in best]

    def _apart(self, words: Words, found: list[tuple[PassageMatch, int]]) -> Iterator[Passage]:
        """The longest passages first, of each what no longer one has taken."""
        taken = bytearray(len(words.starts))
        for match, article in sorted(found, key=lambda item: (-item[0].shared, item[0].start, item[1])):
            start, end = match.start, match.end
            while start < end and taken[start]:
                start += 1
            while start < end and taken[end - 1]:
                end -= 1
            first, last = words.starts[min(start, len(taken) - 1)], words.ends[end - 1]
            if end - start < LEAST_WORDS or last - first < _LEAST_CHARACTERS or any(taken[start:end]):
                continue
            taken[start:end] = b"\1" * (end - start)
            title, name = self._connection.execute(
                "SELECT title, name FROM article JOIN source ON source.id = article.source WHERE article.id = ?",
                (article,),
            ).fetchone()
            yield Passage(first, last, min(match.shared, end - start), title, name)
