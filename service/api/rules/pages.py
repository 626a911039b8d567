"""The routes of the pages: the list, a rule, a category, and what other checks find. They need no key and no script."""

from functools import cache
from pathlib import Path
from typing import Annotated
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Query, Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.concurrency import run_in_threadpool
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from service.api.rules.searching import (
    language_name,
    listed_languages,
    rule_called,
    rules_of_category,
    searched,
)
from service.api.running import state_of
from service.checking.alerts import Level
from service.checking.categories import BY_KEY, Category
from service.checking.checks.rules.explained import examples_of, message_of
from service.checking.checks.rules.packs.rule import Rule
from service.project.levels import gravity_of_category
from service.state import State

router = APIRouter(include_in_schema=False)

_FOLDER = Path(__file__).parent
_LONGEST_WORDS = 200
"""Characters that can be looked for."""
_EXAMPLES = 8
"""Rules that the page of a category shows."""
_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "Cache-Control": "no-cache",
    "Referrer-Policy": "no-referrer",
}


@router.get("/rules")
async def index(
    request: Request,
    q: Annotated[str, Query()] = "",
    language: Annotated[str, Query()] = "",
    category: Annotated[str, Query()] = "",
    page: Annotated[str, Query()] = "1",
) -> Response:
    """The list of rules, with what is looked for."""
    packs = state_of(request).packs
    words = q[:_LONGEST_WORDS]
    number = int(page) if page.isdecimal() and len(page) < 6 else 1
    found = await run_in_threadpool(searched, packs, words, language, BY_KEY.get(category), number)
    asked = {"q": words, "language": language, "category": category}
    return _page(
        request,
        "index.html",
        found=found,
        examples={rule.name: examples_of(rule)[0] for rule in found.rules},
        asked=asked,
        query=urlencode({key: value for key, value in asked.items() if value}),
        languages=listed_languages(packs),
        categories=list(Category),
    )


@router.get("/rules/")
async def index_with_slash() -> Response:
    """The list, by the address that somebody has cut short."""
    return RedirectResponse("../rules", status_code=308)


@router.get("/rules/pages.css")
async def style() -> Response:
    """How the pages look."""
    return FileResponse(_FOLDER / "pages.css", media_type="text/css", headers={"Cache-Control": "no-cache"})


@router.get("/rules/category/{key}")
async def category_page(request: Request, key: str) -> Response:
    """A category."""
    category = BY_KEY.get(key.upper())
    if category is None:
        return _missing(request, key)
    rules = await run_in_threadpool(rules_of_category, state_of(request).packs, category)
    return _page(
        request,
        "category.html",
        category=category,
        main=category.main(),
        gravity=gravity_of_category(category.main()),
        inside=[one for one in Category if one is not category and one.main() is category],
        number=len(rules),
        shown=[(rule, examples_of(rule)[0]) for rule in rules[:: max(1, len(rules) // _EXAMPLES)][:_EXAMPLES]],
    )


@router.get("/rules/{name:path}")
async def rule_page(request: Request, name: str) -> Response:
    """A rule of a pack, or of another check."""
    state = state_of(request)
    rule = await run_in_threadpool(rule_called, state.packs, name)
    if rule is not None:
        return await _rule(request, rule)
    if name not in await run_in_threadpool(lambda: state.checker.rules):
        return _missing(request, name)
    return _of_check(request, state, name)


async def _rule(request: Request, rule: Rule) -> Response:
    return _page(
        request,
        "rule.html",
        rule=rule,
        message=await run_in_threadpool(message_of, rule),
        examples=examples_of(rule),
        main=rule.category.main(),
        gravity=gravity_of_category(rule.category.main()),
        picky=rule.level is Level.PICKY,
        variants=sorted(rule.variants),
        linked=rule.reference.startswith(("https://", "http://")),
    )


def _of_check(request: Request, state: State, name: str) -> Response:
    """What a check finds that is no rule of a pack."""
    check = next(one for one in state.checker.checks if name in one.rules())
    kind = name.partition("/")[2]
    category = BY_KEY.get(kind.partition(":")[2] if kind[:2] in ("R:", "M:", "U:") else kind)
    others = sorted(check.rules() - {name})
    return _page(
        request,
        "check.html",
        name=name,
        check=check.name,
        about=" ".join((type(check).__doc__ or "").partition("\n\n")[0].split()),
        edit={"R": "a replacement", "M": "something missing", "U": "something superfluous"}.get(kind[:1], "")
        if kind[1:2] == ":"
        else "",
        category=category,
        main=None if category is None else category.main(),
        gravity=None if category is None else gravity_of_category(category.main()),
        others=others[:30],
        more=max(0, len(others) - 30),
    )


def _missing(request: Request, name: str) -> Response:
    near = state_of(request).checker.rules.nearest(name[:_LONGEST_WORDS])
    return _page(request, "missing.html", status=404, name=name[:_LONGEST_WORDS], near=near)


def _page(request: Request, template: str, *, status: int = 200, **values: object) -> Response:
    """A page; its links are relative, so that they hold behind a proxy that serves it under any path."""
    depth = request.url.path.removeprefix(request.scope.get("root_path", "")).count("/") - 1
    html = _templates().get_template(template).render(root="../" * depth or "./", **values)
    return HTMLResponse(html, status_code=status, headers=_HEADERS)


@cache
def _templates() -> Environment:
    made = Environment(
        loader=FileSystemLoader(_FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["path"] = lambda name: quote(name, safe="/:")
    made.filters["language"] = language_name
    return made
