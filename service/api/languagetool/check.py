"""``/v2/check``."""

import asyncio
from dataclasses import replace
from functools import partial

import orjson
from fastapi import APIRouter, Request
from starlette.responses import Response

from service.api.body import apart
from service.api.checking import checked, require_length
from service.api.languagetool.access import admitted
from service.api.languagetool.documented import CHECK_FIELDS, described, form, query
from service.api.languagetool.errors import PlainErrors
from service.api.languagetool.fields import Fields
from service.api.languagetool.matches import response
from service.api.languagetool.parameters import Parameters
from service.api.rules.links import base_of
from service.api.running import require_ready, state_of
from service.checking.known_languages import KnownLanguage, known_languages
from service.checking.language import TextLanguage
from service.checking.options import AUTO

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
