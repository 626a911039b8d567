"""Errors of ``/v2``: one line of plain text and the statuses that clients of LanguageTool know."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request
from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse, Response

from service.api.failures import count_refusal
from service.api.problems import Code, Problem
from service.storage.errors import StorageError
from service.telemetry.logs import log, place_of

_OF_STATUS = {401: 403, 415: 400, 422: 400}
"""LanguageTool knows 400 for what is wrong with a request, 403 for whoever may not come in."""


class PlainErrors(APIRoute):
    """A route whose problems are answered in plain text."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler of the route, with its problems turned into responses."""
        handler = super().get_route_handler()

        async def answered(request: Request) -> Response:
            try:
                return await handler(request)
            except Problem as problem:
                count_refusal(request, problem.code)
                return _response(problem)
            except ClientDisconnect:
                raise
            except Exception as error:
                log.error("failure", id=request.scope["state"]["request_id"], **place_of(error))
                stored = isinstance(error, StorageError)
                return _response(
                    Problem(Code.STORAGE_UNAVAILABLE, headers={"Retry-After": "5"})
                    if stored
                    else Problem(Code.INTERNAL_ERROR)
                )

        return answered


def _response(problem: Problem) -> Response:
    status = _OF_STATUS.get(problem.code.status, problem.code.status)
    return PlainTextResponse(f"Error: {problem.detail or problem.code.meaning}", status, dict(problem.headers))
