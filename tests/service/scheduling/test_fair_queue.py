"""Flows with jobs in, batches out. A job is a word that costs its length."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.scheduling.fair_queue import FairQueue
from service.scheduling.flow import Flow
from service.scheduling.owners import LATELY, SHARED

Queue = FairQueue[str, Flow[str]]


def words(letter: str, count: int, length: int = 5) -> list[str]:
    return [f"{letter}{number:0{length - 1}}" for number in range(count)]


def add(queue: Queue, jobs: list[str], weight: float = 1.0, owner: str = "") -> Flow[str]:
    flow = Flow[str](weight, owner)
    queue.add(flow, {job: len(job) for job in jobs})
    return flow


def take(queue: Queue, budget: int) -> list[str]:
    return [entry.job for entry in queue.take(budget)]


def batches(queue: Queue, budget: int) -> list[list[str]]:
    return list(iter(lambda: take(queue, budget), []))


def letters(batch: list[str]) -> Counter[str]:
    return Counter(job[0] for job in batch)


def test_one_flow_is_served_in_its_order() -> None:
    queue = Queue()
    add(queue, words("a", 7))
    assert batches(queue, 15) == [words("a", 7)[:3], words("a", 7)[3:6], words("a", 7)[6:]]


def test_a_short_request_is_in_the_next_batch_after_a_long_one() -> None:
    queue = Queue()
    add(queue, words("a", 1000))
    for _ in range(5):
        take(queue, 50)
    add(queue, ["brief"])
    assert take(queue, 50)[0] == "brief"


@pytest.mark.parametrize("sentence", ["b", "b" * 40, "b" * 200])
def test_a_short_request_is_next_whatever_its_length(sentence: str) -> None:
    queue = Queue()
    for letter in "acd":
        add(queue, words(letter, 500))
    for _ in range(7):
        take(queue, 50)
    add(queue, [sentence])
    assert sentence in take(queue, 50)


def test_long_requests_share_every_batch_evenly() -> None:
    queue = Queue()
    add(queue, words("a", 100))
    first = letters(take(queue, 100))
    for letter in "bcd":
        add(queue, words(letter, 100))
    assert first == {"a": 20}
    assert letters(take(queue, 100)) == {"a": 5, "b": 5, "c": 5, "d": 5}
    assert letters(take(queue, 100)) == {"a": 5, "b": 5, "c": 5, "d": 5}


def test_shares_count_cost_and_not_jobs() -> None:
    queue = Queue()
    add(queue, words("a", 200, length=5))
    add(queue, words("b", 200, length=20))
    served = Counter[str]()
    for batch in islice(iter(lambda: take(queue, 100), []), 20):
        for job in batch:
            served[job[0]] += len(job)
    assert abs(served["a"] - served["b"]) <= 100


def test_a_weight_of_three_gives_three_times_the_share() -> None:
    queue = Queue()
    add(queue, words("a", 100))
    favoured = add(queue, words("b", 100))
    favoured.weight = 3
    served = sum((letters(take(queue, 40)) for _ in range(10)), Counter[str]())
    assert served == {"a": 20, "b": 60}


def test_owners_share_the_work_however_many_requests_each_has() -> None:
    queue = Queue()
    for letter in "abcdefgh":
        add(queue, words(letter, 100), owner="many")
    add(queue, words("z", 100), owner="one")
    served = sum((letters(take(queue, SHARED * 160)) for _ in range(5)), Counter[str]())
    assert served.total() == 160
    assert abs(served["z"] - 80) <= 8
    assert max(served[letter] for letter in "abcdefgh") - min(served[letter] for letter in "abcdefgh") <= 2


def test_what_is_left_to_an_owner_alone_is_all() -> None:
    queue = Queue()
    gone = add(queue, words("a", 100), owner="first")
    add(queue, words("b", 100), owner="second")
    take(queue, 100)
    queue.drop(gone)
    assert queue.cost_of("first") == 0
    assert letters(take(queue, 100)).keys() == {"b"}


def test_who_wants_little_beside_others_gets_a_small_batch() -> None:
    queue = Queue()
    add(queue, words("a", 1000), owner="much")
    take(queue, 100)
    add(queue, ["brief"], owner="little")
    batch = take(queue, 100)
    assert batch[0] == "brief"
    assert sum(map(len, batch)) <= 25


def test_batches_are_smaller_for_some_time_after_another_owner_was_served() -> None:
    queue = Queue()
    add(queue, words("a", 1000), owner="much")
    assert len(take(queue, 100)) == 20
    add(queue, ["brief"], owner="little")
    assert "brief" in take(queue, 100)
    assert {len(take(queue, 100)) for _ in range(LATELY)} == {20 // SHARED}
    assert len(take(queue, 100)) == 20


def test_who_is_no_owner_makes_nobodys_batches_smaller() -> None:
    queue = Queue()
    add(queue, words("a", 100))
    add(queue, words("b", 100))
    assert [len(take(queue, 100)) for _ in range(3)] == [20, 20, 20]


@pytest.mark.parametrize("weight", [0, -1, float("nan")])
def test_a_weight_that_is_no_share_is_refused(weight: float) -> None:
    with pytest.raises(ValueError, match="weight"):
        Flow[str](weight)


def test_a_request_that_comes_late_does_not_catch_up() -> None:
    queue = Queue()
    add(queue, words("a", 200))
    for _ in range(10):
        take(queue, 50)
    add(queue, words("b", 200))
    assert letters(take(queue, 50)) == {"a": 5, "b": 5}


def test_equal_jobs_wait_once_and_go_with_the_first_turn() -> None:
    queue = Queue()
    first = add(queue, ["alpha", "both!"])
    second = add(queue, ["both!", "gamma"])
    assert (len(queue), queue.cost) == (3, 15)
    (entry, *_) = (entry for entry in queue.take(15) if entry.job == "both!")
    assert entry.flows == {first, second}
    assert batches(queue, 15) == []


def test_dropping_a_flow_leaves_what_another_wants() -> None:
    queue = Queue()
    gone = add(queue, ["alpha", "both!"])
    add(queue, ["both!", "gamma"])
    queue.drop(gone)
    assert queue.cost == 10
    assert batches(queue, 15) == [["both!", "gamma"]]


def test_a_stream_of_new_requests_does_not_shut_out_a_long_one() -> None:
    queue = Queue()
    add(queue, words("a", 100))
    take(queue, 10)
    served = Counter[str]()
    for number in range(100):
        add(queue, [f"b{number:04}"])
        add(queue, [f"c{number:04}"])
        served += letters(take(queue, 10))
    assert served["a"] >= 10


def test_a_job_of_another_length_is_not_left_behind() -> None:
    queue = Queue()
    add(queue, [*words("a", 3), "a" * 30, *words("a", 60)[3:]])
    order = batches(queue, 40)
    assert ["a" * 30] in order
    assert order.index(["a" * 30]) <= 4


jobs = st.lists(st.text("abcdef", min_size=1, max_size=12), max_size=15)


@given(requests=st.lists(st.tuples(jobs, st.booleans()), max_size=8), budget=st.integers(1, 40))
def test_every_job_wanted_is_taken_once_within_the_budget(requests: list[tuple[list[str], bool]], budget: int) -> None:
    queue = Queue()
    flows = [(add(queue, wanted), set(wanted), stays) for wanted, stays in requests]
    for flow, _, stays in flows:
        if not stays:
            queue.drop(flow)
    expected = set[str]().union(*(wanted for _, wanted, stays in flows if stays))
    assert queue.cost == sum(map(len, expected))
    taken = batches(queue, budget)
    assert sorted(job for batch in taken for job in batch) == sorted(expected)
    assert all(len(batch) == 1 or len(batch) * max(map(len, batch)) <= budget for batch in taken)
    assert (len(queue), queue.cost) == (0, 0)


def test_what_is_ahead_of_a_request_follows_from_the_shares() -> None:
    queue: FairQueue[str, Flow[str]] = FairQueue()
    for owner, costs in [("long", [1_000]), ("many", [10] * 20), ("short", [5])]:
        for number, cost in enumerate(costs):
            queue.add(Flow(owner=owner), {f"{owner} {number}": cost})
    assert queue.ahead("another", 50) == 50 + 50 + 5
    assert queue.ahead("many", 2) == 20 * 2 + 42 + 5
    assert queue.ahead("another", 10**9) == queue.cost == 1_205
    assert FairQueue[str, Flow[str]]().ahead("nobody", 7) == 0
