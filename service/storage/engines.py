"""Connections to the two kinds of database, none of which is waited for longer than it was said."""

import math
import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, Dialect
from sqlalchemy.pool import ConnectionPoolEntry

__all__ = ["engine_of"]


def engine_of(url: URL, seconds: float) -> Engine:
    """An engine whose transactions begin, and whose statements end, within so many seconds or raise an error.

    Raises:
        ModuleNotFoundError: the driver is not installed.
        OSError: the folder or the file of a SQLite database cannot be made.
    """
    return _sqlite(url, seconds) if url.get_backend_name() == "sqlite" else _postgresql(url, seconds)


def _postgresql(url: URL, seconds: float) -> Engine:
    from service.storage.bounded_connection import BoundedConnection

    least = 2  # seconds, which is all that libpq can do
    engine = create_engine(
        url,
        pool_pre_ping=True,
        pool_timeout=seconds,
        hide_parameters=True,
        connect_args={"connect_timeout": max(least, math.ceil(seconds))},
    )

    @event.listens_for(engine, "do_connect")
    def _connect(_: Dialect, __: object, arguments: list[Any], options: dict[str, Any]) -> BoundedConnection:
        connection = BoundedConnection.connect(*arguments, **options)
        connection.seconds = seconds
        connection.execute(f"SET statement_timeout = {math.ceil(seconds * 1000)}")
        connection.commit()
        return connection

    return engine


def _sqlite(url: URL, seconds: float) -> Engine:
    path = Path(str(url.database))
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        # SQLite gives the files beside the database (-wal, -shm) the mode of the database.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    engine = create_engine(url, connect_args={"timeout": seconds}, pool_timeout=seconds, hide_parameters=True)

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
