"""An event loop that stands still is told of while it does."""

import asyncio
import time

import pytest
from structlog.testing import capture_logs

from service import loop_watch
from service.loop_watch import LoopWatch


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_watch, "BEAT_SECONDS", 0.02)


def stands(seconds: float) -> tuple[LoopWatch, list[float]]:
    """Watch a loop that stands still for so long; its lag before, and after."""
    watch = LoopWatch(0.3)

    async def run() -> list[float]:
        task = asyncio.create_task(watch.watch())
        await asyncio.sleep(0.1)
        before = watch.lag
        time.sleep(seconds)
        after = watch.lag
        task.cancel()
        return [before, after]

    return watch, asyncio.run(run())


def test_a_loop_that_stands_still_is_told_of_with_its_place() -> None:
    with capture_logs() as logs:
        watch, (before, after) = stands(1.0)
    assert before < 0.3 < after
    assert watch.standing == 1
    [told] = [one for one in logs if one["event"] == "the event loop stands still"]
    assert told["where"].startswith("tests/service/test_loop_watch.py:")
    assert 0.3 <= told["seconds"] <= after + 0.1


def test_a_loop_that_runs_is_not_told_of() -> None:
    with capture_logs() as logs:
        watch, _ = stands(0.0)
    assert (watch.standing, logs) == (0, [])
