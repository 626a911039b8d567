"""What a running service does by itself beside the requests."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import current_thread

import pytest

from service import upkeep
from service.checking.lanes import Alerts
from service.checking.sentences import SentenceText
from service.settings import Settings
from service.state import State

SECONDS = 0.02


@dataclass(frozen=True)
class OneLane:
    name: str = "one"


def nothing_found(sentences: Sequence[SentenceText]) -> list[Alerts]:
    return [() for _ in sentences]


async def check(state: State, text: str) -> None:
    async with state.lanes.admit(OneLane(), [SentenceText(text, "en-US")]) as ticket:
        assert [found async for found in ticket.results()] == [(0, ())]


def test_memory_is_given_back_once_after_work_and_off_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    monkeypatch.setattr(upkeep, "_TIDIED_SECONDS", SECONDS)
    monkeypatch.setattr(upkeep, "give_back", lambda: calls.append(current_thread().name))
    state = State(Settings(data_dir=tmp_path))

    async def after_work(text: str, expected: int) -> None:
        await check(state, text)
        for _ in range(500):
            if len(calls) >= expected:
                break
            await asyncio.sleep(SECONDS)
        await asyncio.sleep(10 * SECONDS)
        assert len(calls) == expected

    async def run() -> None:
        await state.lanes.start({"one": nothing_found})
        tidying = asyncio.create_task(upkeep.tidy(state.lanes))
        await asyncio.sleep(10 * SECONDS)
        assert not calls  # nothing has been done yet
        await after_work("One.", 1)
        await after_work("One.", 1)  # remembered, so nobody has worked
        await after_work("Two.", 2)
        tidying.cancel()
        await state.stop()

    asyncio.run(run())
    assert current_thread().name not in calls
