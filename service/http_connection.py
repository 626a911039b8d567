"""A connection of HTTP/1.1 whose client gets so long for a request, and so many bytes for its head."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from service.api.problems import MEDIA_TYPE, Code, Problem
from service.limits import HEAD_BYTES

__all__ = ["Bounds", "HttpConnection"]


_MARKS = 4
"""Bytes of a header field besides its name and its value."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a client gets.

    Attributes:
        header_seconds: for the head of a request, from its first byte or the start of the connection.
        body_seconds: for its body.
        refused: called with the reason where that did not suffice, or the request was none.
    """

    header_seconds: float
    body_seconds: float
    refused: Callable[[Code], object] = lambda _: None


class HttpConnection(HttpToolsProtocol):
    """Refuses what no application is to see: slow and large heads, slow bodies, requests for no host or for several."""

    def __init__(self, bounds: Bounds, *args: Any, **kwargs: Any) -> None:
        """Take the bounds, and what uvicorn gives a connection."""
        super().__init__(*args, **kwargs)
        self._bounds = bounds
        self._timer: asyncio.TimerHandle | None = None
        self._in_head = True
        self._head_bytes = 0
        self._refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start to wait for a request."""
        super().connection_made(transport)
        self._wait(self._bounds.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._wait(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come."""
        if self._refused:
            return
        # Of a head that is not complete the parser tells nothing.
        self._head_bytes += len(data) if self._in_head else 0
        super().data_received(data)
        if self._in_head and self._head_bytes > HEAD_BYTES:
            self._refuse(Code.HEAD_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if not self._in_head:  # it is not the first
            self._in_head = True
            self._head_bytes = 0
            self._wait(self._bounds.header_seconds)

    def on_headers_complete(self) -> None:
        """The head of a request is there."""
        self._in_head = False
        self._wait(None)
        size = len(self.url) + sum(len(name) + len(value) + _MARKS for name, value in self.headers)
        hosts = sum(name == b"host" for name, _ in self.headers)
        if size > HEAD_BYTES:
            self._refuse(Code.HEAD_TOO_LARGE)
        elif hosts > 1 or (hosts == 0 and self.parser.get_http_version() == "1.1"):
            self._refuse(Code.MALFORMED_REQUEST, "A request names one host (RFC 9112, section 3.2).")
        else:
            super().on_headers_complete()
            self._wait(self._bounds.body_seconds)

    def on_body(self, body: bytes) -> None:
        """A part of a body is there."""
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is there."""
        self._wait(None)
        if not self._refused:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; from now on others watch it."""
        self._wait(None)
        if not self._refused:
            super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request."""
        self._refuse(Code.MALFORMED_REQUEST)

    def _wait(self, seconds: float | None) -> None:
        """Wait so long for what is to come, instead of what was waited for; with None, for nothing."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        """The client has had its time."""
        busy = self.cycle is not None and not self.cycle.response_complete
        if self.pipeline or (self._in_head and busy):  # it waits for the answers to requests in front of this one
            self._wait(self._bounds.body_seconds)
        elif self._in_head and not self._head_bytes:
            self.transport.close()
        else:
            self._refuse(Code.REQUEST_TIMEOUT)

    @property
    def _answered(self) -> bool:
        """Whether an answer to this request or to one in front of it has begun, which an error would cut in two."""
        if self.cycle is None:
            return False
        return self.cycle.response_started if self.cycle.scope is self.scope else not self.cycle.response_complete

    def _refuse(self, code: Code, detail: str = "") -> None:
        """Answer with an error, unless an answer is under way, and end the connection."""
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        self._wait(None)
        self._bounds.refused(code)
        if not self._answered:
            body = bytes(Problem(code, detail).response().body)
            self.transport.write(
                f"HTTP/1.1 {code.status} {HTTPStatus(code.status).phrase}\r\ncontent-type: {MEDIA_TYPE}\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode("ascii")
                + body
            )
        self.transport.close()
