"""``POST /v1/client-tokens``: an API key -> a short-lived token that a page of one origin may use."""

import asyncio
from functools import partial
from typing import Annotated

import orjson
from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from service.access.errors import AccessError
from service.access.principal import Principal
from service.api.authorization import caller
from service.api.body import read_object
from service.api.openapi import body_of, problems_of
from service.api.problems import Code, invalid
from service.api.running import state_of
from service.api.schemas.client_tokens import ClientTokenRequest, ClientTokenResponse
from service.api.schemas.validation import require_characters, validated

router = APIRouter(tags=["access"])


@router.post(
    "/v1/client-tokens",
    operation_id="createClientToken",
    summary="Make a client token",
    response_model=ClientTokenResponse,
    responses=problems_of(Code.MALFORMED_JSON, Code.BODY_TOO_LARGE, Code.UNSUPPORTED_MEDIA_TYPE, Code.INVALID_REQUEST),
    openapi_extra=body_of(ClientTokenRequest),
)
async def create_client_token(request: Request, principal: Annotated[Principal, Depends(caller("tokens"))]) -> Response:
    """Make a token for a browser, so that the API key stays on your server.

    It works from the named origin only, ends by itself, and stops working when the key is revoked.
    """
    state = state_of(request)
    body = await read_object(request, partial(validated, ClientTokenRequest))
    require_characters(body.origin)
    longest = state.settings.client_token_seconds
    seconds = min(body.expires_in or longest, longest)
    try:
        token = await asyncio.to_thread(state.access.issue_client_token, principal, body.origin, body.scopes, seconds)
    except AccessError as error:
        raise invalid(f"/{error.field or 'origin'}", str(error)) from None
    answer = {"status": 200, "clientToken": token, "expiresIn": seconds}
    return Response(orjson.dumps(answer), media_type="application/json", headers={"Cache-Control": "no-store"})
