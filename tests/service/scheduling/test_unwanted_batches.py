"""A batch that runs asks whether anybody still waits for it."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from models.wanted import require_wanted
from service.scheduling import backlog
from service.scheduling.cache import Cache
from service.scheduling.scheduler import Scheduler
from tests.service.scheduling.controlled_work import PATIENCE_SECONDS


class AskingWork:
    """Writes its jobs in capitals; a batch goes on asking until the gate is open."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.gate = threading.Event()

    def __call__(self, jobs: Sequence[str]) -> list[str]:
        self.batches.append(sorted(jobs))
        ends = time.monotonic() + PATIENCE_SECONDS
        while not self.gate.wait(0.001):
            assert time.monotonic() < ends
            require_wanted()
        return [job.upper() for job in jobs]

    async def begun(self, batches: int) -> None:
        """Wait for so many batches to have begun."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while len(self.batches) < batches:
                await asyncio.sleep(0.001)


@asynccontextmanager
async def running(work: AskingWork) -> AsyncIterator[Scheduler[str, str]]:
    scheduler: Scheduler[str, str] = Scheduler(work, cost=len, batch_budget=100, capacity=1000, cache=Cache(10))
    await scheduler.start()
    try:
        yield scheduler
    finally:
        work.gate.set()
        await scheduler.stop(PATIENCE_SECONDS)


def test_a_batch_that_nobody_wants_any_more_is_broken_off_and_can_be_wanted_anew() -> None:
    async def scenario() -> None:
        work = AskingWork()
        async with running(work) as scheduler:
            async with scheduler.admit(["long"]):
                await work.begun(1)
            async with scheduler.admit(["short"]) as short:
                await work.begun(2)  # while the gate is shut: the first was broken off
                assert (scheduler.snapshot().running_jobs, scheduler.healthy) == (1, True)
                work.gate.set()
                assert [found async for found in short.results()] == [(0, "SHORT")]
            assert await scheduler.run(["long"]) == ["LONG"]
            snapshot = scheduler.snapshot()
        assert work.batches == [["long"], ["short"], ["long"]]
        assert (snapshot.batches, snapshot.done_jobs, snapshot.failed_jobs, snapshot.requests) == (3, 2, 0, 0)

    asyncio.run(scenario())


def test_who_comes_back_at_once_finds_the_batch_at_work() -> None:
    async def scenario() -> None:
        work = AskingWork()
        async with running(work) as scheduler:
            for _ in range(5):  # as a field does at each key
                async with scheduler.admit(["a sentence"]) as again:
                    await work.begun(1)
                    await asyncio.sleep(0.01)
            async with scheduler.admit(["a sentence"]) as again:
                work.gate.set()
                assert [found async for found in again.results()] == [(0, "A SENTENCE")]
        assert work.batches == [["a sentence"]]

    asyncio.run(scenario())


def test_a_batch_goes_on_for_whoever_is_left() -> None:
    async def scenario() -> None:
        work = AskingWork()
        async with running(work) as scheduler, scheduler.admit(["stays"]) as stays:
            await work.begun(1)
            async with scheduler.admit(["stays"]):
                pass  # one that comes and goes
            await asyncio.sleep(1.5 * backlog.PATIENCE_SECONDS)
            work.gate.set()
            assert [found async for found in stays.results()] == [(0, "STAYS")]
        assert work.batches == [["stays"]]

    asyncio.run(scenario())


def test_a_request_past_its_deadline_wants_nothing() -> None:
    async def scenario() -> None:
        work = AskingWork()
        async with running(work) as scheduler:
            late = asyncio.create_task(scheduler.run(["late"], deadline=asyncio.get_running_loop().time() + 0.02))
            await work.begun(1)
            await asyncio.gather(late, return_exceptions=True)
            next_ = asyncio.create_task(scheduler.run(["next"]))
            await work.begun(2)
            work.gate.set()
            assert await next_ == ["NEXT"]

    asyncio.run(scenario())
