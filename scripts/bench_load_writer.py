"""A writer of the load test: a client of ``checker.v1`` as small as can be, for a thousand of them in one process."""

import asyncio
import json
import zlib
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

_PATIENCE_SECONDS = 90
_BEAT_SECONDS = 20
_RETRY_MS = 5_000
_MOST = 4 * 1024 * 1024


class LoadWriter:
    """One connection with one field."""

    class Refused(Exception):  # noqa: N818
        """The service has refused a text: it says why, and after how many seconds it is to be sent again."""

        def __init__(self, code: str, seconds: float) -> None:
            super().__init__(code)
            self.seconds = seconds

    def __init__(self, url: str, key: str) -> None:
        """Connect to a service with a key."""
        address = "ws" + url.removeprefix("http") + "/v1/ws"
        self._connect = connect(
            address,
            subprotocols=[Subprotocol("checker.v1")],
            open_timeout=_PATIENCE_SECONDS,
            max_size=_MOST,
            proxy=None,
        )
        self._key = key
        self._socket: ClientConnection
        self._beats: asyncio.Task[None]
        self._text = ""
        self._rev = 1

    async def __aenter__(self) -> "LoadWriter":
        self._socket = await self._connect.__aenter__()
        self._beats = asyncio.create_task(self._beat())
        await self._send("hello", {"versions": [1], "sdk": "load", "auth": {"apiKey": self._key}}, "")
        await self._until("welcome")
        return self

    async def __aexit__(self, *error: Any) -> None:
        self._beats.cancel()
        await self._connect.__aexit__(*error)

    async def open(self, text: str) -> None:
        """Have a text checked."""
        self._text = text
        await self._send("open", {**self._whole(), "language": "en-US"})
        await self._until("done")

    async def again(self) -> None:
        """Have the text checked that was refused."""
        self._rev += 1
        await self._send("sync", self._whole())
        await self._until("done")

    async def type(self, word: str) -> None:
        """Put in a word and have the text checked."""
        at, inserted = len(self._text) - 1, f" {word}"
        self._text = self._text[:at] + inserted + self._text[at:]
        self._rev += 1
        patch = {"base": self._rev - 1, "rev": self._rev, "ops": [[at, 0, inserted]], "len": len(self._text)}
        await self._send("patch", patch)
        await self._until("done")

    def _whole(self) -> dict[str, Any]:
        return {"rev": self._rev, "text": self._text, "hash": f"{zlib.crc32(self._text.encode()):08x}"}

    async def _beat(self) -> None:
        with suppress(ConnectionClosed):  # whoever reads is told of it
            while True:
                await asyncio.sleep(_BEAT_SECONDS)
                await self._send("ping", {"t": 0}, "")

    async def _send(self, kind: str, payload: dict[str, Any], field: str = "f") -> None:
        await self._socket.send(json.dumps({"type": kind, "id": field, "payload": payload}))

    async def _until(self, kind: str) -> None:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            while True:
                frame = json.loads(await self._socket.recv())
                if frame["type"] == kind:
                    return
                if frame["type"] == "error":
                    seconds = frame["payload"].get("retryAfterMs", _RETRY_MS) / 1000
                    raise LoadWriter.Refused(frame["payload"]["code"], seconds)
