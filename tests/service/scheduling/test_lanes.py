"""What is let in before it is read, and which lane stands still. Jobs are words that cost their length."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass

import pytest

from service.scheduling.errors import Overloaded
from service.scheduling.lanes import Lanes
from tests.service.scheduling.controlled_work import PATIENCE_SECONDS, ControlledWork


@dataclass(frozen=True)
class Named:
    """A lane by its name."""

    name: str


MODEL = Named("model")


@asynccontextmanager
async def started(work: ControlledWork, capacity: int = 100) -> AsyncIterator[Lanes[str, str]]:
    """One lane."""
    lanes: Lanes[str, str] = Lanes(len, lambda *_: 1, batch_budget=10, capacity=capacity, cached=0)
    await lanes.start({MODEL.name: work})
    try:
        yield lanes
    finally:
        work.release()
        await lanes.stop(PATIENCE_SECONDS)


def let_in(lanes: Lanes[str, str], *wanted: tuple[int, str]) -> list[bool]:
    """Which of some requests, each with its cost and owner, are let in while those before them are read."""
    answers = []
    with ExitStack() as reading:
        for cost, owner in wanted:
            try:
                reading.enter_context(lanes.reserve(object(), cost, owner, lambda: 0))
                answers.append(True)
            except Overloaded:
                answers.append(False)
    return answers


def test_texts_are_let_in_before_they_are_read_as_long_as_there_is_room() -> None:
    async def scenario() -> None:
        async with started(ControlledWork()) as lanes:
            assert let_in(lanes, (1_000, "a")) == [True]
            assert let_in(lanes, (1_000, "a"), (1, "b")) == [True, False]
            assert let_in(lanes, (40, "a"), (20, "a"), (40, "b"), (21, "c"), (20, "c")) == [
                True, False, True, False, True,
            ]  # fmt: skip
            assert let_in(lanes, (40, ""), (40, ""), (40, "")) == [True, True, False]
            assert let_in(lanes, (40, "a")) == [True], "what was read counts no more"

    asyncio.run(scenario())


def test_what_waits_in_a_lane_leaves_less_room() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with started(work) as lanes:
            work.hold()
            async with lanes.admit(MODEL, ["busy"]):
                await work.begun()
                async with lanes.admit(MODEL, ["b" * 30, "c" * 40]):
                    assert let_in(lanes, (30, "d"), (1, "e")) == [True, False]
                assert let_in(lanes, (100, "d"), (1, "e")) == [True, False]

    asyncio.run(scenario())


def test_no_owner_has_more_than_half_of_what_may_wait() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with started(work) as lanes:
            work.hold()
            async with lanes.admit(MODEL, ["busy"]):
                await work.begun()
                async with lanes.admit(MODEL, ["a" * 40], "a"), lanes.admit(MODEL, ["b" * 50], "b"):
                    with pytest.raises(Overloaded):
                        await lanes.admit(MODEL, ["d" * 11], "a").__aenter__()
                async with lanes.admit(MODEL, ["e" * 50], "a"):
                    assert lanes.snapshots()[MODEL.name].waiting_cost == 50

    asyncio.run(scenario())


def test_whoever_is_too_late_because_of_others_may_come_again() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with started(work) as lanes:
            work.hold()
            async with lanes.admit(MODEL, ["slow"]) as slow:
                await work.begun()
                await asyncio.sleep(0.02)
                work.step()
                assert [result async for _, result in slow.results()] == ["SLOW"]
            async with lanes.admit(MODEL, ["held"]):
                await work.begun()
                assert lanes.crowded(1, 60) is None, "nobody else waits"
                async with lanes.admit(MODEL, ["b" * 30]):
                    crowded = lanes.crowded(1, 60)
                    assert crowded is not None
                    assert crowded.retry_after_seconds == 1
                    assert lanes.crowded(1_000_000, 1) is None, "so much takes longer alone"

    asyncio.run(scenario())


def test_a_lane_that_stands_still_is_told_by_name() -> None:
    async def scenario() -> None:
        work = ControlledWork()
        async with started(work) as lanes:
            assert lanes.stuck(0) == {}
            work.hold()
            async with lanes.admit(MODEL, ["busy"]):
                await work.begun()
                await asyncio.sleep(0.02)
                assert lanes.stuck(0.01)[MODEL.name] >= 0.02
                assert lanes.stuck(60) == {}

    asyncio.run(scenario())


@pytest.mark.parametrize(("shared", "done"), [(True, ["secret"]), (False, ["secret", "secret"])])
def test_what_was_done_for_one_is_done_for_all_or_for_nobody_else(shared: bool, done: list[str]) -> None:
    worked: list[str] = []

    def work(jobs: Sequence[str]) -> list[str]:
        worked.extend(jobs)
        return [job.upper() for job in jobs]

    async def ask(lanes: Lanes[str, str], owner: str) -> None:
        async with lanes.admit(MODEL, ["secret"], owner) as ticket:
            assert [result async for result in ticket.results()] == [(0, "SECRET")]

    async def scenario() -> None:
        lanes: Lanes[str, str] = Lanes(len, lambda *_: 1, batch_budget=10, capacity=100, cached=9, shared=shared)
        await lanes.start({MODEL.name: work})
        for owner in ("one", "one", "other", "one"):
            await ask(lanes, owner)
        await lanes.stop(PATIENCE_SECONDS)

    asyncio.run(scenario())
    assert worked == done
