"""Long requests of one owner are finished in the order in which they came; short ones go between. Jobs cost 10."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.scheduling.fair_queue import FairQueue
from service.scheduling.flow import Flow

LONG = 50
BATCH = 30

Queue = FairQueue[str, Flow[str]]


def queue() -> Queue:
    return Queue(long=LONG)


def add(queue: Queue, name: str, jobs: int, owner: str = "one", *, begun: bool = False) -> Flow[str]:
    flow = Flow[str](owner=owner)
    queue.add(flow, {f"{name}{number}": 10 for number in range(jobs)}, begun=begun)
    return flow


def names(queue: Queue) -> Iterator[str]:
    """The names of the jobs in the order in which they are worked on."""
    while batch := queue.take(BATCH):
        yield from (entry.job.rstrip("0123456789") for entry in batch)


def finished(queue: Queue) -> list[str]:
    """The names in the order in which the last job of each is worked on."""
    order = list(names(queue))
    return sorted(set(order), key=lambda name: max(at for at, one in enumerate(order) if one == name))


def test_equal_long_requests_are_finished_one_after_the_other() -> None:
    waiting = queue()
    for name in "abcd":
        add(waiting, name, 20)
    assert "".join(names(waiting)) == "a" * 20 + "b" * 20 + "c" * 20 + "d" * 20


def test_a_longer_one_that_came_first_is_finished_first() -> None:
    waiting = queue()
    add(waiting, "long", 100)
    add(waiting, "shorter", 10)
    assert finished(waiting) == ["long", "shorter"]


def test_a_short_request_need_not_wait_for_the_long_ones_of_its_owner() -> None:
    waiting = queue()
    for name in "abcd":
        add(waiting, name, 20)
    for _ in range(3):
        waiting.take(BATCH)
    add(waiting, "brief", 1)
    assert "brief0" in [entry.job for entry in waiting.take(BATCH)]


def test_what_has_begun_stands_in_no_line() -> None:
    waiting = queue()
    add(waiting, "first", 50)
    add(waiting, "second", 50)
    add(waiting, "begun", 10, begun=True)
    assert finished(waiting) == ["begun", "first", "second"]


@pytest.mark.parametrize("gone", [0, 1, 2])
def test_who_leaves_makes_room_for_the_next(gone: int) -> None:
    waiting = queue()
    flows = [add(waiting, name, 20) for name in "abc"]
    waiting.take(BATCH)
    waiting.drop(flows[gone])
    assert finished(waiting) == [name for at, name in enumerate("abc") if at != gone]


def test_each_owner_has_a_line_of_its_own_and_the_same_share() -> None:
    waiting = queue()
    for name in "abcd":
        add(waiting, name, 30, owner="many")
    add(waiting, "z", 60, owner="one")
    first = "".join(names(waiting))[:110]
    assert abs(first.count("z") - 55) <= 5
    assert first.count("a") == 30
    assert first.count("c") == 0


def test_nobody_stands_in_line_whose_owner_is_unknown() -> None:
    waiting = queue()
    for name in "ab":
        add(waiting, name, 30, owner="")
    first = "".join(names(waiting))[:30]
    assert abs(first.count("a") - 15) <= 3


def test_what_two_of_a_line_want_is_done_once() -> None:
    waiting = queue()
    first, second = Flow[str](owner="one"), Flow[str](owner="one")
    jobs = {f"{number}": 10 for number in range(10)}
    waiting.add(first, jobs)
    waiting.add(second, jobs)
    add(waiting, "z", 10)
    assert [name or "both" for name in names(waiting)] == ["both"] * 10 + ["z"] * 10


requests = st.tuples(st.sampled_from("xy"), st.integers(1, 12), st.booleans(), st.integers(0, 3))


@given(requests=st.lists(requests, max_size=12))
def test_all_is_done_whoever_comes_and_goes(requests: list[tuple[str, int, bool, int]]) -> None:
    waiting, done, stays = queue(), list[str](), set[str]()
    for number, (owner, jobs, leaves, batches) in enumerate(requests):
        flow = add(waiting, f"{number}-", jobs, owner)
        stays |= {entry.job for entry in flow.waiting} if not leaves else set()
        for _ in range(batches):
            done += [entry.job for entry in waiting.take(BATCH)]
        if leaves:
            waiting.drop(flow)
    while batch := waiting.take(BATCH):
        done += [entry.job for entry in batch]
    assert stays <= set(done)
    assert len(done) == len(set(done))
    assert (len(waiting), waiting.cost, waiting.cost_of("x"), waiting.cost_of("y")) == (0, 0, 0, 0)
