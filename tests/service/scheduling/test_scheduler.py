"""Requests in, results out, with a real worker thread."""

import asyncio
import logging
import math
import time
from collections.abc import Sequence

import pytest

from service.scheduling.cache import Cache
from service.scheduling.errors import DeadlineExceeded, Draining, JobFailed, Overloaded
from service.scheduling.scheduler import Scheduler
from tests.service.scheduling.controlled_work import PATIENCE_SECONDS, ControlledWork, all_of, held, running


def test_results_come_in_the_order_of_the_jobs() -> None:
    async def scenario() -> list[str]:
        async with running(ControlledWork(), budget=3) as scheduler:
            return await scheduler.run(["ccc", "a", "bb", "a"])

    assert asyncio.run(scenario()) == ["CCC", "A", "BB", "A"]


def test_no_jobs_have_no_results() -> None:
    async def scenario() -> list[str]:
        async with running(ControlledWork()) as scheduler:
            return await scheduler.run([])

    assert asyncio.run(scenario()) == []


def test_what_waits_when_the_worker_is_free_makes_one_batch() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with (
            running(work, budget=100) as scheduler,
            held(work, scheduler),
            scheduler.admit(["a1", "a2"]) as a,
            scheduler.admit(["b1"]) as b,
        ):
            work.release()
            assert await all_of(a) == [(0, "A1"), (1, "A2")]
            assert await all_of(b) == [(0, "B1")]
        assert [sorted(batch) for batch in work.batches] == [["busy"], ["a1", "a2", "b1"]]

    asyncio.run(scenario())


def test_a_short_request_overtakes_a_long_one() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        text = [f"sentence {number:04}" for number in range(1000)]
        async with running(work, budget=140) as scheduler, held(work, scheduler), scheduler.admit(text) as long:
            work.step()
            assert await work.begun() == text[:10]
            async with scheduler.admit(["a short request"]) as short:
                work.step()
                assert "a short request" in await work.begun()
                work.release()
                assert await all_of(short) == [(0, "A SHORT REQUEST")]
            assert [result for _, result in sorted(await all_of(long))] == [job.upper() for job in text]

    asyncio.run(scenario())


def test_results_are_given_as_they_are_done_cached_ones_first() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with running(work, budget=2, cached=10) as scheduler:
            await scheduler.run(["bb"])
            async with held(work, scheduler), scheduler.admit(["aa", "bb", "cc"]) as ticket:
                results = ticket.results()
                assert await anext(results) == (1, "BB")
                work.step()
                work.step()
                assert await anext(results) == (0, "AA")
                work.release()
                assert await all_of(ticket) == [(2, "CC")]

    asyncio.run(scenario())


def test_equal_jobs_of_several_requests_are_done_once() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with (
            running(work) as scheduler,
            held(work, scheduler) as busy,
            scheduler.admit(["same", "busy"]) as a,
            scheduler.admit(["same"]) as b,
        ):
            work.release()
            assert sorted(await all_of(a)) == [(0, "SAME"), (1, "BUSY")]
            assert await all_of(b) == [(0, "SAME")]
            assert await all_of(busy) == [(0, "BUSY")]
        assert work.batches == [["busy"], ["same"]]

    asyncio.run(scenario())


def test_a_cached_result_takes_no_work() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with running(work, cached=10) as scheduler:
            first = await scheduler.run(["a", "b"])
            again = await scheduler.run(["b", "c", "b"])
        assert again == ["B", "C", "B"]
        assert (first.timing.cached, again.timing.cached) == (0, 2)
        assert [sorted(batch) for batch in work.batches] == [["a", "b"], ["c"]]

    asyncio.run(scenario())


def test_leaving_drops_what_nobody_else_wants() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with (
            running(work, budget=100) as scheduler,
            held(work, scheduler),
            scheduler.admit(["shared"]) as stays,
        ):
            async with scheduler.admit(["mine", "shared"]):
                assert scheduler.snapshot().waiting_jobs == 2
            assert scheduler.snapshot().waiting_jobs == 1
            work.release()
            assert await all_of(stays) == [(0, "SHARED")]
        assert work.batches == [["busy"], ["shared"]]

    asyncio.run(scenario())


def test_cancelling_the_task_drops_its_jobs() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with running(work) as scheduler, held(work, scheduler):
            task = asyncio.create_task(scheduler.run(["gone"]))
            await asyncio.sleep(0)
            assert scheduler.snapshot().waiting_cost == 4
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert scheduler.snapshot().waiting_cost == 0
        assert work.batches == [["busy"]]

    asyncio.run(scenario())


def test_the_result_of_a_request_that_has_gone_is_cached() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with running(work, cached=10) as scheduler:
            async with held(work, scheduler):
                pass
            work.release()
            assert await scheduler.run(["busy"]) == ["BUSY"]
        assert work.batches == [["busy"]]

    asyncio.run(scenario())


def test_past_the_deadline_the_request_ends_and_its_jobs_are_dropped() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with running(work) as scheduler, held(work, scheduler):
            deadline = asyncio.get_running_loop().time() + 0.01
            with pytest.raises(DeadlineExceeded):
                await scheduler.run(["late"], deadline=deadline)
            assert scheduler.snapshot().waiting_jobs == 0
            with pytest.raises(DeadlineExceeded):
                await scheduler.run(["too late"], deadline=deadline)
        assert work.batches == [["busy"]]

    asyncio.run(scenario())


