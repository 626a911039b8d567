"""Makes an index from dumps: fingerprints are collected, then sorted by SQLite; memory stays bounded.

All is written to ``FILE.part`` and ``FILE.staged``, which become ``FILE`` in the end; started again after an
interruption, it goes on behind the last articles that were kept.
"""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from models.errors import InputError
from models.overlap.schema import APPLICATION_ID, SCHEMA, VERSION
from models.overlap.winnowing import NGRAM, WINDOW, fingerprints, words_of
from service.overlap.dumps import Dump, Page, open_dump

__all__ = ["COMMON", "build"]

COMMON = 20
"""A run of words that more articles have is a common phrase and is left out."""
_KEPT_WORDS = 1_000_000
"""Words after which what has been collected is kept for good."""
_CACHE_KIB = 65_536

_SORT = """
INSERT INTO fingerprint
SELECT hash, article, position FROM (
    SELECT hash, article, min(position) AS position, count(*) OVER (PARTITION BY hash) AS articles
    FROM staged.seen GROUP BY hash, article
) WHERE articles <= ? ORDER BY hash, article
"""

Progress = Callable[[str, int, int], object]
"""Called with what is being done, how far it is, and how far it goes; bytes of a dump."""


def build(dumps: Sequence[Path], index: Path, progress: Progress = lambda *_: None) -> None:
    """Make an index, or go on with one that was interrupted.

    Args:
        dumps: files that ``open_dump`` reads; the same ones when it goes on.
        index: file to make.
        progress: told how far it is.

    Raises:
        InputError: a dump cannot be read, there is such a file already, or an unfinished one was made of other dumps.
    """
    if index.exists():
        raise InputError(f"{index}: there is such a file already; remove it to build it anew")
    try:
        sizes = [(str(path.resolve()), path.stat().st_size) for path in dumps]
    except OSError as error:
        raise InputError(f"{error.filename}: {error.strerror}") from error
    part, staged = (index.with_name(index.name + ending) for ending in (".part", ".staged"))
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as database:
            database.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
            database.execute("ATTACH ? AS staged", (str(staged),))
            _prepare(database, sizes, part)
            for number, path in enumerate(dumps):
                _collect(database, number, path, progress)
            _sort(database, dumps, progress)
    except sqlite3.OperationalError as error:
        raise InputError(f"{index}: {error}") from error
    except sqlite3.DatabaseError as error:
        raise InputError(f"{part}: damaged, or not ours; remove it to start afresh") from error
    part.replace(index)
    staged.unlink(missing_ok=True)


def _prepare(database: sqlite3.Connection, sizes: Sequence[tuple[str, int]], part: Path) -> None:
    """Make the tables, or see that they are of the same build."""
    marks = [database.execute(f"PRAGMA {mark}").fetchone()[0] for mark in ("application_id", "user_version")]
    if marks == [0, 0]:
        database.executescript(
            f"BEGIN; DROP TABLE IF EXISTS staged.seen;"
            f"CREATE TABLE staged.seen (hash INTEGER, article INTEGER, position INTEGER); {SCHEMA} COMMIT;"
        )
        rows = ((number, *size) for number, size in enumerate(sizes))
        database.executemany("INSERT INTO source VALUES (?, ?, ?, '', 0, 0)", rows)
    made_of = database.execute("SELECT path, size FROM source ORDER BY id").fetchall()
    if marks not in ([0, 0], [APPLICATION_ID, VERSION]) or made_of != sizes:
        raise InputError(f"{part}: left by a build of other dumps; remove it to start afresh")


def _collect(database: sqlite3.Connection, number: int, path: Path, progress: Progress) -> None:
    """Read a dump behind the articles that are kept already."""
    kept, done, size = database.execute("SELECT seen, done, size FROM source WHERE id = ?", (number,)).fetchone()
    if done:
        return
    dump = open_dump(path)
    batch = _Batch(database, number)
    seen = 0
    with closing(dump.pages()) as pages:
        for seen, page in enumerate(pages, start=1):
            if seen > kept:
                batch.add(dump, page)
                if batch.words >= _KEPT_WORDS:
                    batch.keep(dump.name, seen, done=False)
            progress(path.name, dump.position, size)
    progress(path.name, size, size)
    batch.keep(dump.name, seen, done=True)


class _Batch:
    """Articles that are not kept yet."""

    def __init__(self, database: sqlite3.Connection, source: int) -> None:
        self.words = 0
        self._database = database
        self._source = source
        (self._next,) = database.execute("SELECT coalesce(max(id), 0) + 1 FROM article").fetchone()
        self._articles: list[tuple[int, int, str, bytes]] = []
        self._prints: list[tuple[int, int, int]] = []

    def add(self, dump: Dump, page: Page) -> None:
        """Take an article, unless it is too short to share a passage."""
        words = words_of(dump.plain(page.text))
        if len(words.starts) < NGRAM + WINDOW - 1:
            return
        hashes, positions = fingerprints(words.hashes)
        article = self._next
        self._next += 1
        self._articles.append((article, self._source, page.title, words.keys.tobytes()))
        pairs = zip(hashes.tolist(), positions.tolist(), strict=True)
        self._prints += ((value, article, position) for value, position in pairs)
        self.words += len(words.starts)

    def keep(self, name: str, seen: int, *, done: bool) -> None:
        """Write them, and that the dump has been read up to ``seen``, all or nothing."""
        with self._database:
            self._database.execute("BEGIN")
            self._database.executemany("INSERT INTO article VALUES (?, ?, ?, ?)", self._articles)
            self._database.executemany("INSERT INTO staged.seen VALUES (?, ?, ?)", self._prints)
            self._database.execute(
                "UPDATE source SET name = ?, seen = ?, done = ? WHERE id = ?", (name, seen, done, self._source)
            )
        self._articles.clear()
        self._prints.clear()
        self.words = 0


def _sort(database: sqlite3.Connection, dumps: Sequence[Path], progress: Progress) -> None:
    """Put the fingerprints in order, without those of common phrases."""
    (collected,) = database.execute("SELECT count(*) FROM staged.seen").fetchone()
    if not collected:
        raise InputError(f"{dumps[0]}: no articles found")
    progress("sorting", 0, collected)
    with database:
        database.execute("BEGIN")
        database.execute("DELETE FROM fingerprint")
        database.execute(_SORT, (COMMON,))
    progress("sorting", collected, collected)
