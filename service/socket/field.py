"""A field of a connection: its text, its revision, and the check that runs for it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from dataclasses import replace
from typing import Any

from models.spans import root_span
from service.api.formats import taken_apart
from service.api.problems import Problem
from service.checking.annotated import AnnotatedText
from service.checking.checker import Checker
from service.checking.options import Options
from service.markup.content import TextContent
from service.scheduling.errors import DeadlineExceeded, Draining, Overloaded, SchedulingError
from service.socket.patience import Patience
from service.socket.payloads import PatchPayload, TextPayload
from service.socket.showing import Showing
from service.socket.telling import Page, Telling
from service.socket.text import FieldText, Mismatch
from service.storage.errors import StorageError
from service.telemetry.logs import log, place_of

Send = Callable[[str, str, dict[str, Any]], Awaitable[None]]
"""Sends a frame: its type, the field's id and the payload."""
Words = Callable[[], Awaitable[frozenset[str]]]
"""The words that whoever has connected wants accepted, as they are now."""


class Field:
    """The newest text of a field is checked; the check of an older one is given up."""

    def __init__(
        self,
        field_id: str,
        checker: Checker,
        options: Options,
        send: Send,
        words: Words,
        owner: str,
        page: Page,
        patience: Patience,
        markup: str = "plain",
    ) -> None:
        """Take what checks, for which key, and the format; ``send`` waits while the client does not read."""
        self.id = field_id
        self.owner = owner
        self.rev = -1
        self.options = options
        self.send = send
        self.words = words
        self.page = page
        self._checker = checker
        self._patience = patience
        self._markup = markup
        self._text = FieldText("")
        self._focus: tuple[int, int] | None = None
        self._showing = Showing()
        self._task: asyncio.Task[None] | None = None

    @property
    def length(self) -> int:
        """Length of its text in UTF-16 code units."""
        return len(self._text)

    def hash(self) -> str:
        """The hash of its text."""
        return self._text.hash()

    def replace(self, payload: TextPayload) -> None:
        """Take a whole text."""
        self._text = FieldText(payload.text)
        self.rev = payload.rev
        if payload.focus is not None:
            self.look(payload.focus)

    def patched(self, payload: PatchPayload) -> FieldText:
        """What a patch would make of the text.

        Raises:
            Mismatch: the patch is not for the text as it is here.
        """
        if payload.base != self.rev or payload.rev <= self.rev:
            raise Mismatch
        return self._text.patched(payload.ops, payload.len)

    def patch(self, payload: PatchPayload, text: FieldText) -> None:
        """Take what a patch has made of the text."""
        self._text = text
        self.rev = payload.rev
        if self._task is not None:
            self._task.cancel()  # at once: it would note what it tells at places that are those of the old text
        self._showing.edit(payload.ops)

    def look(self, span: tuple[int, int]) -> None:
        """Remember what is to be checked first."""
        self._focus = span

    def forget(self) -> None:
        """Nothing that was sent counts: the client starts afresh."""
        self._showing = Showing()

    async def check(self) -> None:
        """Give up the check that runs and start one for the text as it is now."""
        await self.stop()
        self._task = asyncio.create_task(self._run(self.rev))

    async def stop(self) -> None:
        """Give up the check that runs."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self, rev: int) -> None:
        showing = self._showing
        try:
            options = replace(self.options, dictionary=self.options.dictionary | await self.words())
            text, options = await self._read(options)
            marked = text if isinstance(text, AnnotatedText) else None
            focus = self._focus if marked is None else None  # its places are those of the text with markup
            stream = self._checker.stream(text, options, focus, showing.writer, self.owner)
            with root_span("socket check", characters=self.length):
                telling = Telling(showing, rev, self.page, marked)
                async with aclosing(stream), aclosing(telling.frames(stream)) as frames:
                    async for kind, payload in self._patience.waited_for(frames, self.length):
                        await self.send(kind, self.id, payload)
        except Problem as problem:
            await self._fail(problem.code.key, problem.code.status, problem.detail)
        except Overloaded as error:
            await self._fail("overloaded", 503, "too much is waiting", error.retry_after_seconds * 1000)
        except Draining:
            await self._fail("restarting", 503, "the service is shutting down", 1000)
        except DeadlineExceeded:
            await self._fail("deadline_exceeded", 504, "the check took too long", 5000)
        except StorageError:
            await self._fail("overloaded", 503, "the database does not answer", 5000)
        except SchedulingError as error:
            log.error("failure", **place_of(error))
            await self._fail("internal", 500, "something went wrong in the service", 5000)

    async def _read(self, options: Options) -> tuple[str | AnnotatedText, Options]:
        """The text as the checks take it, and the options with what it says itself.

        Raises:
            Problem: it is not what its format says.
        """
        text = self._text.text()
        if self._markup == "plain":
            return text, options
        return await asyncio.to_thread(taken_apart, TextContent(text, self._markup), options)

    async def _fail(self, code: str, status: int, message: str, retry_after: int | None = None) -> None:
        error: dict[str, Any] = {"code": code, "status": status, "message": message}
        if retry_after is not None:
            error["retryAfterMs"] = retry_after
        await self.send("error", self.id, error)
