"""Who wants little is worked on beside the long batch of another, where that asks; long work stands back for it."""

import asyncio
import threading
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pytest

from models.wanted import require_wanted
from service.scheduling.cache import Cache
from service.scheduling.precedence import Precedence, Share
from service.scheduling.scheduler import Scheduler
from tests.service.scheduling.controlled_work import PATIENCE_SECONDS

LONG = "long " * 10


class PartedWork:
    """Writes its jobs in capitals; a long one goes on asking until the gate is open."""

    def __init__(self) -> None:
        self.begun: list[list[str]] = []
        self.done: list[list[str]] = []
        self.gate = threading.Event()

    def __call__(self, jobs: Sequence[str]) -> list[str]:
        self.begun.append(list(jobs))
        ends = time.monotonic() + PATIENCE_SECONDS
        while max(map(len, jobs)) >= len(LONG) and not self.gate.wait(0.001):
            assert time.monotonic() < ends
            require_wanted()
        self.done.append(list(jobs))
        return [job.upper() for job in jobs]


async def outcome(owners: Sequence[str], jobs: Sequence[str]) -> tuple[PartedWork, list[str]]:
    """Ask for a long job of the first owner, then for jobs of the others while it is worked on."""
    work = PartedWork()
    scheduler: Scheduler[str, str] = Scheduler(work, cost=len, batch_budget=100, capacity=1000, cache=Cache(0))
    await scheduler.start()
    found: list[str] = []
    async with AsyncExitStack() as stack:
        stack.push_async_callback(scheduler.stop, PATIENCE_SECONDS)
        stack.callback(work.gate.set)
        long = await stack.enter_async_context(scheduler.admit([LONG], owner=owners[0]))
        while not work.begun:
            await asyncio.sleep(0.001)
        little = [
            await stack.enter_async_context(scheduler.admit([job], owner=owner))
            for owner, job in zip(owners[1:], jobs, strict=True)
        ]
        opening = asyncio.get_running_loop().call_later(0.3, work.gate.set)
        for ticket in little:
            found += [result async for _, result in ticket.results()]
        opening.cancel()
        work.gate.set()
        found += [result async for _, result in long.results()]
        snapshot = scheduler.snapshot()
        assert (snapshot.failed_jobs, snapshot.running_jobs, snapshot.waiting_cost) == (0, 0, 0)
    return work, found


def test_a_sentence_of_another_is_done_within_a_long_batch() -> None:
    work, found = asyncio.run(outcome(["many", "one", "two"], ["a sentence", "another"]))
    assert work.done[-1] == [LONG]
    assert found == ["A SENTENCE", "ANOTHER", LONG.upper()]


@pytest.mark.parametrize(
    ("owners", "job"), [(["many", "many"], "its own"), (["many", "one"], "a text " * 5), (["", ""], "nobody's")]
)
def test_what_is_ones_own_or_long_or_of_nobody_waits_for_the_batch(owners: Sequence[str], job: str) -> None:
    work, found = asyncio.run(outcome(owners, [job]))
    assert work.done == [[LONG], [job]]
    assert found == [job.upper(), LONG.upper()]


def test_long_work_stands_back_for_short_work_of_others_only() -> None:
    precedence, waited = Precedence(), {}
    for owner, beside in [("many", "one"), ("one", "one"), ("many", None)]:
        since = time.perf_counter()
        if beside is None:
            precedence.stand_back([owner], Share())
        else:
            with precedence.short([beside]):
                precedence.stand_back([owner], Share())
        waited[owner, beside] = time.perf_counter() - since
    assert [seconds >= 0.1 for seconds in waited.values()] == [True, False, False]


def test_long_work_goes_on_as_soon_as_the_short_one_ends() -> None:
    precedence, gone_on = Precedence(), threading.Event()

    def long() -> None:
        share = Share()
        while not share.is_due:
            time.sleep(0.001)
        precedence.stand_back(["many"], share)
        gone_on.set()

    with precedence.short(["one"]):
        thread = threading.Thread(target=long)
        thread.start()
    assert gone_on.wait(PATIENCE_SECONDS)
    thread.join()


def test_long_work_keeps_half_of_its_time_whatever_others_ask() -> None:
    precedence, share = Precedence(), Share()
    since, stood = time.perf_counter(), 0.0
    with precedence.short(["one"]):
        while time.perf_counter() - since < 0.6:
            before = time.perf_counter()
            precedence.stand_back(["many"], share)
            stood += time.perf_counter() - before
            time.sleep(0.005)
    assert 0.1 <= stood <= 0.6 / 2 + 0.15


def test_a_batch_is_as_large_as_all_processes_can_take_unless_short_work_came_lately(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    precedence = Precedence(processes=3)
    assert precedence.budget(100) == 300
    with precedence.short(["one"]):
        assert precedence.budget(100) == 100
    assert precedence.budget(100) == 100
    monkeypatch.setattr("service.scheduling.precedence._LATELY_SECONDS", 0.0)
    assert precedence.budget(100) == 300
