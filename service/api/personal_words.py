"""``/v1/dictionary``: the personal dictionary of a key, whose words are accepted in every check with that key."""

import asyncio
import re
from typing import Annotated

import orjson
from fastapi import APIRouter, Depends, Path, Request
from starlette.responses import Response

from service.access.principal import Kind, Principal
from service.api.authorization import caller
from service.api.openapi import problems_of
from service.api.problems import Code, Problem, invalid
from service.api.running import state_of
from service.api.schemas.words import DictionaryChangeResponse, DictionaryResponse
from service.limits import PERSONAL_WORD_CHARACTERS, PERSONAL_WORDS
from service.personal_words.personal_words import DictionaryFull

router = APIRouter(tags=["dictionary"])

WORD_PATTERN = rf"^[^\s\x00-\x20\x7f-\x9f\ufeff]{{1,{PERSONAL_WORD_CHARACTERS}}}$"
"""No white space and no control characters."""

Caller = Annotated[Principal, Depends(caller("check"))]
Word = Annotated[
    str,
    Path(
        description="The word, percent-encoded; without white space.",
        examples=["Emend"],
        json_schema_extra={"pattern": WORD_PATTERN},
    ),
]


@router.get(
    "/v1/dictionary",
    operation_id="listWords",
    summary="List the words of the personal dictionary",
    response_model=DictionaryResponse,
    responses=problems_of(),
)
async def list_words(request: Request, principal: Caller) -> Response:
    """Give the words that are accepted in every check with this key and its client tokens, in alphabetical order."""
    words = await asyncio.to_thread(state_of(request).words.list, principal.id)
    return Response(orjson.dumps({"status": 200, "words": words}), media_type="application/json")


@router.put(
    "/v1/dictionary/{word:path}",
    operation_id="addWord",
    summary="Add a word to the personal dictionary",
    response_model=DictionaryChangeResponse,
    responses=problems_of(Code.NOT_FOUND, Code.INVALID_REQUEST),
)
async def put_word(request: Request, word: Word, principal: Caller) -> Response:
    """Accept a word, in any letter case and in texts of every language. A client token cannot do this."""
    return _changed(await add_word(request, principal, word))


@router.delete(
    "/v1/dictionary/{word:path}",
    operation_id="removeWord",
    summary="Remove a word from the personal dictionary",
    response_model=DictionaryChangeResponse,
    responses=problems_of(Code.NOT_FOUND, Code.INVALID_REQUEST),
)
async def delete_word(request: Request, word: Word, principal: Caller) -> Response:
    """Accept a word no longer. A client token cannot do this."""
    return _changed(await remove_word(request, principal, word))


async def add_word(request: Request, principal: Principal, word: str) -> bool:
    """Add a word to the dictionary of a key; False if it was there.

    Raises:
        Problem: 403, a client token was shown; 422, it is no word or the dictionary is full.
    """
    _require_key(principal)
    _require_word(word)
    try:
        return await asyncio.to_thread(state_of(request).words.add, principal.id, word)
    except DictionaryFull:
        raise invalid("/word", f"the dictionary holds {PERSONAL_WORDS:,} words, which is all it can") from None


async def remove_word(request: Request, principal: Principal, word: str) -> bool:
    """Remove a word from the dictionary of a key; False if it was not there.

    Raises:
        Problem: 403, a client token was shown; 422, it is no word.
    """
    _require_key(principal)
    _require_word(word)
    return await asyncio.to_thread(state_of(request).words.remove, principal.id, word)


def _require_key(principal: Principal) -> None:
    # Whoever opens a page has its client token; the dictionary is for all pages and programs that use the key.
    if principal.kind is not Kind.KEY:
        raise Problem(Code.MISSING_SCOPE, "A client token cannot change the dictionary of its key.")


def _require_word(word: str) -> None:
    if not re.fullmatch(WORD_PATTERN, word):
        raise invalid("/word", f"a word has 1 to {PERSONAL_WORD_CHARACTERS} characters and no white space")


def _changed(changed: bool) -> Response:
    return Response(orjson.dumps({"status": 200, "changed": changed}), media_type="application/json")
