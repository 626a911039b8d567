"""The frames that come and go over one WebSocket."""

import asyncio
import time
from collections import deque
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from service.socket import frames, protocol
from service.socket.closing import BAD_FRAME, HELLO_TIMEOUT, RATE_LIMIT, TOO_BIG, Closed, error_of
from service.socket.frames import BadFrame
from service.telemetry.metrics import Metrics

FRAMES_IN_WINDOW, WINDOW_SECONDS = 200, 10
"""Frames that a client may send in a moving window."""


class FrameStream:
    """Sends frames one after the other, and reads those of the client, which may not be too many."""

    def __init__(self, websocket: WebSocket, metrics: Metrics) -> None:
        """Take an accepted WebSocket, and what counts refusals."""
        self._websocket = websocket
        self._metrics = metrics
        self._arrivals: deque[float] = deque()
        self._sending = asyncio.Lock()

    async def send(self, kind: str, field_id: str, payload: dict[str, Any]) -> None:
        """Send a frame; waits while the client does not read."""
        async with self._sending:
            await self._websocket.send_text(
                orjson.dumps({"type": kind, "id": field_id, "payload": payload}).decode("utf-8")
            )

    async def receive(self, seconds: float) -> Any:
        """The next frame of the client.

        Raises:
            Closed: none comes in that time, too many come, or it is none of this protocol.
            WebSocketDisconnect: the client has gone.
        """
        try:
            async with asyncio.timeout(seconds):
                data = await self._websocket.receive_text()
        except TimeoutError:
            raise Closed(HELLO_TIMEOUT) from None
        except KeyError:  # a binary frame has no text
            raise Closed(BAD_FRAME, error_of("bad_request", 400, "frames are text")) from None
        self._count()
        if len(data) > protocol.MAX_FRAME:
            raise Closed(TOO_BIG, error_of("text_too_long", 413, f"a frame has at most {protocol.MAX_FRAME} bytes"))
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

    async def close(self, closed: Closed) -> None:
        """End the connection; the client is told why first."""
        if closed.error is not None:
            self._metrics.refusals.labels(str(closed.error["code"])).inc()
        try:
            if closed.error is not None:
                await self.send("error", "", closed.error)
            await self._websocket.close(closed.code)
        except (RuntimeError, WebSocketDisconnect):  # it has gone meanwhile
            pass
