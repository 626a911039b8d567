"""A request with a method that its path has not: the response names those that it has (RFC 9110, section 15.5.6)."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response
from starlette.routing import Match, Route

from service.api.problems import Code, Problem


def wrong_method(routers: Sequence[APIRouter]) -> Callable[[Request, Exception], Coroutine[Any, Any, Response]]:
    """A handler of 405 that knows all routes of a path, of which the framework has tried only one."""
    routes = [route for router in routers for route in router.routes if isinstance(route, Route)]

    async def on_wrong_method(request: Request, _: Exception) -> Response:
        scope = request.scope
        methods = {
            method for route in routes if route.matches(scope)[0] is not Match.NONE for method in route.methods or ()
        }
        if "GET" in methods:
            methods.add("HEAD")
        problem = Problem(Code.METHOD_NOT_ALLOWED, headers={"Allow": ", ".join(sorted(methods))})
        return problem.response(scope["state"]["request_id"])

    return on_wrong_method
