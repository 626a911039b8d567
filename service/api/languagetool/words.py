"""``/v2/words``: the personal dictionary of a key."""

import asyncio

import orjson
from fastapi import APIRouter, Request
from starlette.responses import Response

from service.api.languagetool.access import key_holder
from service.api.languagetool.documented import LIST_FIELDS, WORD_FIELDS, described, form, query
from service.api.languagetool.errors import PlainErrors
from service.api.languagetool.fields import Fields
from service.api.personal_words import add_word, remove_word
from service.api.running import state_of

router = APIRouter(tags=["languagetool"], route_class=PlainErrors)

_PAGE = 10
"""Words of an answer whose length nobody has asked for."""


@router.get(
    "/v2/words",
    operation_id="languagetoolWords",
    summary="List words of the personal dictionary",
    **described("The words.", parameters=query(LIST_FIELDS)),
)
async def list_words(request: Request) -> Response:
    """Give words that are accepted, in alphabetical order."""
    fields = await Fields.of(request)
    principal = await key_holder(request, fields)
    first = fields.number("offset", 0)
    last = first + fields.number("limit", _PAGE)
    words = await asyncio.to_thread(state_of(request).words.list, principal.id)
    return Response(orjson.dumps({"words": words[first:last]}), media_type="application/json")


@router.post(
    "/v2/words/add",
    operation_id="languagetoolAddWord",
    summary="Add a word to the personal dictionary",
    **described("Whether it was added.", requestBody=form(WORD_FIELDS)),
)
async def add(request: Request) -> Response:
    """Accept a word from now on, in texts of every language."""
    fields = await Fields.of(request)
    principal = await key_holder(request, fields)
    added = await add_word(request, principal, fields.text("word"))
    return Response(orjson.dumps({"added": added}), media_type="application/json")


@router.post(
    "/v2/words/delete",
    operation_id="languagetoolDeleteWord",
    summary="Remove a word from the personal dictionary",
    **described("Whether it was removed.", requestBody=form(WORD_FIELDS)),
)
async def delete(request: Request) -> Response:
    """Accept a word no longer."""
    fields = await Fields.of(request)
    principal = await key_holder(request, fields)
    removed = await remove_word(request, principal, fields.text("word"))
    return Response(orjson.dumps({"deleted": removed}), media_type="application/json")
