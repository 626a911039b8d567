"""Who sends a request to ``/v2``: a key in the header or in the field ``apiKey``, or nobody where that is allowed."""

import asyncio

from fastapi import Request

from service.access.addresses import network_of
from service.access.errors import AccessDenied
from service.access.principal import Principal, Scope
from service.api.languagetool.fields import Fields
from service.api.problems import Code, Problem
from service.api.rate import count
from service.api.running import state_of


async def admitted(request: Request, fields: Fields) -> Principal:
    """Let a request in and count it.

    Raises:
        Problem: 401 or 403, it may not come in; 429, there were too many.
    """
    if _shows_key(request, fields) or not state_of(request).settings.anonymous:
        return await key_holder(request, fields)
    request.state.noted = {"key": "anonymous"}
    principal = Principal(f"address:{network_of(_address(request))}", "anonymous", frozenset({str(Scope.CHECK)}))
    await count(request, principal)
    return principal


async def key_holder(request: Request, fields: Fields) -> Principal:
    """Let a request with a key in and count it.

    Raises:
        Problem: 401 or 403, it may not come in; 429, there were too many.
    """
    access = state_of(request).access
    authorization = request.headers.get("authorization")
    if authorization is None and fields.text("apiKey"):
        authorization = f"Bearer {fields.text('apiKey')}"
    try:
        principal = await asyncio.to_thread(
            access.authenticate, authorization, request.headers.get("origin"), _address(request)
        )
        principal.require(Scope.CHECK)
    except AccessDenied as denied:
        detail = "send a key in the field apiKey or as Authorization: Bearer KEY" if authorization is None else ""
        raise Problem(Code[denied.code.upper()], detail or denied.detail, denied.headers) from None
    request.state.noted = {"key": principal.id}
    await count(request, principal)
    return principal


def _shows_key(request: Request, fields: Fields) -> bool:
    return "authorization" in request.headers or bool(fields.text("apiKey"))


def _address(request: Request) -> str:
    return request.client.host if request.client else ""
