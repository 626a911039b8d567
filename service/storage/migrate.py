"""Brings a database to the tables of today."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from service.storage.errors import StorageError

if TYPE_CHECKING:
    from alembic.config import Config

_MIGRATIONS = Path(__file__).parent / "migrations"

LATEST = "0005"
"""The revision of the tables of today."""
_TABLE = "alembic_version"
_LOCK = 0x656D656E64
"""Number of the PostgreSQL advisory lock under which one process at a time migrates ("emend" in ASCII)."""


def is_current(connection: Connection) -> bool:
    """Whether the tables are those of today; nothing is written.

    Alembic, whose import takes long, is asked only where they are not.
    """
    return _revision(connection) == LATEST


def migrate(connection: Connection, revision: str = "head") -> None:
    """Run the steps that are missing, all of them or none.

    The connection is within a transaction that the caller commits. Of several processes that start at once, one
    migrates and the others wait: in SQLite for the write lock, which the transaction must hold, in PostgreSQL for an
    advisory lock.

    Raises:
        StorageError: a newer version of Emend has made the tables.
    """
    from alembic import command
    from alembic.util import CommandError

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    try:
        command.upgrade(_config(connection), revision)
    except CommandError as error:
        found = _revision(connection)
        raise StorageError(f"the database is of a version ({found}) that this Emend does not know: {error}") from None


def _revision(connection: Connection) -> str | None:
    """That of the tables; None where there are none."""
    if not inspect(connection).has_table(_TABLE):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {_TABLE}")).scalar()  # noqa: S608
    return found


def _config(connection: Connection) -> "Config":
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
