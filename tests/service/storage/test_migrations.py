import os
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from service.storage import migrations
from service.storage.database import Database
from service.storage.errors import StorageError
from service.storage.keys import KeyTable
from service.storage.migrate import LATEST, migrate
from service.storage.tables import metadata
from service.storage.words import PersonalWord, WordTable

CHARGE = """
import sys
from datetime import date
from service.storage.database import Database
from service.storage.usage import UsageTable

database = Database.open(sys.argv[1])
usage = UsageTable(database)
print(sum(usage.charge("key", date(2026, 5, 1), 7, 500) is not None for _ in range(60)))
database.close()
"""

OPEN = """
import sys
from service.storage.database import Database
from service.storage.keys import KeyTable

database = Database.open(sys.argv[1])
KeyTable(database).add(id=sys.argv[2], name="key", hash=bytes(32), scopes=frozenset({"check"}), created=0)
database.close()
"""


def test_the_latest_revision_is_that_of_the_last_step() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == LATEST


@pytest.fixture
def at_first_revision(url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database as the first version of Emend left it, with a key and its usage."""
    with monkeypatch.context() as patch:
        patch.setattr("service.storage.database.migrate", lambda connection: migrate(connection, "0001"))
        database = Database.open(url)
    with database.write() as connection:
        connection.execute(
            text("INSERT INTO keys (id, name, hash, scopes, created) VALUES ('key', 'old', '', 'check define', 12)")
        )
        connection.execute(text("INSERT INTO usage (key_id, day, characters) VALUES ('key', '2026-05-01', 345)"))
    database.close()
    return url


def test_a_database_of_the_first_revision_keeps_its_data(at_first_revision: str) -> None:
    database = Database.open(at_first_revision)
    (key,) = KeyTable(database).all()
    assert (key.id, key.name, key.scopes, key.created) == ("key", "old", frozenset({"check", "define"}), 12)
    with database.read() as connection:
        assert connection.execute(text("SELECT characters FROM usage")).scalar_one() == 345
    assert WordTable(database).add("key", PersonalWord("Emend"))
    database.close()


def test_the_migrations_make_the_declared_tables(database: Database) -> None:
    with database.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []


def test_a_database_of_a_newer_version_is_left_alone(database: Database, url: str) -> None:
    with database.write() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageError, match="9999"):
        Database.open(url)


def test_a_step_that_fails_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    def failing(*_: object, **__: object) -> None:
        raise StorageError("the disk is full")

    create_table = op.create_table
    with monkeypatch.context() as patch:
        patch.setattr(
            op,
            "create_table",
            lambda name, *columns: failing() if name == "usage" else create_table(name, *columns),
        )
        with pytest.raises(StorageError, match="the disk is full"):
            Database.open(url)
    Database.open(url).close()


def test_processes_that_start_at_once_all_get_the_tables(url: str, root: Path) -> None:
    outputs = at_once(root, OPEN, [[url, str(number)] for number in range(3)])
    assert outputs == ["", "", ""]
    database = Database.open(url)
    assert sorted(key.id for key in KeyTable(database).all()) == ["0", "1", "2"]
    database.close()


def test_processes_cannot_overrun_a_quota_together(database: Database, url: str, root: Path) -> None:
    KeyTable(database).add(id="key", name="key", hash=bytes(32), scopes=frozenset({"check"}), created=0)
    allowed = [int(output) for output in at_once(root, CHARGE, [[url]] * 3)]
    assert sum(allowed) == 500 // 7
    with database.read() as connection:
        assert connection.execute(text("SELECT characters FROM usage")).scalar_one() == 500 // 7 * 7


def at_once(root: Path, code: str, arguments: list[list[str]]) -> list[str]:
    """What the same program prints in several processes that run at the same time."""
    command = [sys.executable, "-W", "error", "-c", code]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    processes = [
        subprocess.Popen([*command, *one], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for one in arguments
    ]
    outputs = [process.communicate(timeout=60) for process in processes]
    assert [errors for _, errors in outputs] == [""] * len(processes)
    return [output for output, _ in outputs]
