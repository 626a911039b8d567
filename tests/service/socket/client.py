"""A client of ``checker.v1`` as simple as can be: it keeps the text and the alerts as the protocol says."""

import json
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from service.socket.protocol import SUBPROTOCOL
from service.socket.text import FieldText

SUBPROTOCOLS = [Subprotocol(SUBPROTOCOL)]


class Client:
    """One connection; ``text`` and ``alerts`` are what a browser would show of the field ``f``."""

    def __init__(self, url: str, query: str = "", **options: Any) -> None:
        self._connect = connect(url.replace("http", "ws", 1) + "/v1/ws" + query, subprotocols=SUBPROTOCOLS, **options)
        self.socket: ClientConnection
        self.text = ""
        self.rev = 0
        self.alerts: list[dict[str, Any]] = []
        self.frames: list[dict[str, Any]] = []

    def __enter__(self) -> "Client":
        self.socket = self._connect.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._connect.__exit__(*error)

    def send(self, kind: str, payload: dict[str, Any], field: str = "f") -> str:
        frame = json.dumps({"type": kind, "id": field, "payload": payload})
        self.socket.send(frame)
        return frame

    def receive(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.socket.recv(timeout=60))
        self.frames.append(frame)
        if frame["type"] == "alerts":
            self._show(frame["payload"])
        return frame

    def until(self, kind: str) -> dict[str, Any]:
        """The payload of the next frame of a kind; those before it are taken in."""
        while True:
            frame = self.receive()
            if frame["type"] == kind:
                payload: dict[str, Any] = frame["payload"]
                return payload

    def until_one_of(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of some kinds; those before it, which may be of an older revision, are passed over."""
        while True:
            frame: dict[str, Any] = json.loads(self.socket.recv(timeout=60))
            if frame["type"] in kinds:
                return frame

    def hello(self, **payload: Any) -> dict[str, Any]:
        self.send("hello", {"versions": [1], "sdk": "test", "auth": {}, **payload}, field="")
        return self.until("welcome")

    def open(self, text: str, **payload: Any) -> dict[str, Any]:
        """Open the field and wait until it is checked."""
        self.text, self.rev, self.alerts = text, 1, []
        self.send("open", {"rev": 1, "text": text, "hash": FieldText(text).hash(), **payload})
        return self.until("done")

    def edit(self, at: int, deleted: int, inserted: str) -> str:
        """Change the text as a user does; give the frame that was sent."""
        units = self.text.encode("utf-16-le")
        units = units[: 2 * at] + inserted.encode("utf-16-le") + units[2 * (at + deleted) :]
        self.text = units.decode("utf-16-le")
        self.rev += 1
        delta = len(inserted.encode("utf-16-le")) // 2 - deleted
        self.alerts = [
            {**alert, "offset": alert["offset"] + (delta if alert["offset"] >= at + deleted else 0)}
            for alert in self.alerts
            if alert["offset"] + alert["length"] <= at or alert["offset"] >= at + deleted
        ]
        base, length = self.rev - 1, len(units) // 2
        return self.send("patch", {"base": base, "rev": self.rev, "ops": [[at, deleted, inserted]], "len": length})

    def shown(self) -> list[tuple[str, str]]:
        """The words of each alert as they stand in the text now, and the first replacement."""
        units = self.text.encode("utf-16-le")
        return [
            (
                units[2 * alert["offset"] : 2 * (alert["offset"] + alert["length"])].decode("utf-16-le"),
                (alert["replacements"] or [""])[0],
            )
            for alert in self.alerts
        ]

    def _show(self, payload: dict[str, Any]) -> None:
        assert payload["rev"] == self.rev, "the tests wait for a revision before they make the next"
        start, end = payload["span"]
        full = payload["tier"] == "full"
        kept = [
            alert
            for alert in self.alerts
            if not start <= alert["offset"] < end or (not full and alert["tier"] == "full")
        ]
        self.alerts = list(kept)
        for alert in payload["alerts"]:
            assert start <= alert["offset"] < end
            if all(apart(alert, other) for other in kept):
                self.alerts.append(alert)
        self.alerts.sort(key=lambda alert: alert["offset"])  # frames come in any order


def apart(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two alerts share no character."""
    return bool(one["offset"] + one["length"] <= other["offset"] or other["offset"] + other["length"] <= one["offset"])
