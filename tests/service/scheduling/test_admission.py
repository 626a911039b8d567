"""A long text is let in before it is read where it will be finished in time. 50 code points are done a second."""

from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial

import pytest

from service.scheduling.admission import Admission
from service.scheduling.backlog import Backlog
from service.scheduling.errors import Overloaded
from service.scheduling.flow import Flow
from service.scheduling.timing import TRUSTED_BATCHES

BATCH = 100
RATE = 50

Waiting = Backlog[str, Flow[str]]


def busy(waiting: int = 0, owner: str = "one") -> Waiting:
    """Some batches were worked off, and so much of an owner waits."""
    backlog = Waiting(capacity=100_000, long=BATCH)
    backlog.add(Flow(owner=owner), {f"{number}": BATCH for number in range(TRUSTED_BATCHES + waiting // BATCH)})
    for _ in range(TRUSTED_BATCHES):
        backlog.finish(backlog.take(BATCH), BATCH / RATE)
    assert backlog.waiting_cost == waiting
    return backlog


class Clock:
    """Seconds that pass when it is told so."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def admission(
    *queues: Waiting, waiting_seconds: float = 11, deadline_seconds: float = 60, clock: Clock | None = None
) -> Admission:
    return Admission(
        lambda: queues,
        long=BATCH,
        capacity=100_000,
        waiting_seconds=waiting_seconds,
        deadline_seconds=deadline_seconds,
        clock=clock or Clock(),
    )


def answer(entrance: Admission, cost: int, owner: str = "one", *, name: str = "", news: int | None = None) -> object:
    """What a request is told that is read at once: a promise or none, or when to come again."""
    [told] = answers(entrance, [cost], owner, news, name)
    return told


def answers(
    entrance: Admission, costs: Sequence[int], owner: str = "one", news: int | None = None, name: str = ""
) -> list[object]:
    """The same of requests that come while those before them are read."""
    told: list[object] = []
    with ExitStack() as reading:
        for number, cost in enumerate(costs):
            of_that = partial(int, cost if news is None else news)
            try:
                told.append(reading.enter_context(entrance.reserve(f"{name}{number}", cost, owner, of_that)))
            except Overloaded as error:
                told.append(f"{error.retry_after_seconds} s")
    return told


def work(backlog: Waiting, clock: Clock, seconds: float) -> None:
    """Let so much time pass, and work be done."""
    clock.now += seconds
    for _ in range(round(seconds * RATE / BATCH)):
        if backlog.waiting_cost:
            backlog.finish(backlog.take(BATCH), BATCH / RATE)


def test_as_many_long_texts_are_let_in_as_can_be_begun_in_time() -> None:
    assert answers(admission(busy()), [400, 400, 400]) == [True, True, "11 s"]


def test_what_waits_counts_as_what_is_read() -> None:
    assert answers(admission(busy(400)), [400, 400]) == [True, "11 s"]


def test_any_text_is_let_in_while_nothing_waits() -> None:
    assert answers(admission(busy()), [1_000_000]) == [True]


def test_what_would_not_be_finished_before_its_deadline_is_refused() -> None:
    assert answers(admission(busy(400), deadline_seconds=20.5), [600]) == [True]
    assert answers(admission(busy(400), deadline_seconds=19.5), [600]) == ["3 s"]
    assert answers(admission(busy(), deadline_seconds=19.5), [6_000]) == [True], "nothing waits"


def test_who_comes_again_when_told_is_let_in_before_those_who_came_later() -> None:
    backlog, clock = busy(800), Clock()
    entrance = admission(backlog, clock=clock)
    assert answer(entrance, 400, name="first") == "11 s"
    assert answer(entrance, 400, name="second") == "19 s"
    work(backlog, clock, 6)  # from now on there would be room for one
    assert answer(entrance, 400, name="second") == "13 s"
    work(backlog, clock, 6)
    assert answer(entrance, 400, name="first") is True


def test_who_does_not_come_again_keeps_nobody_waiting() -> None:
    backlog, clock = busy(800), Clock()
    entrance = admission(backlog, clock=clock)
    assert answer(entrance, 400, name="gone") == "11 s"
    clock.now += 15
    assert answer(entrance, 400, name="second") == "11 s"
    assert answer(entrance, 400, name="third") == "19 s"
    work(backlog, clock, 14)  # two seconds of work are left, while the second one is still to come
    assert answer(entrance, 400, name="third") is True


def test_who_is_refused_again_at_once_is_told_later() -> None:
    clock = Clock()
    entrance = admission(busy(800), clock=clock)

    def told_after(owner: str) -> float:
        with pytest.raises(Overloaded) as refused, entrance.reserve("text", 400, owner, lambda: 400):
            raise AssertionError
        return refused.value.told_after_seconds

    assert [told_after("one"), told_after("one")] == [0, 1]
    clock.now += 1.5
    assert told_after("one") == 0


def test_coming_too_early_does_not_cost_the_place() -> None:
    backlog, clock = busy(800), Clock()
    entrance = admission(backlog, clock=clock)
    assert [answer(entrance, 400, name="hasty") for _ in range(3)] == ["11 s"] * 3
    assert answer(entrance, 400, name="second") == "19 s"


def test_another_owner_waits_for_its_share_alone() -> None:
    assert answers(admission(busy(5_000)), [400], "two") == [True]
    assert answers(admission(busy(5_000)), [600], "two") == ["7 s"]


def test_a_short_text_is_read_before_anything_is_decided() -> None:
    assert answers(admission(busy(20_000)), [BATCH] * 3) == [False] * 3


def test_a_long_text_of_which_little_is_new_is_read_too() -> None:
    entrance = admission(busy(20_000))
    assert answers(entrance, [5_000], news=BATCH) == [False]
    assert answers(entrance, [5_000], news=BATCH + 1) == ["60 s"]


def test_the_slowest_lane_decides() -> None:
    assert answers(admission(busy(), busy(1_000)), [400]) == ["15 s"]


def test_what_was_promised_may_wait_for_any_time() -> None:
    backlog = busy(5_000)
    backlog.add(Flow(owner="one"), {"dearer than it seemed": 200_000}, promised=True)


@pytest.mark.parametrize("batches", range(TRUSTED_BATCHES))
def test_a_quick_batch_after_a_pause_lets_nobody_in(batches: int) -> None:
    """It may have been in another language; only some in a row tell how fast the work goes now."""
    backlog = busy()
    backlog.add(Flow(owner="one"), {f"quick {number}": BATCH for number in range(batches)})
    while backlog.waiting_cost:
        backlog.finish(backlog.take(BATCH), BATCH / (100 * RATE))
    assert answers(admission(backlog), [400, 400, 400]) == [True, True, "11 s"]
