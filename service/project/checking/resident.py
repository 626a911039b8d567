"""Checks within this process for one who has a text checked again and again: sentences that were checked are kept."""

import asyncio
import gc
from collections.abc import Callable, Coroutine, Sequence
from functools import cached_property
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

from models.errors import InputError

if TYPE_CHECKING:
    from service.checking.checker import Checker
    from service.checking.lanes import Alerts
    from service.checking.resources import Resources
    from service.checking.sentences import SentenceText
    from service.definitions.definitions import Definitions
    from service.scheduling.lanes import Lanes

__all__ = ["ResidentService"]

_T = TypeVar("_T")


class ResidentService:
    """What a running service does, on threads of this process: the same schedulers, the same caches.

    It may be called from any thread; each call waits for its answer.
    """

    def __init__(self, resources: Callable[[], "Resources"]) -> None:
        """``resources`` gives the models; it is called for the first text, or by ``warm``."""
        self._resources = resources
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
            self._checker.warm()
        finally:
            gc.freeze()  # each garbage collection would take half a second to go through it
            gc.enable()

    def check(self, request: dict[str, Any]) -> dict[str, Any]:
        """The response to a check.

        Raises:
            InputError: the service would refuse the request.
            EmendError: a model or a setting cannot be used.
        """
        from service.api.checker import asked
        from service.api.problems import Problem

        try:
            text, options = asked(self._checker.rules, request)
        except Problem as problem:
            raise InputError(problem.detail) from None
        return self._run(self._checker.check(text, options)).to_json()

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
    def _checker(self) -> "Checker":
        from service.settings import Settings

        checker = checker_of(self._resources(), self._lanes, Settings.load().variants)
        self._run(self._lanes.start({lane.name: lane for lane in checker.lanes}))
        return checker

    @cached_property
    def _lanes(self) -> "Lanes[SentenceText, Alerts]":
        from service.loading import cost_of, size_of
        from service.scheduling.lanes import Lanes
        from service.settings import Settings

        settings = Settings.load()
        return Lanes(
            cost_of,
            size_of,
            batch_budget=settings.batch_characters,
            capacity=settings.waiting_characters,
            cached=settings.cached_characters,
        )

    def _run(self, work: Coroutine[Any, Any, _T]) -> _T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def close(self) -> None:
        """End the threads; what is being checked is not waited for."""
        if "_checker" in self.__dict__:
            self._run(self._lanes.stop(0))
            self._checker.close()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


def checker_of(resources: "Resources", lanes: "Lanes[SentenceText, Alerts]", variants: Sequence[str]) -> "Checker":
    """A checker with all checks that there are."""
    from service.checking.checker import Checker

    return Checker(resources, lanes, variants=variants)
