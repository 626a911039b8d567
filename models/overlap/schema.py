"""The file of an index: an SQLite database that is made once and then only read."""

import sqlite3
from contextlib import closing
from pathlib import Path

from models.errors import ModelError

__all__ = ["APPLICATION_ID", "SCHEMA", "VERSION", "open_index"]

APPLICATION_ID = 0x454D4F56
"""Marks the file as ours (``PRAGMA application_id``): ``EMOV``."""
VERSION = 1
"""Changes with the schema, the fingerprints or the way words are cut (``PRAGMA user_version``)."""

SCHEMA = f"""
PRAGMA application_id = {APPLICATION_ID};
PRAGMA user_version = {VERSION};
CREATE TABLE source (id INTEGER PRIMARY KEY, path TEXT, size INTEGER, name TEXT, seen INTEGER, done INTEGER);
CREATE TABLE article (id INTEGER PRIMARY KEY, source INTEGER, title TEXT, words BLOB);
CREATE TABLE fingerprint (hash INTEGER, article INTEGER, position INTEGER, PRIMARY KEY (hash, article)) WITHOUT ROWID;
"""
"""``source``: a dump, with the number of its articles that have been read. ``article.words``: 16 bits of each word,
little endian. ``fingerprint.position``: the word of the article where the run first begins."""


def open_index(path: Path) -> sqlite3.Connection:
    """Open an index for reading, by the thread that calls.

    Raises:
        ModelError: there is no such file, or it is not an index that this version can read.
    """
    if not path.is_file():
        raise ModelError(f"{path}: no such overlap index")
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        with closing(connection.execute("PRAGMA application_id")) as row:
            ours = row.fetchone() == (APPLICATION_ID,)
        with closing(connection.execute("PRAGMA user_version")) as row:
            current = row.fetchone() == (VERSION,)
    except sqlite3.DatabaseError:
        ours = current = False
    if ours and current:
        return connection
    connection.close()
    reason = "an overlap index of another version; build it anew" if ours else "not an overlap index"
    raise ModelError(f"{path}: {reason}")
