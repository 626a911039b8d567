"""Around every request that is traced: its span, inside that of the client if it names one by ``traceparent``."""

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from service.telemetry.middleware import METHODS, QUIET, UNMATCHED
from service.telemetry.tracing import Tracing

__all__ = ["Traced"]


class Traced:
    """ASGI middleware; it leaves the name of the trace in the state of the request, for the log."""

    def __init__(self, app: ASGIApp, tracing: Tracing) -> None:
        """Wrap an application."""
        self.app = app
        self._tracing = tracing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request. WebSockets have a span for each check, made where it is asked for."""
        if scope["type"] != "http" or scope["path"] in QUIET:
            await self.app(scope, receive, send)
            return
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        with self._tracing.server(method, Headers(scope=scope), {"http.request.method": method}) as span:
            scope.setdefault("state", {})["trace"] = f"{span.get_span_context().trace_id:032x}"

            async def observed(message: Message) -> None:
                if message["type"] == "http.response.start":
                    span.set_attribute("http.response.status_code", message["status"])
                    route = getattr(scope.get("route"), "path_format", UNMATCHED)
                    span.set_attribute("http.route", route)
                    span.update_name(f"{method} {route}")
                await send(message)

            await self.app(scope, receive, observed)
