from datetime import UTC, datetime

import pytest

from service.access.limits import Limits
from service.access.principal import Principal
from service.storage.database import Database
from service.storage.errors import StorageError
from service.storage.keys import KeyTable
from service.storage.usage import UsageTable
from tests.service.access.conftest import Clock

KEY = Principal("key", "Key", frozenset({"check"}), quota=1000)
NO_QUOTA = Principal("key", "Key", frozenset({"check"}))


@pytest.fixture
def usage(database: Database) -> UsageTable:
    """What the key has used."""
    KeyTable(database).add(id="key", name="Key", hash=bytes(32), scopes=frozenset({"check"}), created=0)
    return UsageTable(database)


@pytest.fixture
def limits(usage: UsageTable, clock: Clock) -> Limits:
    """The limits, at noon."""
    return Limits(usage, clock=clock)


def test_characters_count_until_the_quota_is_used_up(limits: Limits) -> None:
    states = [limits.charge(KEY, characters) for characters in (600, 500, 400, 1)]
    assert [state.allowed for state in states] == [True, False, True, False]
    assert [state.remaining for state in states] == [400, 400, 0, 0]


def test_the_state_says_when_the_day_ends(limits: Limits, clock: Clock) -> None:
    state = limits.charge(KEY, 600)
    assert (state.policy, state.limit, state.window, state.reset, state.unit) == (
        "day",
        1000,
        86_400,
        43_200,
        "characters",
    )
    clock.now += 43_199.5
    assert limits.charge(KEY, 500).retry_after == 1


def test_the_quota_is_full_again_the_next_day(limits: Limits, clock: Clock) -> None:
    limits.charge(KEY, 1000)
    clock.now += 43_200
    assert limits.charge(KEY, 1000).allowed


def test_a_refund_can_be_used_again(limits: Limits) -> None:
    limits.charge(KEY, 700)
    _, charge = limits.open_charge(KEY, 300, 60)
    limits.refund(charge)
    limits.refund(charge)
    assert limits.charge(KEY, 300).allowed
    assert not limits.charge(KEY, 1).allowed


def test_a_refund_is_for_the_day_of_the_charge(limits: Limits, usage: UsageTable, clock: Clock) -> None:
    clock.now += 43_199
    _, charge = limits.open_charge(KEY, 300, 60)
    clock.now += 2
    limits.charge(KEY, 500)
    limits.refund(charge)
    days = [datetime.fromtimestamp(moment, UTC).date() for moment in (clock.now - 2, clock.now)]
    assert [usage.used("key", day) for day in days] == [0, 500]


def test_what_a_crash_has_left_open_is_given_back_by_another_process(
    limits: Limits, usage: UsageTable, clock: Clock
) -> None:
    limits.open_charge(KEY, 600, 60)
    limits.settle(limits.open_charge(KEY, 300, 60)[1])
    limits.write()
    limits.settle(limits.open_charge(KEY, 100, 60)[1])  # the process ends before this is written
    other = Limits(usage, clock=clock)
    clock.now += 119
    other.write()
    assert not other.charge(KEY, 1).allowed, "its request may still be answered"
    clock.now += 1
    other.write()
    assert other.charge(KEY, 700).remaining == 0


def test_what_was_settled_is_written_once_the_store_can_be_written(
    limits: Limits, usage: UsageTable, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_: object) -> None:
        raise StorageError("the disk is full")

    limits.settle(limits.open_charge(KEY, 1000, 60)[1])
    with monkeypatch.context() as patch:
        patch.setattr(usage, "settle", failing)
        with pytest.raises(StorageError):
            limits.write()
    limits.write()
    clock.now += 3600
    limits.write()
    assert not limits.charge(KEY, 1).allowed


def test_without_a_quota_nothing_is_counted(limits: Limits, usage: UsageTable, clock: Clock) -> None:
    state = limits.charge(NO_QUOTA, 10**9)
    limits.refund(limits.open_charge(NO_QUOTA, 5, 60)[1])
    assert (state.allowed, state.headers()) == (True, {})
    assert limits.charge(KEY, 0).remaining == 1000
