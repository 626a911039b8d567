import pytest

from service.storage.database import Database
from service.storage.errors import StorageError
from service.storage.keys import KeyRecord, KeyTable

HASH = bytes(range(32))
OTHER_HASH = bytes(range(32, 64))


@pytest.fixture
def keys(database: Database) -> KeyTable:
    """The table with one key of each extreme."""
    table = KeyTable(database)
    table.add(id="plain", name="A key", hash=HASH, scopes=frozenset({"check"}), created=100)
    table.add(
        id="full",
        name="Schlüssel \U0001f511",
        hash=OTHER_HASH,
        scopes=frozenset({"tokens", "check", "define"}),
        created=50,
        rate=0.5,
        burst=7,
        quota=10**12,
        expires=4_000_000_000,
        preferred=("de-AT", "fr"),
    )
    return table


def found(keys: KeyTable, key_id: str) -> KeyRecord:
    record = keys.get(key_id)
    assert record is not None
    return record


def test_a_key_comes_back_as_it_was_stored(keys: KeyTable) -> None:
    assert keys.get("plain") == KeyRecord("plain", "A key", HASH, frozenset({"check"}), 100)
    assert keys.get("full") == KeyRecord(
        "full",
        "Schlüssel \U0001f511",
        OTHER_HASH,
        frozenset({"check", "define", "tokens"}),
        50,
        rate=0.5,
        burst=7,
        quota=10**12,
        expires=4_000_000_000,
        preferred=("de-AT", "fr"),
    )


def test_an_unknown_id_is_no_key(keys: KeyTable) -> None:
    assert keys.get("other") is None
    assert keys.get("' OR 1=1 --") is None


def test_keys_are_listed_oldest_first(keys: KeyTable) -> None:
    assert [key.id for key in keys.all()] == ["full", "plain"]


def test_an_id_is_given_once(keys: KeyTable) -> None:
    with pytest.raises(StorageError):
        keys.add(id="plain", name="again", hash=HASH, scopes=frozenset({"check"}), created=1)
    assert found(keys, "plain").name == "A key"


def test_a_key_is_revoked_once(keys: KeyTable) -> None:
    assert keys.revoke("plain", 200)
    assert not keys.revoke("plain", 300)
    assert not keys.revoke("other", 300)
    assert (found(keys, "plain").revoked, found(keys, "full").revoked) == (200, None)


def test_a_rotation_keeps_the_hash_before_for_a_time(keys: KeyTable) -> None:
    assert keys.rotate("plain", OTHER_HASH, 900)
    key = found(keys, "plain")
    assert (key.hash, key.previous_hash, key.previous_expires) == (OTHER_HASH, HASH, 900)


def test_a_rotation_without_a_time_forgets_the_hash_before(keys: KeyTable) -> None:
    keys.rotate("plain", OTHER_HASH, 900)
    keys.rotate("plain", HASH, None)
    key = found(keys, "plain")
    assert (key.hash, key.previous_hash, key.previous_expires) == (HASH, None, None)


def test_a_hash_that_has_changed_meanwhile_is_not_replaced(keys: KeyTable) -> None:
    keys.replace_hash("plain", OTHER_HASH, bytes(32))
    assert found(keys, "plain").hash == HASH
    keys.replace_hash("plain", HASH, OTHER_HASH)
    assert found(keys, "plain").hash == OTHER_HASH


def test_the_last_use_is_noted(keys: KeyTable) -> None:
    keys.touch({"plain": 1234, "gone": 1234})
    assert (found(keys, "plain").last_used, found(keys, "full").last_used) == (1234, None)


def test_a_later_use_that_another_process_noted_stays(keys: KeyTable) -> None:
    keys.touch({"plain": 1300})
    keys.touch({"plain": 1234, "full": 1234})
    assert (found(keys, "plain").last_used, found(keys, "full").last_used) == (1300, 1234)
