"""One connection: who it is, its fields, and every frame that comes and goes."""

import asyncio
import time
from collections import deque
from dataclasses import replace
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from service.access.errors import AccessDenied, TooManyFailures, WrongOrigin
from service.access.principal import Kind, Principal, Scope
from service.checking.language import known
from service.checking.options import Options
from service.checking.positions import PositionEncoding
from service.limits import TEXT_CHARACTERS
from service.socket import frames
from service.socket.field import Field, with_language
from service.socket.frames import BadFrame
from service.socket.sessions import Sessions
from service.socket.text import Mismatch
from service.state import Phase, State

HELLO_SECONDS = 5
SILENT_SECONDS = 3 * frames.HEARTBEAT_SECONDS
FRAMES_IN_WINDOW, WINDOW_SECONDS = 200, 10
"""Frames that a client may send in a moving window."""

BAD_FRAME, UNAUTHORIZED, FORBIDDEN, HELLO_TIMEOUT, TOO_BIG, RATE_LIMIT, RESTART = (
    4400, 4401, 4403, 4408, 4413, 4429, 1012,
)  # fmt: skip


class Closed(Exception):  # noqa: N818 - an end, not an error
    """The connection is to be closed with a code."""

    def __init__(self, code: int, error: dict[str, Any] | None = None) -> None:
        """``error`` is sent before."""
        super().__init__(code)
        self.code = code
        self.error = error


