"""``emend proxy``: what it forwards to the service, and how it runs."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from urllib.parse import quote

import httpx
import orjson
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol

from models.errors import ConfigError
from service.api.body import read
from service.api.problems import Code, Problem
from service.proxy.relay import close, relay
from service.proxy.tokens import PageTokens, Refused
from service.server import run_app
from service.settings import Settings
from service.socket.closing import BAD_FRAME, FORBIDDEN, RESTART, UNAUTHORIZED
from service.socket.protocol import MAX_FRAME, SUBPROTOCOL
from service.telemetry.logs import set_up_logs
from service.telemetry.traced import Traced
from service.telemetry.tracing import tracing_for

_TIMEOUT_SECONDS = 90
_TRACE = ("traceparent", "tracestate")
"""What names the trace of a request (W3C Trace Context)."""
_KEPT = ("content-type", "content-security-policy", "location", "retry-after")
"""Headers of the service's answers that are passed on."""


class Proxy:
    """Forwards the frames and requests of pages whose token is good to one service."""

    def __init__(self, settings: Settings) -> None:
        """Know the service.

        Raises:
            ConfigError: the address or the key of the service is missing, or a secret is too short.
        """
        if not settings.upstream_url.startswith(("http://", "https://")):
            raise ConfigError("EMEND_UPSTREAM_URL: name the service, http://... or https://...")
        if not settings.upstream_key:
            raise ConfigError("EMEND_UPSTREAM_KEY: give the API key of the service")
        self._url = settings.upstream_url.rstrip("/")
        self._key = settings.upstream_key
        self._tokens = PageTokens(settings.proxy_secrets)
        self.tracing = tracing_for(settings.tracing)
        self._client = httpx.AsyncClient(base_url=self._url, timeout=_TIMEOUT_SECONDS, trust_env=False)

    def app(self) -> Starlette:
        """The ASGI application."""

        @asynccontextmanager
        async def lifespan(_: Starlette) -> AsyncIterator[None]:
            yield
            await self._client.aclose()
            if self.tracing is not None:
                await asyncio.to_thread(self.tracing.flush)

        routes = [
            WebSocketRoute("/v1/ws", self.socket),
            Route("/v1/checker", self.checker, methods=["POST", "OPTIONS"]),
            Route("/v1/define/{word:path}", self.define, methods=["GET", "OPTIONS"]),
            Route("/rules", self.rules, methods=["GET"]),
            Route("/rules/{path:path}", self.rules, methods=["GET"]),
            Route("/healthz", self.health, methods=["GET"]),
        ]
        app = Starlette(routes=routes, lifespan=lifespan)
        if self.tracing is not None:
            app.add_middleware(Traced, tracing=self.tracing)
        return app

    async def health(self, _: Request) -> Response:
        """Answer 200 as long as the process can answer."""
        return Response(b'{"status":200}', media_type="application/json")

    async def checker(self, request: Request) -> Response:
        """Forward a check over HTTP; the answer may be read by pages of the token's origin."""
        if (answer := self._answered(request)) is not None:
            return answer
        try:
            body = await read(request)
        except Problem as problem:
            return replace(problem, headers={**_cors(request), **problem.headers}).response()
        headers = {"Content-Type": request.headers.get("content-type", "")}
        return await self._forward(request, "POST", "/v1/checker", body, headers)

    async def define(self, request: Request) -> Response:
        """Forward a question for the meanings of a word."""
        if (answer := self._answered(request)) is not None:
            return answer
        word = quote(request.path_params["word"], safe="")
        return await self._forward(request, "GET", f"/v1/define/{word}")

    async def rules(self, request: Request) -> Response:
        """Show the page about a rule, which alerts link to: the service may be where browsers do not reach it."""
        query = f"?{request.url.query}" if request.url.query else ""
        return await self._forward(request, "GET", quote(request.scope["path"], safe="/:") + query, key=False)

    def _answered(self, request: Request) -> Response | None:
        """What a request is answered at once: what a browser asks ahead of it, or one without a good token."""
        if request.method == "OPTIONS":
            return Response(status_code=204, headers=_cors(request))
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        try:
            self._tokens.verify(token if scheme.lower() == "bearer" else "", request.headers.get("origin"))
        except Refused as refused:
            return Problem(refused.code, headers=_cors(request)).response()
        return None

    async def _forward(
        self, request: Request, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] = {}, *,
        key: bool = True,
    ) -> Response:  # fmt: skip
        """Ask the service, with the key or as anybody, and pass its answer on."""
        sent = {**headers, **({"Authorization": f"Bearer {self._key}"} if key else {})}
        try:
            answer = await self._client.request(
                method, path, content=body, headers=self._passed_on(request, sent), follow_redirects=False
            )
        except httpx.HTTPError:
            return Problem(Code.NOT_READY, headers={**_cors(request), "Retry-After": "5"}).response()
        kept = {name: answer.headers[name] for name in _KEPT if name in answer.headers}
        return Response(answer.content, answer.status_code, {**kept, **_cors(request)})

    async def socket(self, websocket: WebSocket) -> None:
        """Relay one connection: the key goes into the first frame, all others pass as they are."""
        await websocket.accept(subprotocol=SUBPROTOCOL)
        try:
            hello = orjson.loads(await asyncio.wait_for(websocket.receive_text(), 5))
            asked = hello["payload"].get("auth", {}).get("clientToken")
            token = websocket.query_params.get("clientToken") or asked or ""
            self._tokens.verify(token, websocket.headers.get("origin"))
        except Refused as refused:
            await websocket.close(UNAUTHORIZED if refused.code.status == 401 else FORBIDDEN)
            return
        except (ValueError, KeyError, TypeError, AttributeError, TimeoutError):
            await websocket.close(BAD_FRAME)
            return
        except WebSocketDisconnect:
            return
        hello["payload"]["auth"] = {"apiKey": self._key}
        try:
            address = "ws" + self._url.removeprefix("http") + "/v1/ws"
            protocols = [Subprotocol(SUBPROTOCOL)]
            passed = self._passed_on(websocket, {})
            async with connect(
                address, subprotocols=protocols, max_size=4 * MAX_FRAME, proxy=None, additional_headers=passed
            ) as upstream:
                await upstream.send(orjson.dumps(hello).decode())
                await relay(websocket, upstream)
        except (OSError, WebSocketException):
            await close(websocket, RESTART)

    def _passed_on(self, came: HTTPConnection, headers: dict[str, str]) -> dict[str, str]:
        """The headers of a request to the service: where the client asked, and the trace that it is part of."""
        asked = {"X-Forwarded-Host": came.url.netloc, "X-Forwarded-Proto": came.url.scheme.replace("ws", "http")}
        passed = headers | asked | {name: came.headers[name] for name in _TRACE if name in came.headers}
        if self.tracing is not None:
            self.tracing.tell(passed)
        return passed


def run(settings: Settings, on_start: Callable[[str], None]) -> None:
    """Run the proxy until SIGINT or SIGTERM; ``on_start`` is called with its URL.

    Raises:
        ConfigError: a setting is missing or impossible, or the address is taken.
    """
    set_up_logs(settings.log_level)
    run_app(Proxy(settings).app(), settings, on_start)


def _cors(request: Request) -> dict[str, str]:
    """What lets a page read the answer; who may get one is the token's matter."""
    return {
        "Access-Control-Allow-Origin": request.headers.get("origin") or "*",
        "Access-Control-Allow-Methods": "GET, POST",
        "Access-Control-Allow-Headers": "Authorization, Content-Type",
        "Vary": "Origin",
    }
