"""``/v2/languages``, ``/v2/configinfo``, ``/v2/maxtextlength``, ``/v2/info``, ``/v2/healthcheck``: about the service.

LanguageTool's client for Java asks all that it asks by ``POST``.
"""

import asyncio

import orjson
from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from service.api.languagetool.configuration import configuration
from service.api.languagetool.documented import CONFIGURATION_FIELDS, described, form, query
from service.api.languagetool.errors import PlainErrors
from service.api.languagetool.fields import Fields
from service.api.languagetool.matches import SOFTWARE
from service.api.problems import Code, Problem, invalid
from service.api.running import require_ready, state_of
from service.checking.known_languages import known_languages, nearest
from service.health import parts_of
from service.limits import TEXT_CHARACTERS

router = APIRouter(tags=["languagetool"], route_class=PlainErrors)


@router.get(
    "/v2/languages",
    operation_id="languagetoolLanguages",
    summary="List the languages as LanguageTool does",
    **described("Each language with its short code and its code."),
)
async def list_languages() -> Response:
    """Give the languages that a text can be in; nobody is asked for a key, as LibreOffice sends none here."""
    found = [{"name": one.name, "code": one.primary, "longCode": one.code} for one in known_languages().values()]
    return Response(orjson.dumps(found), media_type="application/json")


@router.get(
    "/v2/configinfo",
    operation_id="languagetoolConfiguration",
    summary="List the rules of a language as LanguageTool does",
    **described(
        "The software, the length that a text may have, the rules.",
        parameters=query(CONFIGURATION_FIELDS, {"language"}),
    ),
)
async def list_rules(request: Request) -> Response:
    """Give the rules for texts of a language, by the names that matches have; nobody is asked for a key."""
    return await _configuration(request)


@router.post(
    "/v2/configinfo",
    operation_id="languagetoolConfigurationByForm",
    summary="List the rules of a language that a form names",
    **described(
        "The software, the length that a text may have, the rules.",
        requestBody=form(CONFIGURATION_FIELDS, {"language"}),
    ),
)
async def list_rules_by_form(request: Request) -> Response:
    """Give the rules for texts of a language; see the operation of the same path that takes a query."""
    return await _configuration(request)


@router.get(
    "/v2/info",
    operation_id="languagetoolInfo",
    summary="Tell which software answers",
    **described("Its name and its version."),
)
async def info() -> Response:
    """Give the name and the version of the software, as `/v2/check` does; nobody is asked for a key."""
    return Response(orjson.dumps({"software": SOFTWARE}), media_type="application/json")


@router.get(
    "/v2/healthcheck",
    operation_id="languagetoolHealthcheck",
    summary="Tell whether texts are checked",
    response_class=PlainTextResponse,
    **described("OK.", "text/plain"),
)
async def healthcheck(request: Request) -> Response:
    """Answer `OK` if a text would be checked now, 503 if not; nobody is asked for a key."""
    state = state_of(request)
    require_ready(state)
    wrong = [part.how for part in parts_of(state) if not part.serves]
    if wrong:
        raise Problem(Code.OVERLOADED, "; ".join(wrong), {"Retry-After": "5"})
    return PlainTextResponse("OK")


@router.get(
    "/v2/maxtextlength",
    operation_id="languagetoolMaxTextLength",
    summary="Give the length that a text may have",
    response_class=PlainTextResponse,
    **described("The number of code points.", "text/plain"),
)
async def max_text_length() -> Response:
    """Give the number of characters of a text that is checked; nobody is asked for a key."""
    return PlainTextResponse(str(TEXT_CHARACTERS))


@router.post(
    "/v2/maxtextlength",
    operation_id="languagetoolMaxTextLengthByForm",
    summary="Give the length that a text may have, to those who ask by a form",
    response_class=PlainTextResponse,
    **described("The number of code points.", "text/plain"),
)
async def max_text_length_by_form() -> Response:
    """Give the number of characters of a text that is checked; the form may be empty."""
    return await max_text_length()


async def _configuration(request: Request) -> Response:
    state = state_of(request)
    require_ready(state)
    fields = await Fields.of(request)
    language = nearest(fields.text("language"))
    if language is None:
        raise invalid("language", "give one that is known; GET /v2/languages lists them")
    body = await asyncio.to_thread(configuration, state.packs, language)
    return Response(body, media_type="application/json")
