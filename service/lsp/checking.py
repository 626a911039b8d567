"""The one thread on which texts are checked, by a service that runs or within this process."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol, TypeVar

from models.errors import EmendError
from service.project.checking.checked import CheckedFile, Service, checked
from service.project.checking.inside import InsideService
from service.project.checking.remembering import RememberingService
from service.project.checking.running import ServiceGoneError
from service.project.settings import ProjectSettings

__all__ = ["Address", "Connect", "Outdated", "TextService", "TextThread", "ThreadStage"]

_T = TypeVar("_T")


class Outdated(Exception):  # noqa: N818 - it is no error
    """The text has been edited meanwhile."""


class ThreadStage(StrEnum):
    """What the thread is at."""

    CONNECTING = "connecting"
    LOADING = "loading"
    READY = "ready"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Address:
    """Which service to use; see ``EditorSettings``."""

    url: str = ""
    key: str = ""
    start: bool = False
    alone: bool = False


class TextService(Service, Protocol):
    """What answers."""

    def define(self, word: str) -> list[dict[str, Any]]:
        """The definitions of a word, as the interface has them."""


Connect = Callable[[Address], TextService]
"""Gives what texts are checked by; may take minutes where it starts a service."""


class TextThread:
    """Checks one text after the other; what it is asked first is done first."""

    def __init__(self, connect: Connect, told: Callable[[ThreadStage], object]) -> None:
        """Take what connects, and what is called, on the thread, with each new stage."""
        self._connect = connect
        self._told = told
        self._address = Address()
        self._service: TextService | None = None
        self._answers: RememberingService | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="texts")

    async def use(self, address: Address) -> None:
        """Use another service from now on, if it is another one."""
        await self._run(lambda: self._use(address))

    async def check(
        self,
        name: str,
        text: str,
        markup: str,
        project: ProjectSettings,
        words: Sequence[str],
        wanted: Callable[[], bool] = lambda: True,
    ) -> CheckedFile:
        """Check a text; see ``checked``. ``wanted`` is asked on the way.

        Raises:
            Outdated: it is not wanted any more.
            EmendError: no service answers, it refuses the text, or a model cannot be used.
        """

        def ask(_: int = 0) -> None:
            if not wanted():
                raise Outdated

        def work() -> CheckedFile:
            ask()
            return checked(name, text, markup, self._connected(), project, words, ask)

        def twice() -> CheckedFile:
            try:
                return work()
            except ServiceGoneError:  # it may have been started anew, at another port
                self._drop()
                return work()

        return await self._run(twice)

    async def define(self, word: str) -> list[dict[str, Any]]:
        """What a word means; nothing as long as no text was checked."""

        def work() -> list[dict[str, Any]]:
            try:
                return [] if self._service is None else self._service.define(word)
            except EmendError:
                return []

        return await self._run(work)

    def close(self) -> None:
        """End the thread after what it is at."""
        self._thread.submit(self._drop)
        self._thread.shutdown(wait=False)

    async def _run(self, work: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _connected(self) -> Service:
        if self._answers is None:
            self._told(ThreadStage.CONNECTING)
            try:
                service = self._connect(self._address)
                if isinstance(service, InsideService):
                    self._told(ThreadStage.LOADING)
                    service.warm()
            except BaseException:
                self._told(ThreadStage.FAILED)
                raise
            self._service, self._answers = service, RememberingService(service)
            self._told(ThreadStage.READY)
        return self._answers

    def _use(self, address: Address) -> None:
        if address != self._address:
            self._address = address
            self._drop()

    def _drop(self) -> None:
        if self._service is not None:
            self._service.close()
            self._service = self._answers = None
