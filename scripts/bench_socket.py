"""How soon after a keystroke in a long text the alerts of the edited sentence arrive over the WebSocket."""

import asyncio
import json
import time
import zlib
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

_WORD = "neighbour"
_MOST = 4 * 1024 * 1024


class Typist:
    """A client of ``checker.v1`` that types letters into one word of a long text."""

    def __init__(self, socket: ClientConnection, text: str) -> None:
        """Type into the first such word behind the middle."""
        self._socket = socket
        self._text = text
        self._at = text.index(_WORD, len(text) // 2)
        self._rev = 1
        self.alerts = 0

    async def open(self) -> None:
        """Have the text checked."""
        digest = f"{zlib.crc32(self._text.encode()):08x}"
        await self._send("open", {"rev": 1, "text": self._text, "hash": digest, "language": "en-US"})
        self.alerts = (await self._until("done"))["alertsCount"]

    async def keystroke(self, letter: str) -> float:
        """Seconds from the patch to the alerts of its sentence, of all checks."""
        self._text = self._text[: self._at] + letter + self._text[self._at :]
        self._rev += 1
        patch = {"base": self._rev - 1, "rev": self._rev, "ops": [[self._at, 0, letter]], "len": len(self._text)}
        started = time.perf_counter()
        await self._send("patch", patch)
        while True:
            payload = await self._until("alerts")
            if payload["tier"] == "full" and payload["span"][0] <= self._at < payload["span"][1]:
                break
        taken = time.perf_counter() - started
        await self._until("done")
        return taken

    async def hello(self, key: str) -> None:
        """Say who it is."""
        await self._send("hello", {"versions": [1], "sdk": "bench", "auth": {"apiKey": key}}, field="")
        await self._until("welcome")

    async def _send(self, kind: str, payload: dict[str, Any], field: str = "f") -> None:
        await self._socket.send(json.dumps({"type": kind, "id": field, "payload": payload}))

    async def _until(self, kind: str) -> dict[str, Any]:
        while True:
            frame = json.loads(await self._socket.recv())
            if frame["type"] == "error":
                raise RuntimeError(frame["payload"]["message"])
            if frame["type"] == kind:
                payload: dict[str, Any] = frame["payload"]
                return payload


async def keystrokes(url: str, key: str, text: str, times: int) -> tuple[Sequence[float], int]:
    """Seconds that each of some keystrokes takes to its alerts, sorted, and the number of alerts of the text."""
    address = url.replace("http", "ws", 1) + "/v1/ws"
    async with connect(address, subprotocols=[Subprotocol("checker.v1")], max_size=_MOST, proxy=None) as socket:
        typist = Typist(socket, text)
        await typist.hello(key)
        await typist.open()
        taken = []
        for number in range(times):
            taken.append(await typist.keystroke("abcdefghij"[number % 10]))
            await asyncio.sleep(0.1)  # no more frames in ten seconds than a client may send
        return sorted(taken), typist.alerts
