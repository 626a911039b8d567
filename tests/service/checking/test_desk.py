"""Turns at the desk where texts are read."""

import asyncio
import threading
import time

from models.wanted import Unwanted, require_wanted
from service.checking.desk import SHORT, Desk


def test_a_short_text_does_not_wait_and_long_ones_take_turns_by_owner() -> None:
    async def scenario() -> list[str]:
        desk, gate, done = Desk(), threading.Event(), list[str]()

        def work(name: str) -> None:
            if name != "short":
                assert gate.wait(10)
            done.append(name)

        def long(owner: str, name: str) -> asyncio.Task[None]:
            return asyncio.create_task(desk.run(SHORT + 1, owner, work, name))

        tasks = [long("a", f"a{number}") for number in range(3)]
        await asyncio.sleep(0)
        tasks += [long("b", "b0"), long("b", "gone"), long("b", "b1")]
        await asyncio.sleep(0)
        tasks[4].cancel()
        await desk.run(SHORT, "c", work, "short")
        gate.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        await desk.run(SHORT + 1, "a", work, "last")
        desk.close()
        return done

    assert asyncio.run(scenario()) == ["short", "a0", "a1", "b0", "a2", "b1", "last"]


def test_what_is_read_for_a_task_that_has_gone_is_broken_off_where_it_asks() -> None:
    begun, ended = threading.Event(), threading.Event()

    def reading() -> None:
        try:
            ends = time.monotonic() + 10
            while time.monotonic() < ends:
                begun.set()
                time.sleep(0.001)
                require_wanted()
        except Unwanted:
            ended.set()
            raise

    async def scenario() -> None:
        desk = Desk()
        for size in (SHORT, SHORT + 1):
            begun.clear()
            ended.clear()
            task = asyncio.create_task(desk.run(size, "a", reading))
            assert await asyncio.to_thread(begun.wait, 10)
            task.cancel()
            assert await asyncio.to_thread(ended.wait, 10)
        desk.close()

    asyncio.run(scenario())
