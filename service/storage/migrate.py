"""Brings a database to the tables of today."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from service.storage.errors import StorageError

_MIGRATIONS = Path(__file__).parent / "migrations"

_LOCK = 0x656D656E64
"""Number of the PostgreSQL advisory lock under which one process at a time migrates ("emend" in ASCII)."""


def is_current(connection: Connection) -> bool:
    """Whether the tables are those of today; nothing is written."""
    head = ScriptDirectory.from_config(_config(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head


def migrate(connection: Connection, revision: str = "head") -> None:
    """Run the steps that are missing, all of them or none.

    The connection is within a transaction that the caller commits. Of several processes that start at once, one
    migrates and the others wait: in SQLite for the write lock, which the transaction must hold, in PostgreSQL for an
    advisory lock.

    Raises:
        StorageError: a newer version of Emend has made the tables.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    try:
        command.upgrade(_config(connection), revision)
    except CommandError as error:
        found = MigrationContext.configure(connection).get_current_revision()
        raise StorageError(f"the database is of a version ({found}) that this Emend does not know: {error}") from None


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
