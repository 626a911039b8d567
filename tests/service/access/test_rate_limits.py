import threading
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.access.errors import AccessError
from service.access.limits import Limits, window_of
from service.access.principal import Principal
from service.access.windows import MemoryWindow, RedisWindow
from service.storage.database import Database
from service.storage.usage import UsageTable
from tests.service.access.conftest import Clock

ONE = Principal("one", "One", frozenset({"check"}))
OTHER = Principal("other", "Other", frozenset({"check"}))


@pytest.fixture
def limits(database: Database, clock: Clock) -> Limits:
    """The limits by default, at a time that can be moved."""
    return Limits(UsageTable(database), clock=clock, steady=clock)


def counted(limits: Limits, principal: Principal, times: int) -> int:
    """How many of so many requests are let through."""
    return sum(limits.count(principal).allowed for _ in range(times))


def test_a_burst_goes_through_and_no_more(limits: Limits) -> None:
    assert counted(limits, ONE, 50) == 40


def test_the_rate_holds_over_time(limits: Limits, clock: Clock) -> None:
    allowed = 0
    for _ in range(400):
        allowed += limits.count(ONE).allowed
        clock.now += 0.05
    assert allowed == 10 * 20


def test_requests_that_were_refused_do_not_count(limits: Limits, clock: Clock) -> None:
    counted(limits, ONE, 40)
    clock.now += 3.9
    assert counted(limits, ONE, 10) == 0
    clock.now += 0.2
    assert counted(limits, ONE, 100) == 40


def test_each_key_counts_for_itself(limits: Limits) -> None:
    counted(limits, ONE, 100)
    assert counted(limits, OTHER, 100) == 40


def test_a_key_may_have_limits_of_its_own(limits: Limits) -> None:
    slow = Principal("slow", "Slow", ONE.scopes, rate=0.5, burst=2)
    fast = Principal("fast", "Fast", ONE.scopes, rate=100)
    assert (counted(limits, slow, 200), counted(limits, fast, 200)) == (2, 100)


def test_the_state_says_how_much_is_left_and_until_when(limits: Limits, clock: Clock) -> None:
    first = limits.count(ONE)
    assert (first.policy, first.limit, first.window, first.remaining, first.reset) == ("rate", 40, 4, 39, 4)
    clock.now += 2.5
    counted(limits, ONE, 39)
    refused = limits.count(ONE)
    assert (refused.allowed, refused.remaining, refused.reset, refused.retry_after) == (False, 0, 2, 2)


def test_who_waits_as_told_is_let_through(limits: Limits, clock: Clock) -> None:
    for _ in range(60):
        state = limits.count(ONE)
        clock.now += state.retry_after or 0.01
        assert state.allowed or limits.count(ONE).allowed


def test_a_clock_that_is_put_back_keeps_nobody_out(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.time", clock)
    limits = Limits(UsageTable(database), rate=5, burst=5, clock=clock)
    assert counted(limits, ONE, 20) == 5
    clock.now -= 3600
    time.sleep(1.05)
    assert counted(limits, ONE, 20) == 5


def test_who_comes_no_more_is_forgotten(clock: Clock) -> None:
    window = MemoryWindow(clock)
    for number in range(1000):
        window.hit(f"address {number}", 40, 4)
    clock.now += 61
    window.hit("another", 40, 4)
    assert len(window) == 1


def test_threads_together_do_not_overrun_a_burst(limits: Limits) -> None:
    found: list[int] = []
    threads = [threading.Thread(target=lambda: found.append(counted(limits, ONE, 20))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(found) == 40


@pytest.mark.parametrize(
    ("rate", "burst", "window"),
    [
        (10, 40, (40, 4)),
        (10, 5, (10, 1)),
        (0.5, 1, (1, 2)),
        (0.7, 21, (21, 30)),
        (3, 40, (42, 14)),
        (0.001, 1, (1, 1000)),
    ],
)
def test_a_rate_and_a_burst_are_a_window(rate: float, burst: int, window: tuple[int, int]) -> None:
    assert window_of(rate, burst) == window


@given(rate=st.floats(0.001, 10_000), burst=st.integers(1, 10_000))
def test_a_window_keeps_to_the_rate_and_lets_the_burst_through(rate: float, burst: int) -> None:
    amount, window = window_of(rate, burst)
    assert amount / window <= rate * 1.001 or amount == 1
    assert amount >= min(burst, int(rate * window)) - 1
    assert amount >= 1


@pytest.mark.parametrize("url", ["localhost:6379", "http://localhost", "memory://", "redis://localhost:port"])
def test_what_is_no_redis_is_refused(url: str) -> None:
    with pytest.raises(AccessError, match="Redis URL"):
        RedisWindow(url)