class Connection:
    """Reads frames until the client goes, and answers them."""

    def __init__(self, websocket: WebSocket, state: State, sessions: Sessions, *, token_only: bool = False) -> None:
        """Take an accepted WebSocket; with ``token_only``, where the origin is strange, an API key is not enough."""
        self._websocket = websocket
        self._state = state
        self._token_only = token_only
        self._sessions = sessions
        self._options = Options(position_encoding=PositionEncoding.UTF_16)
        self._fields: dict[str, Field] = {}
        self._arrivals: deque[float] = deque()
        self._sending = asyncio.Lock()
        self._principal: Principal | None = None
        self.session = ""

    async def serve(self) -> None:
        """Serve until the end, and keep the fields for a while in case the client comes back."""
        try:
            await self._hello()
            while True:
                await self._answer(await self._receive(SILENT_SECONDS))
        except WebSocketDisconnect:
            pass
        except Closed as closed:
            await self._close(closed)
        finally:
            for field in self._fields.values():
                await field.stop()
            if self.session:
                self._sessions.keep(self.session, self._fields)

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
            raise Closed(BAD_FRAME, _error("bad_request", 400, "frames are text")) from None
        self._count()
        if len(data) > frames.MAX_FRAME:
            raise Closed(TOO_BIG, _error("text_too_long", 413, f"a frame has at most {frames.MAX_FRAME} bytes"))
        try:
            return frames.read_frame(data)
        except BadFrame as error:
            raise Closed(BAD_FRAME, _error("bad_request", 400, str(error))) from None

    def _count(self) -> None:
        now = time.monotonic()
        self._arrivals.append(now)
        while self._arrivals[0] < now - WINDOW_SECONDS:
            self._arrivals.popleft()
        if len(self._arrivals) > FRAMES_IN_WINDOW:
            raise Closed(RATE_LIMIT, _error("rate_limited", 429, "too many frames", retryAfterMs=WINDOW_SECONDS * 1000))

    async def _hello(self) -> None:
        hello = await self._receive(HELLO_SECONDS)
        if not isinstance(hello, frames.Hello):
            raise Closed(BAD_FRAME, _error("bad_request", 400, "the first frame is hello"))
        payload = hello.payload
        if frames.VERSION not in payload.versions:
            raise Closed(BAD_FRAME, _error("unsupported", 400, f"version {frames.VERSION} is spoken here", fatal=True))
        await self._authenticate(payload.auth)
        options = replace(self._options, writer=payload.writer)
        self._options = with_language(options, self._language(payload.language))
        resumed: dict[str, Field] = {}
        if payload.resume is not None:
            resumed = self._sessions.take(payload.resume)
            for field in resumed.values():
                field.send = self.send
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

    async def _authenticate(self, auth: frames.Auth) -> None:
        token = auth.api_key or auth.client_token or self._websocket.query_params.get("clientToken", "")
        origin = self._websocket.headers.get("origin")
        try:
            if not token:
                raise Closed(UNAUTHORIZED, _error("unauthorized", 401, "hello has no key or token", fatal=True))
            client = self._websocket.client
            address = client.host if client else ""
            principal = await asyncio.to_thread(self._state.access.authenticate_token, token, origin, address)
            principal.require(Scope.CHECK)
            if self._token_only and principal.kind is not Kind.CLIENT:
                raise WrongOrigin
        except TooManyFailures as denied:
            wait = 1000 * denied.retry_after
            raise Closed(RATE_LIMIT, _error("rate_limited", 429, denied.detail, retryAfterMs=wait)) from None
        except AccessDenied as denied:
            code, name = (FORBIDDEN, "forbidden") if denied.status == 403 else (UNAUTHORIZED, "unauthorized")
            raise Closed(code, _error(name, denied.status, denied.detail, fatal=True)) from None
        if self._state.phase is not Phase.READY:
            raise Closed(RESTART, _error("restarting", 503, "the service is not ready", retryAfterMs=2000))
        self._principal = principal
        words = await asyncio.to_thread(self._state.words.accepted, principal.id)
        self._options = Options(position_encoding=PositionEncoding.UTF_16, dictionary=words)

    def _language(self, asked: str | None) -> str | None:
        found = None if asked is None else known(asked)
        if asked is not None and found is None:
            raise Closed(BAD_FRAME, _error("unsupported_language", 422, "the language is not known", fatal=True))
        return found

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
                raise Closed(BAD_FRAME, _error("bad_request", 400, "hello comes once"))

    async def _open(self, frame: frames.Open | frames.Sync) -> None:
        if frame.id not in self._fields and len(self._fields) >= frames.MAX_FIELDS:
            await self.send("error", frame.id, _error("rate_limited", 429, f"at most {frames.MAX_FIELDS} fields"))
            return
        options = with_language(self._options, self._language(frame.payload.language))
        old = self._fields.pop(frame.id, None)
        if old is not None:
            await old.stop()
        self._fields[frame.id] = Field(frame.id, self._state.checker, options, self.send)
        await self._take(frame.id, frame.payload)

    async def _take(self, field_id: str, payload: frames.TextPayload) -> None:
        field = self._fields[field_id]
        if await self._refused(field, len(payload.text)):
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
            if await self._refused(
                field, sum(len(inserted) for _, _, inserted in frame.payload.ops), frame.payload.len
            ):
                return
            field.patch(frame.payload)
        except Mismatch:
            await self.send("desync", frame.id, {"have": None if field is None else field.rev})
            return
        await self.send("ack", frame.id, {"rev": field.rev})
        await field.check()

    async def _refused(self, field: Field, characters: int, length: int | None = None) -> bool:
        """Whether a text is too long or beyond the quota of the key; the client has been told then."""
        if (characters if length is None else length // 2) > TEXT_CHARACTERS:
            error = _error("text_too_long", 413, f"at most {TEXT_CHARACTERS:,} characters are checked")
        elif self._principal is not None and self._principal.quota is not None:
            charged = await asyncio.to_thread(self._state.limits.charge, self._principal, characters)
            if charged.allowed:
                return False
            wait = 1000 * (charged.retry_after or 1)
            error = _error("rate_limited", 429, "the quota of the day is used up", retryAfterMs=wait)
        else:
            return False
        await field.stop()
        await self.send("error", field.id, error)
        return True

    async def _close(self, closed: Closed) -> None:
        try:
            if closed.error is not None:
                await self.send("error", "", closed.error)
            await self._websocket.close(closed.code)
        except (RuntimeError, WebSocketDisconnect):  # it has gone meanwhile
            pass


def _error(code: str, status: int, message: str, **more: Any) -> dict[str, Any]:
    return {"code": code, "status": status, "message": message, **more}
