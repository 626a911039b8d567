"""Who would have to wait too long is refused; how long that is, is told by what waits and by how fast work went."""

import pytest

from service.scheduling.backlog import Backlog
from service.scheduling.errors import Overloaded
from service.scheduling.flow import Flow
from service.scheduling.timing import ASSUMED_RATE, TRUSTED_BATCHES

BATCH = 100
SECONDS = 2.0


def flow(owner: str = "one") -> Flow[str]:
    return Flow(owner=owner)


def busy(batches: int, waiting_seconds: float = 5.0) -> Backlog[str, Flow[str]]:
    """So many batches have just been worked off, 50 code points a second, and 500 of the owner *one* wait."""
    backlog: Backlog[str, Flow[str]] = Backlog(capacity=10_000, waiting_seconds=waiting_seconds)
    backlog.add(flow(), {f"{number}": BATCH for number in range(batches + 5)})
    for _ in range(batches):
        backlog.finish(backlog.take(BATCH), SECONDS)
    return backlog


def test_who_would_wait_too_long_is_refused_and_told_when_to_come_back() -> None:
    with pytest.raises(Overloaded) as refused:
        busy(TRUSTED_BATCHES).add(flow(), {"long": 1_000})
    assert refused.value.retry_after_seconds == 8  # ten seconds for what is ahead, of which half of five may be


def test_who_wants_little_need_not_wait_for_those_who_want_much() -> None:
    busy(TRUSTED_BATCHES).add(flow(), {"short": 200})


def test_many_who_want_little_are_much() -> None:
    backlog = busy(TRUSTED_BATCHES)
    for number in range(4):
        backlog.add(flow(), {f"short {number}": 60})
    with pytest.raises(Overloaded):
        backlog.add(flow(), {"another": 60})


def test_another_owner_has_a_share_of_its_own() -> None:
    backlog = busy(TRUSTED_BATCHES)
    for number in range(20):
        backlog.add(flow(), {f"{number} of one": 10})
    backlog.add(flow("two"), {"of two": 200})


def test_what_goes_on_is_not_refused() -> None:
    busy(TRUSTED_BATCHES).add(flow(), {"long": 1_000}, begun=True)


def test_what_is_worked_on_already_is_not_refused() -> None:
    backlog = busy(TRUSTED_BATCHES, waiting_seconds=0.001)
    backlog.add(flow(), {f"{TRUSTED_BATCHES}": BATCH})


def test_before_anything_was_measured_a_rate_is_assumed() -> None:
    backlog: Backlog[str, Flow[str]] = Backlog(capacity=100_000, waiting_seconds=1.0)
    backlog.add(flow(), {"first": 20_000})
    backlog.add(flow(), {"second": ASSUMED_RATE})
    with pytest.raises(Overloaded):
        backlog.add(flow(), {"third": ASSUMED_RATE})


def test_a_slow_batch_after_a_pause_tells_nothing() -> None:
    """It may have loaded a model: until some are done in a row, the fastest counts."""
    backlog = busy(TRUSTED_BATCHES)
    for _ in range(5):
        backlog.finish(backlog.take(BATCH), SECONDS)
    backlog.add(flow(), {"one": 10, "two": 180})
    backlog.finish(backlog.take(10), 60.0)
    backlog.add(flow(), {"more": 1_000})  # 3.6 seconds for what is ahead
    with pytest.raises(Overloaded):
        backlog.add(flow(), {"too much": 1_000})
