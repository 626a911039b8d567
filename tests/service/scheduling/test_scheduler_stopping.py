"""A scheduler that stops finishes what it has admitted, and nothing of it stays behind."""

import asyncio
import threading
from threading import Thread

import pytest

from service.scheduling.cache import Cache
from service.scheduling.errors import Draining
from service.scheduling.scheduler import Scheduler
from tests.service.scheduling.controlled_work import PATIENCE_SECONDS, ControlledWork, all_of, held, running

WORKER = "a worker to be ended"


def new_scheduler(work: ControlledWork) -> Scheduler[str, str]:
    return Scheduler(work, cost=len, batch_budget=4, capacity=100, cache=Cache(10), name=WORKER)


def workers() -> list[Thread]:
    return [thread for thread in threading.enumerate() if thread.name == WORKER]


def test_what_was_admitted_is_finished_and_new_work_is_refused() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        scheduler = new_scheduler(work)
        await scheduler.start()
        async with held(work, scheduler) as busy, scheduler.admit(["last", "more"]) as last:
            stopping = asyncio.create_task(scheduler.stop(PATIENCE_SECONDS))
            await asyncio.sleep(0)
            with pytest.raises(Draining):
                await scheduler.run(["new"])
            work.release()
            await stopping
            assert await all_of(busy) == [(0, "BUSY")]
            assert await all_of(last) == [(0, "LAST"), (1, "MORE")]
        assert not scheduler.healthy

    asyncio.run(scenario())
    assert workers() == []


def test_after_the_grace_the_rest_is_dropped() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        scheduler = new_scheduler(work)
        await scheduler.start()
        async with held(work, scheduler) as busy, scheduler.admit(["last"]) as last:
            await scheduler.stop(0.01)
            for ticket in (busy, last):
                with pytest.raises(Draining):
                    await all_of(ticket)
        work.release()
        [worker] = workers()
        await asyncio.to_thread(worker.join, PATIENCE_SECONDS)
        assert not worker.is_alive()
        assert work.batches == [["busy"]]

    asyncio.run(scenario())


def test_stopping_twice_or_before_the_start_does_nothing() -> None:
    async def scenario() -> None:
        scheduler = new_scheduler(ControlledWork())
        await scheduler.stop(0)
        with pytest.raises(Draining):
            await scheduler.run(["early"])
        await scheduler.start()
        await asyncio.gather(scheduler.stop(1), scheduler.stop(1))
        await scheduler.stop(0)
        assert not scheduler.healthy

    asyncio.run(scenario())


def test_an_idle_scheduler_stops_without_grace() -> None:
    async def scenario() -> None:
        scheduler = new_scheduler(ControlledWork())
        await scheduler.start()
        assert await scheduler.run(["a"]) == ["A"]
        await scheduler.stop(0)
        assert not scheduler.healthy

    asyncio.run(scenario())


def test_no_task_is_left_behind() -> None:
    async def scenario() -> None:
        async with running(ControlledWork()) as scheduler:
            await asyncio.gather(*(scheduler.run([str(number)]) for number in range(20)))
            async with scheduler.admit(["a", "b"]) as ticket:
                async for _ in ticket.results():
                    break
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(scenario())


def test_a_batch_of_a_request_that_has_gone_is_waited_for() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        scheduler = new_scheduler(work)
        await scheduler.start()
        async with held(work, scheduler):
            pass
        stopping = asyncio.create_task(scheduler.stop(PATIENCE_SECONDS))
        await asyncio.sleep(0)
        assert not stopping.done()
        work.release()
        await stopping
        assert not scheduler.healthy

    asyncio.run(scenario())
    assert workers() == []


def test_the_worker_ends_with_a_loop_closed_before_the_stop() -> None:
    async def scenario() -> None:
        scheduler = new_scheduler(work)
        await scheduler.start()
        async with held(work, scheduler):
            pass

    work = ControlledWork()
    asyncio.run(scenario())
    [worker] = workers()
    work.release()
    worker.join(PATIENCE_SECONDS)
    assert not worker.is_alive()
