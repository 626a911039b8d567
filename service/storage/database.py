"""One database behind SQLAlchemy Core: a SQLite file, or PostgreSQL by URL. Every call blocks: use a thread."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from service.storage.breaker import Breaker
from service.storage.engines import engine_of
from service.storage.errors import StorageError
from service.storage.migrate import is_current, migrate

SECONDS = 3.0
"""How long the database may take by default."""

_OPENING_SECONDS = 30.0
"""How long a step may take while it is opened: several processes that start at once wait for the one that migrates."""

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
        self._reading = Breaker()
        self._writing = Breaker()

    @classmethod
    def open(cls, url: str, seconds: float = SECONDS) -> "Database":
        """Open a database and bring its tables up to date.

        A SQLite file is made where it is missing, with its folder, readable by its owner alone.

        Args:
            url: ``sqlite:///PATH`` or ``postgresql://USER:PASSWORD@HOST/NAME``.
            seconds: how long the database may take from then on, to be connected to and for each statement.

        Raises:
            StorageError: the URL is of another kind, or the database cannot be reached or migrated.
        """
        parsed = _parse(url)
        try:
            opening, engine = engine_of(parsed, _OPENING_SECONDS), engine_of(parsed, seconds)
            _bring_up_to_date(opening)
        except ModuleNotFoundError:
            raise StorageError("PostgreSQL needs psycopg: install emend[postgresql]") from None
        except (OSError, sqlite3.Error, SQLAlchemyError, StorageError) as error:
            raise StorageError(f"cannot open {_shown(parsed)}: {_reason(error, parsed)}") from None
        return cls(engine)

    def close(self) -> None:
        """Close every connection."""
        self._reader.dispose()

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that only reads.

        Raises:
            StorageError: the database cannot be used.
        """
        with _translated(), self._reading.guard(), self._reader.begin() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that writes; committed at the end of the block, rolled back if it raises.

        Raises:
            StorageError: the database cannot be used.
        """
        with _translated(), self._writing.guard(), self._writer.begin() as connection:
            yield connection

    def ping(self) -> None:
        """Ask for an answer; where writing has failed, try that as well.

        Raises:
            StorageError: it cannot be used.
        """
        with self.read() as connection:
            connection.execute(text("SELECT 1"))
        if not self.writable:
            with self.write() as connection:  # nothing changes, but a full disk has no room for it
                connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    @property
    def readable(self) -> bool:
        """Whether it could be read when it was last tried."""
        return not self._reading.open

    @property
    def writable(self) -> bool:
        """Whether it could be written when it was last tried."""
        return not self._writing.open


def _bring_up_to_date(engine: Engine) -> None:
    """Migrate, if there is a step to run: without one nothing is written, so that a locked database can be opened."""
    try:
        with engine.begin() as connection:
            if is_current(connection):
                return
        with engine.execution_options(emend_writes=True).begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


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
