"""``GET /v1/languages``, ``/v1/categories`` and ``/v1/rules``: what there is to ask for."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from service.access.principal import Principal
from service.api.authorization import caller
from service.api.openapi import problems_of
from service.api.problems import Code, invalid
from service.api.running import require_ready, state_of
from service.api.schemas.catalogue import CategoriesResponse, LanguagesResponse, RulesResponse
from service.checking.categories import BY_KEY, Category
from service.checking.checks.rules.packs.catalogue import RuleInfo, all_rules, rules_for
from service.checking.checks.rules.packs.pack import Pack
from service.checking.known_languages import KnownLanguage, known_languages, nearest, nearest_pattern

router = APIRouter(tags=["catalogue"])

Caller = Annotated[Principal, Depends(caller("check"))]

_NOT_MODIFIED: dict[int | str, dict[str, Any]] = {
    304: {"description": "The same as that whose `ETag` was sent in `If-None-Match` (RFC 9110)."}
}


@dataclass(frozen=True, slots=True)
class Entity:
    """A body that does not change while the service runs, and its entity tag."""

    body: bytes
    tag: str

    @classmethod
    def of(cls, content: object) -> "Entity":
        """The entity of a JSON value."""
        body = orjson.dumps(content)
        return cls(body, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"')

    def response(self, request: Request) -> Response:
        """The body, or 304 for a client that has it."""
        headers = {"ETag": self.tag, "Cache-Control": "private, no-cache"}
        known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
        if not known.isdisjoint({self.tag, "*"}):
            return Response(status_code=304, headers=headers)
        return Response(self.body, media_type="application/json", headers=headers)


@router.get(
    "/v1/languages",
    operation_id="listLanguages",
    summary="List the languages",
    response_model=LanguagesResponse,
    responses={**_NOT_MODIFIED, **problems_of(Code.DRAINING, Code.NOT_READY)},
)
async def list_languages(request: Request, _: Caller) -> Response:
    """Give every language that can be detected or asked for, and what its texts are checked by."""
    state = state_of(request)
    require_ready(state)
    checks = sorted(state.checker.checks, key=lambda check: check.name)
    found = [
        {
            "code": language.code,
            "name": language.name,
            "variants": language.variants,
            "checks": [check.name for check in checks if check.covers(language.code)],
        }
        for language in known_languages().values()
    ]
    return Entity.of({"status": 200, "languages": found}).response(request)


@router.get(
    "/v1/categories",
    operation_id="listCategories",
    summary="List the categories",
    response_model=CategoriesResponse,
    responses={**_NOT_MODIFIED, **problems_of()},
)
async def list_categories(request: Request, _: Caller) -> Response:
    """Give the main categories of alerts and the detailed ones, each with its meaning and an example."""
    return _categories().response(request)


@router.get(
    "/v1/rules",
    operation_id="listRules",
    summary="List the rules",
    response_model=RulesResponse,
    responses={**_NOT_MODIFIED, **problems_of(Code.INVALID_REQUEST)},
)
async def list_rules(
    request: Request,
    _: Caller,
    language: Annotated[
        str,
        Query(
            description="BCP 47 code: only the rules for texts in this language.",
            examples=["en-GB"],
            json_schema_extra={"pattern": nearest_pattern()},
        ),
    ] = "",
    category: Annotated[
        str,
        Query(
            description="Only the rules of this category; a main key covers its detailed ones.",
            examples=["REDUNDANCY"],
            json_schema_extra={"enum": list(BY_KEY)},
        ),
    ] = "",
) -> Response:
    """Give the rules of all packs, those that come with Emend and others, each with a sentence that raises it.

    The correction model and the speller name their alerts themselves, `correction-model/R:VERB:SVA`; those names are
    not listed.
    """
    known = nearest(language)
    if known is None and "language" in request.query_params:
        raise invalid("/language", "no language that is known; GET /v1/languages lists them")
    if "category" in request.query_params and category not in BY_KEY:
        raise invalid("/category", "no category; GET /v1/categories lists them")
    return _rules(state_of(request).packs, known, BY_KEY.get(category)).response(request)


@lru_cache(maxsize=1)
def _categories() -> Entity:
    found = [
        {
            "key": category,
            "mainKey": category.main("", ""),
            "meaning": category.meaning,
            "wrong": category.wrong,
            "right": category.right,
        }
        for category in Category
    ]
    return Entity.of({"status": 200, "categories": found})


@lru_cache(maxsize=64)
def _rules(packs: tuple[Pack, ...], language: KnownLanguage | None, category: Category | None) -> Entity:
    found = [
        _shown(rule)
        for rule in (all_rules(packs) if language is None else rules_for(packs, language))
        if category is None or category in (rule.category, rule.category.main())
    ]
    return Entity.of({"status": 200, "rules": found})


def _shown(rule: RuleInfo) -> dict[str, object]:
    return {
        "name": rule.name,
        "pack": rule.pack or None,
        "language": rule.language,
        "variants": rule.variants,
        "category": rule.category,
        "mainCategory": rule.category.main(),
        "level": rule.level,
        "tone": rule.tone,
        "motherTongue": rule.mother_tongue or None,
        "off": rule.off,
        "description": rule.description,
        "reference": rule.reference,
        "wrong": rule.wrong,
        "right": rule.correction,
    }
