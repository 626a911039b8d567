"""Checks within this process for one who has a text checked again and again: sentences that were checked are kept."""

import asyncio
import gc
from collections.abc import Callable, Coroutine
from functools import cached_property
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

from service.project.checking.inside import InsideService

if TYPE_CHECKING:
    from service.checking.checker import Checker
    from service.definitions.definitions import Definitions
    from service.loading import Checking

__all__ = ["ResidentService"]

_T = TypeVar("_T")


class ResidentService(InsideService):
    """What a running service does, on threads of this process: the same schedulers, the same caches.

    It may be called from any thread; each call waits for its answer.
    """

    def __init__(self, checking: Callable[[], "Checking"]) -> None:
        """``checking`` gives what checks; it is called for the first text, or by ``warm``."""
        self._made = checking
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="checks", daemon=True)
        self._thread.start()

    def warm(self) -> None:
        """Load all that the first check would have to wait for.

        Raises:
            EmendError: a model or a setting cannot be used.
        """
        gc.disable()
        try:
            self.checker.warm()
        finally:
            gc.freeze()  # each garbage collection would take half a second to go through it
            gc.enable()

    def define(self, word: str) -> list[dict[str, Any]]:
        """The definitions of a word, as the interface has them; none where there is no dictionary."""
        return [] if self._definitions is None else [one.to_json() for one in self._definitions.define(word)]

    @cached_property
    def _definitions(self) -> "Definitions | None":
        from service.definitions.definitions import Definitions, DefinitionsUnavailable
        from service.settings import Settings

        try:
            return Definitions.open(Settings.load().wordnet_dir)
        except DefinitionsUnavailable:
            return None

    @cached_property
    def _checking(self) -> "Checking":
        made = self._made()
        self.run(made.lanes.start({lane.name: lane for lane in made.checker.lanes}))
        return made

    @property
    def checker(self) -> "Checker":
        """What checks."""
        return self._checking.checker

    def run(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Do what the checker does, on the thread of the schedulers, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def close(self) -> None:
        """End the threads; what is being checked is not waited for."""
        if "_checking" in self.__dict__:
            self.run(self._checking.lanes.stop(0))
            self._checking.checker.close()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
