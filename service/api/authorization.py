"""Who may call a route: the bearer token, its scope, and how often it may call."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import HTTPBearer

from service.access.errors import AccessDenied
from service.access.principal import Principal
from service.api.problems import Code, Problem
from service.state import Phase, State

bearer = HTTPBearer(
    auto_error=False,
    scheme_name="AccessToken",
    description="An API key made with `emend keys create`, or a client token.",
)


def state_of(request: Request) -> State:
    """The parts of the service that answers this request."""
    state: State = request.app.state.service
    return state


def require_ready(state: State) -> None:
    """Refuse while the models are not loaded, or the service is going down.

    Raises:
        Problem: 503.
    """
    if state.phase is Phase.DRAINING:
        raise Problem(Code.DRAINING, headers={"Retry-After": "5"})
    if state.phase is not Phase.READY:
        raise Problem(Code.NOT_READY, headers={"Retry-After": "5"})


def caller(scope: str) -> Callable[..., Awaitable[Principal]]:
    """A dependency that lets in whoever has a scope and counts the request against the rate of the key."""

    async def admitted(request: Request, _: Annotated[object, Depends(bearer)]) -> Principal:
        state = state_of(request)
        try:
            principal = await asyncio.to_thread(
                state.access.authenticate, request.headers.get("authorization"), request.headers.get("origin")
            )
            principal.require(scope)
        except AccessDenied as denied:
            raise Problem(Code[denied.code.upper()], denied.detail, denied.headers) from None
        request.state.noted = {"key": principal.id}
        # Counted in memory this takes microseconds; a Redis has to be waited for.
        count = state.limits.count
        rate = await asyncio.to_thread(count, principal) if state.settings.redis_url else count(principal)
        request.state.rate = rate
        request.state.headers.update(rate.headers())
        if not rate.allowed:
            raise Problem(Code.RATE_LIMITED)
        return principal

    return admitted
