"""Where texts are read and finished: short ones at once, of long ones one after the other, by turns of their owners."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from threading import Event
from typing import ParamSpec, TypeVar

from models.wanted import while_wanted

__all__ = ["SHORT", "Desk"]

SHORT = 4_000
"""Code points up to which a text is a short one: it is read in milliseconds, and never waits for a long one."""
_THREADS = 2

_P = ParamSpec("_P")
_T = TypeVar("_T")


class Desk:
    """Runs what blocks for a text on threads; belongs to one event loop.

    Python runs one thread at a time, so that more than one long text at once would only keep the short ones waiting.
    """

    def __init__(self, long: Callable[[str], Callable[[], None]] = lambda _: lambda: None) -> None:
        """``long`` gives what work on a long text of an owner calls where it asks, so that short work goes first."""
        self._of_long = long
        self._short = ThreadPoolExecutor(_THREADS, thread_name_prefix="short-texts")
        self._long = ThreadPoolExecutor(1, thread_name_prefix="long-texts")
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy = False
        self._jobs: set[object] = set()

    @property
    def is_idle(self) -> bool:
        """Whether the threads do nothing, not even what nobody waits for any more."""
        return not self._jobs

    async def run(self, size: int, owner: str, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        """Do work on a text of so many code points; where it asks, it is broken off when the task is cancelled."""
        if size <= SHORT:
            return await self._run_in(self._short, partial(work, *args, **kwargs), lambda: None)
        async with self._turn(owner):
            return await self._run_in(self._long, partial(work, *args, **kwargs), self._of_long(owner))

    def close(self) -> None:
        """End the threads."""
        for threads in (self._short, self._long):
            threads.shutdown(wait=False, cancel_futures=True)

    @asynccontextmanager
    async def _turn(self, owner: str) -> AsyncIterator[None]:
        """Wait until it is an owner's turn: each that waits has one after the other, however much it has brought."""
        if self._busy:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(owner, deque()).append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._next()  # it was given the turn just then
                raise
        self._busy = True
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        """Give the turn to the owner who has waited for longest since it had one."""
        while self._waiting:
            owner, its = self._waiting.popitem(last=False)
            while its:
                following = its.popleft()
                if not following.done():
                    if its:
                        self._waiting[owner] = its
                    following.set_result(None)
                    return
        self._busy = False

    async def _run_in(self, threads: ThreadPoolExecutor, work: Callable[[], _T], stand_back: Callable[[], None]) -> _T:
        """Do work on one of some threads, for as long as the task waits for it; where it asks it may stand back."""
        left, job = Event(), object()
        began = False

        def is_wanted() -> bool:
            stand_back()
            return not left.is_set()

        def while_waited_for() -> _T:
            nonlocal began
            began = True
            try:
                with while_wanted(is_wanted):
                    return work()
            finally:
                self._jobs.discard(job)

        self._jobs.add(job)
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, while_waited_for)
        finally:
            left.set()
            if not began:
                self._jobs.discard(job)  # it never will
