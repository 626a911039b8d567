"""``HEAD``, for every route with ``GET``: the header fields that it would have brought (RFC 9110, section 9.3.2)."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Heads:
    """ASGI middleware: a route is asked by ``GET``; the server, told again what was asked, sends no body."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return

        async def answer(message: Message) -> None:
            scope["method"] = "HEAD"
            await send(message)

        scope["method"] = "GET"
        try:
            await self.app(scope, receive, answer)
        finally:
            scope["method"] = "HEAD"
