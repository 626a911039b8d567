"""``GET /v1/define/{word}``: a word -> its definitions."""

import asyncio
from typing import Annotated

import orjson
from fastapi import APIRouter, Depends, Path, Request
from starlette.responses import Response

from service.access.principal import Principal
from service.api.authorization import caller
from service.api.openapi import problems_of
from service.api.problems import Code, Problem
from service.api.running import state_of
from service.api.schemas.words import DefineResponse
from service.limits import WORD_CHARACTERS

router = APIRouter(tags=["definitions"])


@router.get(
    "/v1/define/{word:path}",
    operation_id="define",
    summary="Define a word",
    response_model=DefineResponse,
    responses=problems_of(Code.NO_DEFINITIONS, Code.DICTIONARY_UNAVAILABLE),
)
async def define(
    request: Request,
    word: Annotated[str, Path(description="The word, percent-encoded: `run`, `ice%20cream`.", examples=["run"])],
    _: Annotated[Principal, Depends(caller("define"))],
) -> Response:
    """Give the meanings of an English word: by part of speech, the most frequent first, with examples.

    Inflected forms (`mice`, `went`), other spellings (`colour`), any letter case and entries of several words are
    found.
    """
    known = state_of(request).definitions
    if known is None:
        raise Problem(Code.DICTIONARY_UNAVAILABLE, state_of(request).definitions_missing, {"Retry-After": "3600"})
    definitions = await asyncio.to_thread(known.define, word) if len(word) <= WORD_CHARACTERS else []
    if not definitions:
        raise Problem(Code.NO_DEFINITIONS, members={"definitions": []})
    body = {"status": 200, "definitions": [definition.to_json() for definition in definitions]}
    return Response(orjson.dumps(body), media_type="application/json")
