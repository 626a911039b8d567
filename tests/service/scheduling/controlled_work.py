"""Work on strings that can be held up, and a scheduler that runs it."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from queue import SimpleQueue
from threading import Event, Semaphore

from service.scheduling.cache import Cache
from service.scheduling.scheduler import Scheduler
from service.scheduling.ticket import Ticket

PATIENCE_SECONDS = 10


class ControlledWork:
    """Writes its jobs in capitals and records the batches; while it is held, each batch waits for ``step``."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.poison: dict[str, BaseException] = {}
        self._begun: SimpleQueue[list[str]] = SimpleQueue()
        self._permits = Semaphore(0)
        self._free = Event()
        self._free.set()

    def __call__(self, jobs: Sequence[str]) -> list[str]:
        self.batches.append(list(jobs))
        self._begun.put(self.batches[-1])
        if not self._free.is_set():
            assert self._permits.acquire(timeout=PATIENCE_SECONDS)
        for job in jobs:
            if job in self.poison:
                raise self.poison[job]
        return [job.upper() for job in jobs]

    def hold(self) -> None:
        """From now on a batch waits for ``step``."""
        self._free.clear()

    def step(self) -> None:
        """Let the batch that is held go on."""
        self._permits.release()

    def release(self) -> None:
        """Let the batch that is held go on, and all after it."""
        self._free.set()
        self._permits.release()

    async def begun(self) -> list[str]:
        """Give the next of the batches, as soon as it has begun."""
        return await asyncio.to_thread(self._begun.get, timeout=PATIENCE_SECONDS)


@asynccontextmanager
async def running(
    work: ControlledWork, *, budget: int = 10, capacity: int = 1_000_000, cached: int = 0
) -> AsyncIterator[Scheduler[str, str]]:
    """A scheduler for jobs that cost their length, stopped at the end."""
    scheduler: Scheduler[str, str] = Scheduler(
        work, cost=len, batch_budget=budget, capacity=capacity, cache=Cache(cached)
    )
    await scheduler.start()
    try:
        yield scheduler
    finally:
        work.release()
        await scheduler.stop(PATIENCE_SECONDS)


@asynccontextmanager
async def held(work: ControlledWork, scheduler: Scheduler[str, str]) -> AsyncIterator[Ticket[str, str]]:
    """The worker is busy with the job ``busy`` until the work is told to go on."""
    work.hold()
    async with scheduler.admit(["busy"]) as ticket:
        while await work.begun() != ["busy"]:
            pass
        yield ticket


async def all_of(ticket: Ticket[str, str]) -> list[tuple[int, str]]:
    """What a ticket still gives, in the order in which it comes."""
    return [found async for found in ticket.results()]
