import sqlite3
import stat
import traceback
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from service.storage.database import Database, sqlite_url
from service.storage.errors import StorageError


@contextmanager
def opened(url: str) -> Iterator[Database]:
    database = Database.open(url)
    try:
        yield database
    finally:
        database.close()


def refusal(url: str) -> str:
    with pytest.raises(StorageError) as found:
        Database.open(url)
    return str(found.value)


def names(database: Database) -> list[str]:
    with database.read() as connection:
        return list(connection.execute(text("SELECT name FROM keys ORDER BY name")).scalars())


def insert(name: str) -> str:
    return f"INSERT INTO keys (id, name, hash, scopes, created) VALUES ('{name}', '{name}', '', 'check', 0)"


def test_what_is_written_is_there_when_it_is_opened_again(url: str) -> None:
    with opened(url) as database, database.write() as connection:
        connection.execute(text(insert("one")))
    with opened(url) as database:
        assert names(database) == ["one"]


def test_a_block_that_raises_writes_nothing(database: Database) -> None:
    with pytest.raises(StorageError), database.write() as connection:
        connection.execute(text(f"{insert('lost')}, (NULL, NULL, NULL, NULL, NULL)"))
    assert names(database) == []


def test_a_reader_sees_nothing_that_is_not_committed(database: Database) -> None:
    with database.write() as connection:
        connection.execute(text(insert("one")))
        assert names(database) == []
    assert names(database) == ["one"]


def test_a_writer_keeps_other_writers_out_from_the_start(tmp_path: Path) -> None:
    with opened(sqlite_url(tmp_path)) as database, closing(sqlite3.connect(tmp_path / "emend.db", timeout=0)) as other:
        with database.read():
            other.execute("BEGIN IMMEDIATE")
            other.rollback()
        with database.write(), pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")


def test_a_row_without_its_key_is_refused(database: Database) -> None:
    with pytest.raises(StorageError), database.write() as connection:
        connection.execute(text("INSERT INTO usage (key_id, day, characters) VALUES ('nobody', '2026-01-01', 1)"))


def test_an_error_names_no_value(database: Database) -> None:
    with pytest.raises(StorageError) as found, database.write() as connection:
        connection.execute(text("INSERT INTO keys (id) VALUES (:value)"), {"value": "confidential"})
    assert "confidential" not in "".join(traceback.format_exception(found.value))


def test_the_file_and_its_folder_are_for_the_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "a folder" / "100%"
    with opened(sqlite_url(folder)) as database, database.write() as connection:
        connection.execute(text(insert("one")))
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    assert modes == {"emend.db": 0o600, "emend.db-wal": 0o600, "emend.db-shm": 0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.parametrize("url", ["", "emend.db", "mysql://localhost/emend", "sqlite://", "sqlite:///:memory:"])
def test_a_url_of_another_kind_is_refused(url: str) -> None:
    assert "database URL" in refusal(url)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "emend.db"
    path.write_text("A letter to a friend, which is no database at all." * 20, encoding="utf-8")
    assert str(path) in refusal(sqlite_url(tmp_path))


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "emend.db" in refusal(sqlite_url(tmp_path / "file"))


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://someone:hunter2@127.0.0.1:1/emend",
        "postgresql+psycopg://someone@127.0.0.1:1/emend?password=hunter2",
        "postgresql://someone:x@127.0.0.1:1/emend?hunter2=hunter2",
    ],
)
def test_a_server_that_is_not_there_is_named_without_the_password(url: str) -> None:
    message = refusal(url)
    assert "127.0.0.1:1/emend" in message
    assert "hunter2" not in message
