from datetime import date

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from service.storage.database import Database
from service.storage.errors import StorageError
from service.storage.keys import KeyTable
from service.storage.usage import UsageTable

DAY = date(2026, 5, 1)
NEXT_DAY = date(2026, 5, 2)


@pytest.fixture
def usage(database: Database) -> UsageTable:
    """The table, with two keys to count for."""
    for key_id in ("one", "two"):
        KeyTable(database).add(id=key_id, name=key_id, hash=bytes(32), scopes=frozenset({"check"}), created=0)
    return UsageTable(database)


def test_a_quota_is_used_to_its_last_character(usage: UsageTable) -> None:
    assert [usage.charge("one", DAY, count, 100) for count in (60, 41, 40, 1, 0)] == [60, None, 100, None, 100]
    assert usage.used("one", DAY) == 100


def test_more_than_the_whole_quota_is_refused_at_once(usage: UsageTable) -> None:
    assert usage.charge("one", DAY, 101, 100) is None
    assert usage.used("one", DAY) == 0


def test_each_key_and_day_counts_for_itself(usage: UsageTable) -> None:
    usage.charge("one", DAY, 90, 100)
    assert usage.charge("two", DAY, 80, 100) == 80
    assert usage.charge("one", NEXT_DAY, 70, 100) == 70
    assert (usage.used("one", DAY), usage.used("two", NEXT_DAY)) == (90, 0)


def test_a_refund_can_be_used_again(usage: UsageTable) -> None:
    usage.charge("one", DAY, 70, 100)
    usage.charge("one", DAY, 30, 100, "a", 0)
    usage.refund("a")
    usage.refund("a")
    assert usage.charge("one", DAY, 30, 100) == 100


def test_a_refund_never_falls_below_zero(usage: UsageTable, database: Database) -> None:
    usage.charge("one", DAY, 30, 100, "a", 0)
    usage.charge("two", DAY, 30, 100, "b", 0)
    with database.write() as connection:
        connection.execute(text("UPDATE usage SET characters = 10 WHERE key_id = 'one'"))
    usage.refund("a")
    usage.refund("unknown")
    assert (usage.used("one", DAY), usage.used("two", DAY)) == (0, 30)


def test_only_charges_past_their_time_are_abandoned(usage: UsageTable) -> None:
    for charge, until in (("a", 100), ("b", 101), ("c", 102)):
        usage.charge("one", DAY, 10, 100, charge, until)
    usage.settle(["c", "unknown"])
    assert (usage.refund_abandoned(100), usage.used("one", DAY)) == (1, 20)
    assert (usage.refund_abandoned(1000), usage.used("one", DAY)) == (1, 10)
    assert usage.refund_abandoned(1000) == 0


def test_a_count_beyond_32_bits_is_held(usage: UsageTable) -> None:
    assert usage.charge("one", DAY, 2**40, 2**41) == 2**40


def test_an_unknown_key_cannot_be_counted_for(usage: UsageTable) -> None:
    with pytest.raises(StorageError):
        usage.charge("nobody", DAY, 1, 100)


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(counts=st.lists(st.integers(0, 60), max_size=8), day=st.dates(date(2000, 1, 1), date(2100, 1, 1)))
def test_what_is_counted_is_what_was_allowed(usage: UsageTable, counts: list[int], day: date) -> None:
    before = usage.used("one", day)
    allowed = sum(count for count in counts if usage.charge("one", day, count, 100) is not None)
    assert usage.used("one", day) == before + allowed <= 100
