"""Whatever the load, each request gets exactly its own results."""

import asyncio
import random
from collections.abc import Callable, Sequence

import pytest
import uvloop
from hypothesis import given, settings
from hypothesis import strategies as st

from service.scheduling.cache import Cache
from service.scheduling.errors import JobFailed
from service.scheduling.scheduler import Scheduler
from tests.service.scheduling.controlled_work import PATIENCE_SECONDS

requests = st.lists(st.lists(st.text("abc!", min_size=1, max_size=6), max_size=12), max_size=12)


def shout(jobs: Sequence[str]) -> list[str]:
    if any("!!" in job for job in jobs):
        raise ValueError
    return [job.upper() for job in jobs]


async def outcome(scheduler: Scheduler[str, str], jobs: list[str]) -> list[str] | None:
    try:
        return await scheduler.run(jobs)
    except JobFailed:
        return None


@settings(max_examples=60)
@given(requests=requests, budget=st.integers(1, 30), cached=st.integers(0, 20), cancelled=st.sets(st.integers(0, 11)))
def test_every_request_gets_its_own_results_in_order(
    requests: list[list[str]], budget: int, cached: int, cancelled: set[int]
) -> None:
    async def scenario() -> list[list[str] | BaseException | None]:
        scheduler = Scheduler(shout, cost=len, batch_budget=budget, capacity=10_000, cache=Cache[str, str](cached))
        await scheduler.start()
        tasks = [asyncio.create_task(outcome(scheduler, jobs)) for jobs in requests]
        await asyncio.sleep(0)
        for index in cancelled & set(range(len(tasks))):
            tasks[index].cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        await scheduler.stop(PATIENCE_SECONDS)
        end = scheduler.snapshot()
        assert (end.requests, end.waiting_jobs, end.waiting_cost, end.running_jobs) == (0, 0, 0, 0)
        return found

    for index, (jobs, found) in enumerate(zip(requests, asyncio.run(scenario()), strict=True)):
        if isinstance(found, asyncio.CancelledError):
            assert index in cancelled
        elif any("!!" in job for job in jobs):
            assert found is None
        else:
            assert found == [job.upper() for job in jobs]


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_two_hundred_requests_at_once(new_loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    random_choice = random.Random(7)
    texts = [
        [
            f"{random_choice.randrange(3000)} {'x' * random_choice.randrange(80)}"
            for _ in range(random_choice.choice([1, 5, 40]))
        ]
        for _ in range(200)
    ]

    async def scenario() -> list[list[str]]:
        scheduler = Scheduler(shout, cost=len, batch_budget=2000, capacity=10**6, cache=Cache[str, str](1000))
        await scheduler.start()
        found = await asyncio.gather(*(scheduler.run(text) for text in texts))
        await scheduler.stop(PATIENCE_SECONDS)
        return list(found)

    with asyncio.Runner(loop_factory=new_loop) as runner:
        found = runner.run(asyncio.wait_for(scenario(), PATIENCE_SECONDS))
    assert found == [[sentence.upper() for sentence in text] for text in texts]
