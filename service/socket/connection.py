"""One connection: who it is, its fields, and every frame that comes and goes."""

import asyncio
import time
from collections import deque
from dataclasses import replace
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from service.checking.messages.wanted import accepted
from service.checking.options import Options
from service.checking.positions import PositionEncoding
from service.limits import TEXT_CHARACTERS
from service.socket import frames
from service.socket.asked import UnknownName, markup_of, options_of
from service.socket.closing import BAD_FRAME, HELLO_TIMEOUT, RATE_LIMIT, RESTART, TOO_BIG, Closed, error_of
from service.socket.field import Field
from service.socket.frames import BadFrame
from service.socket.sessions import Sessions
from service.socket.standing import Standing
from service.socket.telling import Page
from service.socket.text import Mismatch
from service.state import Phase, State
from service.storage.errors import StorageError

HELLO_SECONDS = 5
SILENT_SECONDS = 3 * frames.HEARTBEAT_SECONDS
FRAMES_IN_WINDOW, WINDOW_SECONDS = 200, 10
"""Frames that a client may send in a moving window."""


class Connection:
    """Reads frames until the client goes, and answers them."""

    def __init__(
        self, websocket: WebSocket, state: State, sessions: Sessions, page: Page, *, token_only: bool = False
    ) -> None:
        """Take an accepted WebSocket; with ``token_only``, where the origin is strange, an API key is not enough."""
        self._page = page
        self._websocket = websocket
        self._state = state
        self._token_only = token_only
        self._sessions = sessions
        self._options = Options(position_encoding=PositionEncoding.UTF_16)
        self._markup = "plain"
        self._fields: dict[str, Field] = {}
        self._arrivals: deque[float] = deque()
        self._sending = asyncio.Lock()
        self._standing: Standing
        self.session = ""

    async def serve(self) -> None:
        """Serve until the end, and keep the fields for a while in case the client comes back."""
        counted = ""
        try:
            payload = await self._hello()
            counted = self._standing.principal.id
            self._sessions.open.enter(counted, self._state.settings.sockets)
        except WebSocketDisconnect:
            return
        except Closed as closed:
            await self._close(closed)
            return
        try:
            await self._welcome(payload)
            await self._converse()
        except WebSocketDisconnect:
            pass
        except Closed as closed:
            await self._close(closed)
        finally:
            self._sessions.open.leave(counted)
            for field in self._fields.values():
                await field.stop()
            self._sessions.keep(self.session, self._fields)

    async def _converse(self) -> None:
        """Answer frames as long as the client may stay.

        Raises:
            Closed: it may not, or does not keep to the protocol.
            WebSocketDisconnect: it has gone.
        """
        watch: asyncio.Task[Any] = asyncio.create_task(self._standing.watch())
        frame: asyncio.Task[Any] = watch
        try:
            while True:
                frame = asyncio.create_task(self._receive(SILENT_SECONDS))
                await asyncio.wait({frame, watch}, return_when=asyncio.FIRST_COMPLETED)
                if watch.done():
                    watch.result()
                await self._answer(frame.result())
        finally:
            frame.cancel()
            watch.cancel()
            await asyncio.gather(frame, watch, return_exceptions=True)

    async def send(self, kind: str, field_id: str, payload: dict[str, Any]) -> None:
        """Send a frame; waits while the client does not read."""
        async with self._sending:
            await self._websocket.send_text(
                orjson.dumps({"type": kind, "id": field_id, "payload": payload}).decode("utf-8")
            )

    async def _receive(self, seconds: float) -> Any:
        try:
            async with asyncio.timeout(seconds):
                data = await self._websocket.receive_text()
        except TimeoutError:
            raise Closed(HELLO_TIMEOUT) from None
        except KeyError:  # a binary frame has no text
            raise Closed(BAD_FRAME, error_of("bad_request", 400, "frames are text")) from None
        self._count()
        if len(data) > frames.MAX_FRAME:
            raise Closed(TOO_BIG, error_of("text_too_long", 413, f"a frame has at most {frames.MAX_FRAME} bytes"))
        try:
            return frames.read_frame(data)
        except BadFrame as error:
            raise Closed(BAD_FRAME, error_of("bad_request", 400, str(error))) from None

    def _count(self) -> None:
        now = time.monotonic()
        self._arrivals.append(now)
        while self._arrivals[0] < now - WINDOW_SECONDS:
            self._arrivals.popleft()
        if len(self._arrivals) > FRAMES_IN_WINDOW:
            raise Closed(
                RATE_LIMIT, error_of("rate_limited", 429, "too many frames", retryAfterMs=WINDOW_SECONDS * 1000)
            )

    async def _hello(self) -> frames.HelloPayload:
        """Find out who it is."""
        hello = await self._receive(HELLO_SECONDS)
        if not isinstance(hello, frames.Hello):
            raise Closed(BAD_FRAME, error_of("bad_request", 400, "the first frame is hello"))
        payload = hello.payload
        if frames.VERSION not in payload.versions:
            raise Closed(
                BAD_FRAME, error_of("unsupported", 400, f"version {frames.VERSION} is spoken here", fatal=True)
            )
        token = payload.auth.api_key or payload.auth.client_token or self._websocket.query_params.get("clientToken", "")
        client = self._websocket.client
        origin, address = self._websocket.headers.get("origin"), client.host if client else ""
        self._standing = Standing(self._state, token, origin, address, token_only=self._token_only)
        try:
            await self._standing.ask()
        except StorageError:
            error = error_of("restarting", 503, "the database does not answer", retryAfterMs=5000)
            raise Closed(RESTART, error) from None
        if self._state.phase is not Phase.READY:
            raise Closed(RESTART, error_of("restarting", 503, "the service is not ready", retryAfterMs=2000))
        accepts = accepted(self._websocket.headers.get("accept-language", ""))
        try:
            preferred = self._standing.principal.preferred
            before = replace(self._options, message_language=accepts, preferred_languages=preferred)
            self._options = options_of(payload, before, self._state.checker.rules)
            self._markup = markup_of(payload, self._markup)
        except UnknownName as unknown:
            raise Closed(BAD_FRAME, error_of(unknown.code, 422, str(unknown), fatal=True)) from None
        return payload

    async def _welcome(self, payload: frames.HelloPayload) -> None:
        """Say what is known of the session before."""
        resumed: dict[str, Field] = {}
        if payload.resume is not None:
            resumed = self._sessions.take(payload.resume)
            for field in resumed.values():
                field.send, field.words, field.page = self.send, self._standing.words, self._page
                field.owner = self._standing.principal.id
                field.options = replace(field.options, message_language=self._options.message_language)
        self._fields = resumed
        self.session = self._sessions.new()
        limits = {"maxChars": TEXT_CHARACTERS, "maxFields": frames.MAX_FIELDS, "maxFrame": frames.MAX_FRAME}
        welcome = {
            "version": frames.VERSION,
            "session": self.session,
            "resumed": bool(resumed),
            "docs": {name: field.rev for name, field in resumed.items()},
            "limits": limits,
            "heartbeatMs": frames.HEARTBEAT_SECONDS * 1000,
        }
        await self.send("welcome", "", welcome)
        for field in resumed.values():
            field.forget()
            await field.check()

    async def _answer(self, frame: Any) -> None:
        match frame:
            case frames.Open():
                await self._open(frame)
            case frames.Sync() if frame.id in self._fields:
                await self._take(frame.id, frame.payload)
            case frames.Sync():  # of a session that is gone: the text is all that is needed
                await self._open(frame)
            case frames.Patch():
                await self._patch(frame)
            case frames.Focus() if frame.id in self._fields:
                self._fields[frame.id].look(frame.payload.span)
            case frames.Close():
                field = self._fields.pop(frame.id, None)
                if field is not None:
                    await field.stop()
            case frames.Ping():
                await self.send("pong", frame.id, {"t": frame.payload.t})
            case frames.Hello():
                raise Closed(BAD_FRAME, error_of("bad_request", 400, "hello comes once"))

    async def _open(self, frame: frames.Open | frames.Sync) -> None:
        if frame.id not in self._fields and len(self._fields) >= frames.MAX_FIELDS:
            await self.send("error", frame.id, error_of("rate_limited", 429, f"at most {frames.MAX_FIELDS} fields"))
            return
        try:
            options = options_of(frame.payload, self._options, self._state.checker.rules)
            markup = markup_of(frame.payload, self._markup)
        except UnknownName as unknown:  # of this field; the others are checked
            await self.send("error", frame.id, error_of(unknown.code, 422, str(unknown)))
            return
        old = self._fields.pop(frame.id, None)
        if old is not None:
            await old.stop()
        checker, words, owner = self._state.checker, self._standing.words, self._standing.principal.id
        self._fields[frame.id] = Field(frame.id, checker, options, self.send, words, owner, self._page, markup)
        await self._take(frame.id, frame.payload)

    async def _take(self, field_id: str, payload: frames.TextPayload) -> None:
        field = self._fields[field_id]
        if await self._refused(field, len(payload.text), len(payload.text)):
            return
        field.replace(payload)
        field.forget()
        await self.send("ack", field_id, {"rev": payload.rev})
        await field.check()

    async def _patch(self, frame: frames.Patch) -> None:
        field = self._fields.get(frame.id)
        try:
            if field is None:
                raise Mismatch
            text = field.patched(frame.payload)
            # As over HTTP what is checked costs; of a text that is known that is what has changed, deletions too.
            cost = sum(max(len(inserted), deleted, 1) for _, deleted, inserted in frame.payload.ops)
            if await self._refused(field, text.characters, cost):
                return
            field.patch(frame.payload, text)
        except Mismatch:
            await self.send("desync", frame.id, {"have": None if field is None else field.rev})
            return
        await self.send("ack", frame.id, {"rev": field.rev})
        await field.check()

    async def _refused(self, field: Field, length: int, cost: int) -> bool:
        """Whether a text is too long, or beyond the rate or quota of the key; the client has been told then."""
        error = await self._standing.refusal(length, cost)
        if error is None:
            return False
        self._state.metrics.refusals.labels(str(error["code"])).inc()
        await field.stop()
        await self.send("error", field.id, error)
        return True

    async def _close(self, closed: Closed) -> None:
        if closed.error is not None:
            self._state.metrics.refusals.labels(str(closed.error["code"])).inc()
        try:
            if closed.error is not None:
                await self.send("error", "", closed.error)
            await self._websocket.close(closed.code)
        except (RuntimeError, WebSocketDisconnect):  # it has gone meanwhile
            pass
