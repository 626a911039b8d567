"""``POST /v1/checker``: a text -> alerts and statistics."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from service.access.principal import Principal
from service.api.authorization import caller
from service.api.body import read_object
from service.api.checking import checked
from service.api.openapi import body_of, problems_of
from service.api.problems import Code, invalid
from service.api.running import require_ready, state_of
from service.api.schemas import CheckRequest, CheckResponse, require_characters, validated
from service.checking.annotated import AnnotatedText
from service.checking.language import known
from service.checking.options import Options

router = APIRouter(tags=["checker"])

_ERRORS = (
    Code.MALFORMED_JSON,
    Code.TEXT_TOO_LONG,
    Code.BODY_TOO_LARGE,
    Code.UNSUPPORTED_MEDIA_TYPE,
    Code.INVALID_REQUEST,
    Code.INVALID_TEXT,
    Code.QUOTA_EXCEEDED,
    Code.OVERLOADED,
    Code.DRAINING,
    Code.NOT_READY,
    Code.DEADLINE_EXCEEDED,
)


@router.post(
    "/v1/checker",
    operation_id="check",
    summary="Check a text",
    response_model=CheckResponse,
    responses=problems_of(*_ERRORS),
    openapi_extra=body_of(CheckRequest),
)
async def check(request: Request, principal: Annotated[Principal, Depends(caller("check"))]) -> Response:
    """Find what is wrong with a text: grammar, spelling, punctuation, style and more.

    Each alert says where it is, what is wrong and what could stand there instead. Alerts are sorted by offset and never
    overlap, so that replacements applied from the last to the first do not disturb one another. Words of the personal
    dictionary of the key are accepted. Alerts on a text with markup start and end outside the markup, and their
    replacements keep what markup stands between.
    """
    require_ready(state_of(request))
    text, options = await read_object(request, _asked)
    result = await checked(request, principal, text, options)
    return Response(orjson.dumps(result.to_json()), media_type="application/json")


def _asked(value: dict[str, Any]) -> tuple[AnnotatedText, Options]:
    """The text and the options of a request.

    Raises:
        Problem: 422, something is missing, unknown or no character.
    """
    body = validated(CheckRequest, value)
    text = body.read()
    require_characters("".join((body.language, *body.disabled_rules, *body.enabled_rules, *body.dictionary)))
    return text, _options(body)


def _options(body: CheckRequest) -> Options:
    """The options of a request.

    Raises:
        Problem: 422, the language is unknown.
    """
    language = known(body.language)
    if language is None:
        raise invalid("/language", "no language that is known; GET /v1/languages lists them")
    return Options(
        language=language,
        position_encoding=body.position_encoding,
        categories=frozenset(body.categories),
        disabled_categories=frozenset(body.disabled_categories),
        disabled_rules=frozenset(body.disabled_rules),
        enabled_rules=frozenset(body.enabled_rules),
        dictionary=frozenset(body.dictionary),
        tone=body.tone,
        level=body.level,
        writer=body.writer,
    )
