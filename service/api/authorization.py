"""Who may call a route: the bearer token, its scope, and how often it may call."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import HTTPBearer

from service.access.errors import AccessDenied
from service.access.principal import Principal
from service.api.problems import Code, Problem
from service.api.rate import count
from service.api.running import state_of

bearer = HTTPBearer(
    auto_error=False,
    scheme_name="AccessToken",
    description="An API key made with `emend keys create`, or a client token.",
)


def caller(scope: str) -> Callable[..., Awaitable[Principal]]:
    """A dependency that lets in whoever has a scope and counts the request against the rate of the key."""

    async def admitted(request: Request, _: Annotated[object, Depends(bearer)]) -> Principal:
        state = state_of(request)
        try:
            principal = await asyncio.to_thread(
                state.access.authenticate,
                request.headers.get("authorization"),
                request.headers.get("origin"),
                request.client.host if request.client else "",
            )
            principal.require(scope)
        except AccessDenied as denied:
            raise Problem(Code[denied.code.upper()], denied.detail, denied.headers) from None
        request.state.noted = {"key": principal.id}
        await count(request, principal)
        return principal

    return admitted
