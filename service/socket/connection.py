"""One connection: its fields, and what each frame of the client asks for."""

import asyncio
from dataclasses import replace
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from service.limits import TEXT_CHARACTERS
from service.socket import frames, protocol
from service.socket.asked import UnknownName, markup_of, options_of
from service.socket.closing import BAD_FRAME, Closed, error_of
from service.socket.field import Field
from service.socket.frame_stream import FrameStream
from service.socket.introduction import Introduction, introduced
from service.socket.patience import Patience
from service.socket.payloads import TextPayload
from service.socket.sessions import Sessions
from service.socket.telling import Page
from service.socket.text import Mismatch
from service.state import State


class Connection:
    """Reads frames until the client goes, and answers them."""

    def __init__(
        self, websocket: WebSocket, state: State, sessions: Sessions, page: Page, *, token_only: bool = False
    ) -> None:
        """Take an accepted WebSocket; with ``token_only``, where the origin is strange, an API key is not enough."""
        self._page = page
        self._websocket = websocket
        self._stream = FrameStream(websocket, state.metrics)
        self._state = state
        self._token_only = token_only
        self._sessions = sessions
        self._fields: dict[str, Field] = {}
        self._client: Introduction
        self.session = ""

    async def serve(self) -> None:
        """Serve until the end, and keep the fields for a while in case the client comes back."""
        counted = ""
        try:
            self._client = await introduced(self._stream, self._websocket, self._state, token_only=self._token_only)
            counted = self._client.standing.principal.id
            self._sessions.open.enter(counted, self._state.settings.sockets)
        except WebSocketDisconnect:
            return
        except Closed as closed:
            await self._stream.close(closed)
            return
        try:
            await self._welcome()
            await self._converse()
        except WebSocketDisconnect:
            pass
        except Closed as closed:
            await self._stream.close(closed)
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
        watch: asyncio.Task[Any] = asyncio.create_task(self._client.standing.watch())
        frame: asyncio.Task[Any] = watch
        try:
            while True:
                frame = asyncio.create_task(self._stream.receive(protocol.SILENT_SECONDS))
                await asyncio.wait({frame, watch}, return_when=asyncio.FIRST_COMPLETED)
                if watch.done():
                    watch.result()
                await self._answer(frame.result())
        finally:
            frame.cancel()
            watch.cancel()
            await asyncio.gather(frame, watch, return_exceptions=True)

    async def _welcome(self) -> None:
        """Say what is known of the session before."""
        resumed: dict[str, Field] = {}
        if self._client.resume is not None:
            resumed = self._sessions.take(self._client.resume)
            for field in resumed.values():
                field.send, field.words, field.page = self._stream.send, self._client.standing.words, self._page
                field.owner = self._client.standing.principal.id
                field.options = replace(field.options, message_language=self._client.options.message_language)
        self._fields = resumed
        self.session = self._sessions.new()
        limits = {"maxChars": TEXT_CHARACTERS, "maxFields": protocol.MAX_FIELDS, "maxFrame": protocol.MAX_FRAME}
        welcome = {
            "version": protocol.VERSION,
            "session": self.session,
            "resumed": bool(resumed),
            "docs": {name: field.rev for name, field in resumed.items()},
            "limits": limits,
            "heartbeatMs": protocol.HEARTBEAT_SECONDS * 1000,
        }
        await self._stream.send("welcome", "", welcome)
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
                await self._stream.send("pong", frame.id, {"t": frame.payload.t})
            case frames.Hello():
                raise Closed(BAD_FRAME, error_of("bad_request", 400, "hello comes once"))

    async def _open(self, frame: frames.Open | frames.Sync) -> None:
        if frame.id not in self._fields and len(self._fields) >= protocol.MAX_FIELDS:
            await self._stream.send(
                "error", frame.id, error_of("rate_limited", 429, f"at most {protocol.MAX_FIELDS} fields")
            )
            return
        try:
            options = options_of(frame.payload, self._client.options, self._state.checker.rules)
            markup = markup_of(frame.payload, self._client.markup)
        except UnknownName as unknown:  # of this field; the others are checked
            await self._stream.send("error", frame.id, error_of(unknown.code, 422, str(unknown)))
            return
        old = self._fields.pop(frame.id, None)
        if old is not None:
            await old.stop()
        checker, words, owner = self._state.checker, self._client.standing.words, self._client.standing.principal.id
        patience = Patience(self._state.settings.deadline_seconds, self._state.lanes.crowded)
        send, page = self._stream.send, self._page
        self._fields[frame.id] = Field(frame.id, checker, options, send, words, owner, page, patience, markup)
        await self._take(frame.id, frame.payload)

    async def _take(self, field_id: str, payload: TextPayload) -> None:
        field = self._fields[field_id]
        if await self._refused(field, len(payload.text), len(payload.text)):
            return
        field.replace(payload)
        field.forget()
        await self._stream.send("ack", field_id, {"rev": payload.rev})
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
            await self._stream.send("desync", frame.id, {"have": None if field is None else field.rev})
            return
        await self._stream.send("ack", frame.id, {"rev": field.rev})
        await field.check()

    async def _refused(self, field: Field, length: int, cost: int) -> bool:
        """Whether a text is too long, or beyond the rate or quota of the key; the client has been told then."""
        error = await self._client.standing.refusal(length, cost)
        if error is None:
            return False
        self._state.metrics.refusals.labels(str(error["code"])).inc()
        await field.stop()
        await self._stream.send("error", field.id, error)
        return True
