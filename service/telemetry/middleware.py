"""Around every request: its id, its time, one log line, its metrics, and header fields that routes have left for it."""

import re
import time
from secrets import token_hex
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from service.telemetry.logs import log
from service.telemetry.metrics import Metrics

CLIENT_GONE = 499
"""The status under which a request is counted whose client has not waited for the answer."""
UNMATCHED = "(unmatched)"
"""The route of requests that have none."""

QUIET = {"/healthz", "/readyz", "/metrics"}
"""What is asked for all the time: not traced, and logged only where it fails."""
_REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"}
"""Those that metrics, logs and traces name; clients may invent others."""


class Telemetry:
    """ASGI middleware; it leaves ``request_id`` in the state of the request, and sends what is in ``headers`` there."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        """Wrap an application."""
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        given = Headers(scope=scope).get("x-request-id", "")
        state: dict[str, Any] = scope.setdefault("state", {})
        state["request_id"] = given if _REQUEST_ID.fullmatch(given) else token_hex(8)
        state["headers"] = {}
        state["timing"] = {}
        status = CLIENT_GONE
        started = time.perf_counter()

        async def observed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = state["request_id"]
                headers["X-Content-Type-Options"] = "nosniff"
                for name, value in state["headers"].items():
                    headers[name] = value
                if state["timing"]:
                    headers["Server-Timing"] = _server_timing(state["timing"], time.perf_counter() - started)
            await send(message)

        with self.metrics.running.track_inprogress():
            try:
                await self.app(scope, receive, observed)
            finally:
                self._note(scope, status, time.perf_counter() - started)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path_format", UNMATCHED)
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        self.metrics.requests.labels(route, method, status).inc()
        self.metrics.seconds.labels(route).observe(seconds)
        state = scope["state"]
        say = log.debug if route in QUIET and status < 400 else log.info
        say(
            "request",
            id=state["request_id"],
            method=method,
            route=route,
            status=status,
            ms=_milliseconds(seconds),
            **{f"{name}_ms": _milliseconds(spent) for name, spent in state["timing"].items()},
            **({"trace": state["trace"]} if "trace" in state else {}),
            **state.get("noted", {}),
        )


def _server_timing(parts: dict[str, float], total: float) -> str:
    """The header field of W3C Server Timing: durations in milliseconds."""
    spent = {**parts, "total": total}
    return ", ".join(f"{name};dur={_milliseconds(seconds)}" for name, seconds in spent.items())


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 2)
