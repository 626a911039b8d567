import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from models.errors import ConfigError, InputError
from service.access.access import Access
from service.access.errors import AccessDenied, InvalidToken
from service.access.secrets import Secrets
from service.commands.keys import app
from service.storage.database import Database
from service.storage.keys import KeyTable
from tests.service.storage.databases import KINDS, empty_database

SECRET = "0123456789abcdef" * 4


@dataclass
class Command:
    """``emend keys`` in a data folder of its own."""

    url: str
    folder: Path
    capsys: pytest.CaptureFixture[str]

    def run(self, *arguments: str) -> tuple[str, str]:
        """What it prints: output, remarks."""
        app(list(arguments), standalone_mode=False)
        captured = self.capsys.readouterr()
        return captured.out, captured.err

    def create(self, *arguments: str) -> str:
        """The key it makes."""
        return self.run("create", "--name", "Mine", *arguments)[0].removesuffix("\n")

    def listed(self) -> list[dict[str, Any]]:
        """What it lists."""
        keys: list[dict[str, Any]] = json.loads(self.run("list", "--json")[0])
        return keys

    def scopes(self, key: str) -> frozenset[str]:
        """What the service lets a key do."""
        database = Database.open(self.url)
        try:
            return Access(KeyTable(database), Secrets.load([], self.folder)).authenticate(f"Bearer {key}").scopes
        finally:
            database.close()


@pytest.fixture(params=KINDS)
def keys(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Iterator[Command]:
    """The command, with an empty database."""
    with empty_database(request.param, tmp_path) as url:
        monkeypatch.setenv("EMEND_DATA_DIR", str(tmp_path))
        if request.param != "sqlite":
            monkeypatch.setenv("EMEND_DATABASE_URL", url)
        yield Command(url, tmp_path, capsys)


def test_only_the_key_is_printed_and_it_works(keys: Command) -> None:
    output, remarks = keys.run("create", "--name", "Mine")
    assert re.fullmatch(r"emend_[0-9a-f]{16}_[A-Za-z0-9_-]{43}\n", output)
    assert keys.scopes(output.strip()) == {"check", "define", "tokens"}
    assert output.strip() not in remarks
    assert output[6:22] in remarks


def test_a_key_is_listed_with_what_it_may(keys: Command) -> None:
    arguments = ["--scope", "check", "--scope", "define", "--rate", "2.5", "--burst", "9", "--quota", "5000"]
    key = keys.create(*arguments, "--expires", "2099-12-31", "--prefer", "de_at", "--prefer", "fr,es")
    (row,) = keys.listed()
    created = row.pop("created")
    assert row == {
        "id": key[6:22],
        "name": "Mine",
        "state": "active",
        "scopes": ["check", "define"],
        "rate": 2.5,
        "burst": 9,
        "quota": 5000,
        "preferred": ["de-AT", "fr", "es"],
        "usedToday": 0,
        "expires": "2099-12-31T23:59:59Z",
        "lastUsed": None,
    }
    assert datetime.now(UTC) - datetime.fromisoformat(created) < timedelta(minutes=1)


def test_the_table_has_a_line_for_each_key_and_no_secret(keys: Command) -> None:
    made = [keys.create(), keys.create("--scope", "check")]
    table, _ = keys.run("list")
    head, *lines = table.splitlines()
    assert head.split()[:4] == ["id", "name", "state", "scopes"]
    assert sorted(line.split()[:4] for line in lines) == sorted(
        [key[6:22], "Mine", "active", scopes]
        for key, scopes in zip(made, ("check,define,tokens", "check"), strict=True)
    )
    assert not [key for key in made if key[23:] in table]


def test_without_keys_only_a_remark_is_printed(keys: Command) -> None:
    output, remarks = keys.run("list")
    assert (output, "emend keys create" in remarks) == ("", True)
    assert keys.listed() == []


def test_a_life_is_counted_from_now(keys: Command) -> None:
    keys.create("--expires", "90d")
    expires = datetime.fromisoformat(keys.listed()[0]["expires"])
    assert abs(expires - datetime.now(UTC) - timedelta(days=90)) < timedelta(minutes=1)


def test_a_revoked_key_is_refused_and_listed_as_such(keys: Command) -> None:
    key = keys.create()
    output, remarks = keys.run("revoke", key[6:22])
    assert (output, key[6:22] in remarks) == ("", True)
    assert keys.listed()[0]["state"] == "revoked"
    with pytest.raises(AccessDenied, match="revoked"):
        keys.scopes(key)


def test_a_rotation_prints_the_new_key(keys: Command) -> None:
    old = keys.create("--scope", "check")
    output, remarks = keys.run("rotate", old[6:22])
    new = output.strip()
    assert new[:22] == old[:22]
    assert new != old
    assert new not in remarks
    assert keys.scopes(new) == {"check"}
    with pytest.raises(InvalidToken):
        keys.scopes(old)


def test_a_grace_keeps_the_old_key_for_a_time(keys: Command) -> None:
    old = keys.create("--scope", "check")
    new = keys.run("rotate", old[6:22], "--grace", "1h")[0].strip()
    assert keys.scopes(old) == keys.scopes(new) == {"check"}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["create", "--name", " "], "name"),
        (["create", "--name", "Mine", "--rate", "0"], "rate"),
        (["create", "--name", "Mine", "--quota", "-5"], "quota"),
        (["create", "--name", "Mine", "--expires", "2020-01-01"], "expires"),
        (["create", "--name", "Mine", "--expires", "soon"], "90d"),
        (["create", "--name", "Mine", "--expires", "0d"], "expires"),
        (["revoke", "0000000000000000"], "no key"),
        (["rotate", "0000000000000000"], "no key"),
        (["rotate", "0000000000000000", "--grace", "1y"], "90d"),
    ],
)
def test_a_mistake_is_one_clear_line(keys: Command, arguments: list[str], message: str) -> None:
    with pytest.raises(InputError, match=message) as found:
        keys.run(*arguments)
    assert "\n" not in str(found.value)
    assert keys.listed() == []


def test_secrets_of_the_environment_are_used(keys: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMEND_SECRETS", SECRET)
    key = keys.create()
    assert not (keys.folder / "secrets").exists()
    with pytest.raises(InvalidToken):
        keys.scopes(key)


def test_a_secret_that_is_too_short_is_refused(keys: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMEND_SECRETS", "xyzzy")
    with pytest.raises(InputError, match="at least 32 bytes") as found:
        keys.create()
    assert "xyzzy" not in str(found.value)


def test_a_setting_that_is_impossible_is_refused(keys: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMEND_PORT", "many")
    with pytest.raises(ConfigError, match="EMEND_PORT"):
        keys.run("list")


def test_a_language_that_is_not_known_makes_no_key(keys: Command) -> None:
    with pytest.raises(InputError, match="prefer: Wombat is no language that is known"):
        keys.run("create", "--name", "Mine", "--prefer", "de", "--prefer", "Wombat")
    assert keys.run("list", "--json")[0].strip() in ("", "[]")
