"""Empty databases for tests: SQLite files, and a real PostgreSQL where ``EMEND_TEST_POSTGRESQL_URL`` names one."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, make_url, text

from service.storage.database import sqlite_url

POSTGRESQL = os.environ.get("EMEND_TEST_POSTGRESQL_URL", "")

KINDS = ["sqlite", *(["postgresql"] if POSTGRESQL else [])]


@contextmanager
def empty_database(kind: str, folder: Path) -> Iterator[str]:
    """The URL of a database without tables; in PostgreSQL it is a schema of its own, dropped in the end."""
    if kind == "sqlite":
        yield sqlite_url(folder)
        return
    schema = f"test_{secrets.token_hex(8)}"
    url = make_url(POSTGRESQL).set(drivername="postgresql+psycopg")
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            connection.execute(text(f"CREATE SCHEMA {schema}"))
        yield url.update_query_dict({"options": f"-csearch_path={schema}"}).render_as_string(hide_password=False)
        with engine.begin() as connection:
            connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
    finally:
        engine.dispose()
