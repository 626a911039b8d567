import pytest

from service.access.limits import Limits
from service.access.principal import Principal
from service.storage.database import Database
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
    limits.charge(KEY, 1000)
    limits.refund(KEY, 300)
    assert limits.charge(KEY, 300).allowed
    assert not limits.charge(KEY, 1).allowed


def test_without_a_quota_nothing_is_counted(limits: Limits, usage: UsageTable, clock: Clock) -> None:
    state = limits.charge(NO_QUOTA, 10**9)
    limits.refund(NO_QUOTA, 5)
    assert (state.allowed, state.headers()) == (True, {})
    assert limits.charge(KEY, 0).remaining == 1000