def test_a_deadline_that_is_met_does_nothing() -> None:
    async def scenario() -> list[str]:
        async with running(ControlledWork()) as scheduler:
            return await scheduler.run(["a"], deadline=asyncio.get_running_loop().time() + PATIENCE_SECONDS)

    assert asyncio.run(scenario()) == ["A"]


def test_above_the_capacity_requests_are_refused_at_once() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with running(work, capacity=10, cached=10) as scheduler:
            await scheduler.run(["known"])
            async with held(work, scheduler), scheduler.admit(["12345678"]):
                with pytest.raises(Overloaded) as refused:
                    await scheduler.run(["abc"])
                assert 1 <= refused.value.retry_after_seconds <= 60
                assert scheduler.snapshot().waiting_jobs == 1
                assert await scheduler.run(["known"]) == ["KNOWN"]
                async with scheduler.admit(["12345678", "ab"]):
                    assert scheduler.snapshot().waiting_cost == 10

    asyncio.run(scenario())


def test_an_idle_scheduler_takes_a_request_of_any_size() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with running(work, capacity=10) as scheduler:
            assert await scheduler.run(["a" * 100]) == ["A" * 100]
            async with held(work, scheduler):
                with pytest.raises(Overloaded):
                    await scheduler.run(["b" * 100])


def test_what_waits_already_is_not_refused_above_the_capacity() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        work.hold()
        async with running(work, capacity=10) as scheduler, scheduler.admit(["first", "a" * 100]) as ticket:
            assert await work.begun() == ["first"]
            async with scheduler.admit(["a" * 100, "first"]) as same:
                with pytest.raises(Overloaded):
                    await scheduler.run(["b"])
                work.release()
                assert await all_of(same) == [(1, "FIRST"), (0, "A" * 100)]
            assert await all_of(ticket) == [(0, "FIRST"), (1, "A" * 100)]

    asyncio.run(scenario())


def test_one_bad_job_fails_only_the_request_that_wants_it() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        work.poison["bad"] = ValueError("no such word")
        async with running(work, budget=100, cached=10) as scheduler, held(work, scheduler):
            async with scheduler.admit(["good"]) as good, scheduler.admit(["bad", "fine"]) as bad:
                work.release()
                assert await all_of(good) == [(0, "GOOD")]
                with pytest.raises(JobFailed) as failed:
                    await all_of(bad)
                assert failed.value.__cause__ is work.poison["bad"]
                assert "word" not in str(failed.value)
            assert await scheduler.run(["next"]) == ["NEXT"]
            assert scheduler.healthy
            assert scheduler.snapshot().failed_jobs == 1
        assert work.batches[2:5] == [["good"], ["bad"], ["fine"]]

    asyncio.run(scenario())


def test_a_wrong_number_of_results_is_a_failure() -> None:
    async def scenario() -> None:
        def nothing(jobs: Sequence[str]) -> list[str]:
            return []

        scheduler = Scheduler[str, str](nothing, cost=len, batch_budget=9, capacity=9, cache=Cache(0))
        await scheduler.start()
        with pytest.raises(JobFailed):
            await scheduler.run(["a", "b"])
        assert scheduler.healthy
        await scheduler.stop(PATIENCE_SECONDS)

    asyncio.run(scenario())


def test_it_tells_for_how_long_it_has_been_at_a_batch() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with running(work) as scheduler, held(work, scheduler):
            before = scheduler.stuck_seconds
            await asyncio.sleep(0.05)
            assert scheduler.stuck_seconds >= before + 0.04
            work.release()
            await scheduler.run(["next"])
            assert scheduler.stuck_seconds == 0

    asyncio.run(scenario())


def test_the_death_of_the_worker_is_visible(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        work = ControlledWork()
        work.poison["deadly"] = SystemExit("the words of a user")
        async with running(work) as scheduler:
            assert scheduler.healthy
            with pytest.raises(JobFailed):
                await scheduler.run(["deadly"])
            assert not scheduler.healthy
            assert scheduler.stuck_seconds == math.inf
            with pytest.raises(Draining):
                await scheduler.run(["next"])

    with caplog.at_level(logging.CRITICAL):
        asyncio.run(scenario())
    assert "SystemExit" in caplog.text
    assert "user" not in caplog.text


def test_the_time_is_split_into_waiting_and_work() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with running(work) as scheduler, held(work, scheduler):
            begin = time.perf_counter()
            task = asyncio.create_task(scheduler.run(["a"]))
            await asyncio.sleep(0.03)
            work.step()
            assert await work.begun() == ["a"]
            work_begin = time.perf_counter()
            await asyncio.sleep(0.02)
            work_least = time.perf_counter() - work_begin
            work.release()
            timing = (await task).timing
            total = time.perf_counter() - begin
        assert timing.queue_seconds >= 0.03
        assert timing.work_seconds >= work_least
        assert timing.queue_seconds + timing.work_seconds <= total

    asyncio.run(scenario())


def test_the_snapshot_counts() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with running(work, budget=8, cached=10) as scheduler:
            await scheduler.run(["aa", "bb"])
            async with held(work, scheduler), scheduler.admit(["aa", "cc", "dd"]):
                now = scheduler.snapshot()
        assert (now.requests, now.running_jobs, now.waiting_jobs, now.waiting_cost) == (2, 1, 2, 4)
        assert (now.done_jobs, now.failed_jobs, now.batches, now.batch_cost) == (2, 0, 1, 4)
        assert (now.cache_hits, now.cache_misses, now.cache_cost) == (1, 5, 2)

    asyncio.run(scenario())
