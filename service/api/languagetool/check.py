"""``/v2/check``, ``/v2/languages``, ``/v2/maxtextlength``, ``/v2/info`` and ``/v2/healthcheck``."""

import asyncio
from dataclasses import replace
from functools import partial

import orjson
from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from service.api.body import apart
from service.api.checking import checked, require_length
from service.api.languagetool.access import admitted
from service.api.languagetool.documented import CHECK_FIELDS, described, form, query
from service.api.languagetool.errors import PlainErrors
from service.api.languagetool.fields import Fields
from service.api.languagetool.matches import SOFTWARE, response
from service.api.languagetool.parameters import Parameters
from service.api.problems import Code, Problem
from service.api.rules.links import base_of
from service.api.running import require_ready, state_of
from service.checking.known_languages import KnownLanguage, known_languages
from service.checking.language import TextLanguage
from service.checking.options import AUTO
from service.health import parts_of
from service.limits import TEXT_CHARACTERS

router = APIRouter(tags=["languagetool"], route_class=PlainErrors)


@router.get(
    "/v2/check",
    operation_id="languagetoolCheckByQuery",
    summary="Check a text given in the query",
    **described("The matches.", parameters=query(CHECK_FIELDS)),
)
async def check_query(request: Request) -> Response:
    """Find what is wrong with a short text; see the operation of the same path that takes a form."""
    return await _check(request)


@router.post(
    "/v2/check",
    operation_id="languagetoolCheck",
    summary="Check a text",
    **described("The matches.", requestBody=form(CHECK_FIELDS)),
)
async def check_form(request: Request) -> Response:
    r"""Find what is wrong with a text, asked and answered as LanguageTool does.

    In place of `text` a form may have `data`, a JSON object with the text and its markup:
    `{"annotation": [{"text": "..."}, {"markup": "<br>", "interpretAs": "\n"}]}` or `{"text": "..."}`.
    Offsets count UTF-16 code units. `enabledOnly=true` shows the rules of `enabledRules` and the categories of
    `enabledCategories` alone; one of these must then be there, and neither `disabledRules` nor `disabledCategories`.
    """
    return await _check(request)


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


async def _check(request: Request) -> Response:
    require_ready(state_of(request))
    fields = await Fields.of(request)
    principal = await admitted(request, fields)
    asked = await apart(partial(Parameters.of, fields), fields.size)
    require_length(asked.text.plain)
    preferred = tuple(one.code for one in asked.variants) or principal.preferred
    detected = await asyncio.to_thread(state_of(request).checker.languages.of, asked.text.plain, AUTO, preferred)
    language = _preferred(detected, asked.variants) or asked.options.language
    options = replace(asked.options, language=language, preferred_languages=preferred)
    result = await checked(request, principal, asked.text.plain, options)
    alerts = [alert for alert in result.alerts if asked.shows(alert)]
    body = await asyncio.to_thread(response, asked.text, result, detected, alerts, base_of(request))
    return Response(orjson.dumps(body), media_type="application/json")


def _preferred(detected: TextLanguage, variants: tuple[KnownLanguage, ...]) -> str | None:
    """The variant that a client prefers for a language, None where that is what the text is in or there is none."""
    same = [one.code for one in variants if one.primary == known_languages()[detected.code].primary]
    return None if not same or detected.code in same else same[0]
