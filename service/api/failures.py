"""Whatever goes wrong in a route becomes the one error body."""

from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from service.api.problems import Code, Problem
from service.api.running import state_of
from service.telemetry.logs import log, place_of

_OF_STATUS = {404: Code.NOT_FOUND, 405: Code.METHOD_NOT_ALLOWED, 413: Code.BODY_TOO_LARGE}


class Failures:
    """ASGI middleware: an exception that no route has foreseen is logged by its place and answered with a 500."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        started = False

        async def watched(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except ClientDisconnect:
            return
        except Exception as error:
            if scope["type"] != "http":
                raise
            request_id = scope["state"]["request_id"]
            log.error("failure", id=request_id, **place_of(error))
            if not started:
                await Problem(Code.INTERNAL_ERROR).response(request_id)(scope, receive, send)


def count_refusal(request: Request, code: Code) -> None:
    """Count a request that was refused, by the reason."""
    state_of(request).metrics.refusals.labels(code.key).inc()


async def on_problem(request: Request, problem: Exception) -> Response:
    """The response of a problem that a route has raised."""
    assert isinstance(problem, Problem)  # noqa: S101 - it is registered for nothing else
    count_refusal(request, problem.code)
    return problem.response(request.scope["state"]["request_id"])


async def on_http_exception(request: Request, error: Exception) -> Response:
    """The response of what the framework raises: no such route, no such method."""
    assert isinstance(error, HTTPException)  # noqa: S101 - it is registered for nothing else
    code = _OF_STATUS.get(error.status_code)
    if code is None:
        code = Code.INTERNAL_ERROR if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR else Code.INVALID_REQUEST
    return Problem(code, headers=error.headers or {}).response(request.scope["state"]["request_id"])


async def on_storage_error(request: Request, error: Exception) -> Response:
    """The response where the database does not answer."""
    request_id = request.scope["state"]["request_id"]
    log.error("the database does not answer", id=request_id, **place_of(error))
    count_refusal(request, Code.STORAGE_UNAVAILABLE)
    return Problem(Code.STORAGE_UNAVAILABLE, headers={"Retry-After": "5"}).response(request_id)
