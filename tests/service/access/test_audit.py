"""What was done with keys, and what was refused, is kept."""

import pytest

from service.access.access import Access
from service.access.errors import AccessDenied
from service.storage.database import Database
from service.storage.events import KEPT_SECONDS, EventTable, KeyEvent
from tests.service.access.conftest import Clock


def refused(access: Access, token: str, times: int = 1) -> None:
    for _ in range(times):
        with pytest.raises(AccessDenied):
            access.authenticate(f"Bearer {token}", "https://elsewhere.example")


def test_the_life_of_a_key(access: Access, database: Database, clock: Clock) -> None:
    key, other = access.keys.create("Mine"), access.keys.create("Other")
    start = int(clock.now)
    clock.now += 10
    key = access.keys.rotate(key.id)
    clock.now += 10
    access.keys.revoke(key.id)
    refused(access, key.text, 3)
    access.behind.write()
    access.behind.write()
    assert EventTable(database).list(key.id) == [
        KeyEvent(start, key.id, "made"),
        KeyEvent(start + 10, key.id, "rotated"),
        KeyEvent(start + 20, key.id, "revoked"),
        KeyEvent(start + 20, key.id, "refused", "revoked_token", 3),
    ]
    assert [event.key_id for event in EventTable(database).list()].count(other.id) == 1


def test_what_is_no_key_is_counted_without_a_name(access: Access, database: Database, clock: Clock) -> None:
    refused(access, "emend_0123456789abcdef_" + "A" * 43, 2)
    refused(access, "nonsense")
    access.behind.write()
    assert EventTable(database).list() == [KeyEvent(int(clock.now), "", "refused", "invalid_token", 3)]


def test_a_client_token_that_is_used_elsewhere_names_its_key(access: Access, database: Database) -> None:
    key = access.keys.create("Mine")
    holder = access.authenticate(f"Bearer {key.text}")
    refused(access, access.issue_client_token(holder, "https://here.example", ["check"], 60))
    access.behind.write()
    [*_, last] = EventTable(database).list(key.id)
    assert (last.event, last.reason) == ("refused", "wrong_origin")


def test_refusals_of_long_ago_are_forgotten(access: Access, database: Database, clock: Clock) -> None:
    key = access.keys.create("Mine")
    for _ in range(2):
        refused(access, "nonsense")
        access.behind.write()
        clock.now += KEPT_SECONDS + 1
    assert [event.event for event in EventTable(database).list()] == ["made", "refused"]
    assert EventTable(database).list(key.id)
