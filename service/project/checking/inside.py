"""Checks within this process, by what a running service checks with: the same schedulers, the same caches."""

import asyncio
import gc
from collections.abc import Callable, Coroutine
from functools import cached_property
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

from models.errors import InputError

if TYPE_CHECKING:
    from service.definitions.definitions import Definitions
    from service.loading import Checking

__all__ = ["InsideService"]

_T = TypeVar("_T")


class InsideService:
    """What a service does, on threads of this process; a sentence that was checked is not worked on again.

    It may be called from any thread; each call waits for its answer.
    """

    def __init__(self, checking: "Callable[[], Checking]") -> None:
        """``checking`` gives what checks; it is called for the first text, or by ``warm``."""
        self._made = checking
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="checks", daemon=True)
        self._thread.start()

    def check(self, request: dict[str, Any]) -> dict[str, Any]:
        """The response to a check.

        Raises:
            InputError: the service would refuse the request.
            EmendError: a model or a setting cannot be used.
        """
        from service.api.checker import asked
        from service.api.problems import Problem

        checker = self._checking.checker
        try:
            text, options = asked(checker.rules, request)
        except Problem as problem:
            raise InputError(problem.detail) from None
        return self._run(checker.check(text, options)).to_json()

    def define(self, word: str) -> list[dict[str, Any]]:
        """The definitions of a word, as the interface has them; none where there is no dictionary."""
        return [] if self._definitions is None else [one.to_json() for one in self._definitions.define(word)]

    def warm(self) -> None:
        """Load all that the first check would have to wait for.

        Raises:
            EmendError: a model or a setting cannot be used.
        """
        gc.disable()
        try:
            self._checking.checker.warm()
        finally:
            gc.freeze()  # each garbage collection would take half a second to go through it
            gc.enable()

    def close(self) -> None:
        """End the threads; what is being checked is not waited for."""
        if "_checking" in self.__dict__:
            self._run(self._checking.lanes.stop(0))
            self._checking.checker.close()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @cached_property
    def _checking(self) -> "Checking":
        made = self._made()
        self._run(made.lanes.start({lane.name: lane for lane in made.checker.lanes}))
        return made

    @cached_property
    def _definitions(self) -> "Definitions | None":
        from service.definitions.definitions import Definitions, DefinitionsUnavailable
        from service.settings import Settings

        try:
            return Definitions.open(Settings.load().wordnet_dir)
        except DefinitionsUnavailable:
            return None

    def _run(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Do what the checker does, on the thread of the schedulers, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()
