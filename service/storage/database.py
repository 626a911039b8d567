"""One database behind SQLAlchemy Core: a SQLite file, or PostgreSQL by URL. Every call blocks: use a thread."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from service.storage.errors import StorageError
from service.storage.migrate import migrate

_BUSY_SECONDS = 10
"""How long a SQLite connection waits for another one to finish writing."""

_CONNECT_SECONDS = 10

_POSTGRESQL = "postgresql+psycopg"


def sqlite_url(folder: Path) -> str:
    """The URL of the database file ``emend.db`` in a folder."""
    return URL.create("sqlite", database=str(folder / "emend.db")).render_as_string()


class Database:
    """An open database with the tables of today; safe to use from several threads."""

    def __init__(self, engine: Engine) -> None:
        """Take an engine; ``open`` makes one."""
        self._reader = engine
        self._writer = engine.execution_options(emend_writes=True)

    @classmethod
    def open(cls, url: str) -> "Database":
        """Open a database and bring its tables up to date.

        A SQLite file is made where it is missing, with its folder, readable by its owner alone.

        Args:
            url: ``sqlite:///PATH`` or ``postgresql://USER:PASSWORD@HOST/NAME``.

        Raises:
            StorageError: the URL is of another kind, or the database cannot be reached or migrated.
        """
        parsed = _parse(url)
        try:
            if parsed.get_backend_name() == "sqlite":
                engine = _sqlite(parsed)
            else:
                timeout = {"connect_timeout": _CONNECT_SECONDS}
                engine = create_engine(parsed, connect_args=timeout, pool_pre_ping=True, hide_parameters=True)
        except ModuleNotFoundError:
            raise StorageError("PostgreSQL needs psycopg: install emend[postgresql]") from None
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"cannot open {_shown(parsed)}: {_reason(error, parsed)}") from None
        database = cls(engine)
        try:
            with database._writer.begin() as connection:
                migrate(connection)
        except (SQLAlchemyError, StorageError) as error:
            database.close()
            raise StorageError(f"cannot open {_shown(parsed)}: {_reason(error, parsed)}") from None
        return database

    def close(self) -> None:
        """Close every connection."""
        self._reader.dispose()

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that only reads.

        Raises:
            StorageError: the database cannot be used.
        """
        with _translated(), self._reader.begin() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that writes; committed at the end of the block, rolled back if it raises.

        Raises:
            StorageError: the database cannot be used.
        """
        with _translated(), self._writer.begin() as connection:
            yield connection


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except SQLAlchemyError as error:
        # Its own message, and that of the driver, may hold the values of a row.
        name = type(getattr(error, "orig", None) or error).__name__
        raise StorageError(f"the database cannot be used: {name}") from None


def _parse(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StorageError("the database URL is no URL") from None
    if parsed.drivername in ("postgresql", "postgres", _POSTGRESQL):
        return parsed.set(drivername=_POSTGRESQL)
    if parsed.drivername == "sqlite" and parsed.database and parsed.database != ":memory:":
        return parsed
    raise StorageError("the database URL must start with postgresql:// or be sqlite:/// and a path")


def _shown(url: URL) -> str:
    """A URL without user, password and options."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return URL.create("postgresql", host=url.host, port=url.port, database=url.database).render_as_string()


def _reason(error: Exception, url: URL) -> str:
    """The first line of what the driver says, without any password."""
    cause = getattr(error, "orig", None) or error
    line = (str(getattr(cause, "strerror", None) or cause).splitlines() or [type(cause).__name__])[0]
    for secret in filter(None, (url.password, *url.query.values())):
        line = line.replace(str(secret), "***")
    return line


def _sqlite(url: URL) -> Engine:
    path = Path(str(url.database))
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # SQLite gives the files beside the database (-wal, -shm) the mode of the database.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    engine = create_engine(url, connect_args={"timeout": _BUSY_SECONDS}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _set_up(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        # Transactions are begun below, not by the driver, which would begin them too late to hold the write lock.
        connection.isolation_level = None
        for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        # A writer takes the lock at the start: two that had read first could only fail.
        writes = connection.get_execution_options().get("emend_writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
