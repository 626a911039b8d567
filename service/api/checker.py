"""``POST /v1/checker``: a text -> alerts and statistics."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from service.access.principal import Principal
from service.api.authorization import caller
from service.api.body import read_object
from service.api.checking import checked
from service.api.formats import taken_apart
from service.api.openapi import body_of, problems_of
from service.api.problems import Code, invalid, invalid_fields
from service.api.rules.links import base_of, with_pages
from service.api.running import require_ready, state_of
from service.api.schemas.check import CheckRequest
from service.api.schemas.result import CheckResponse
from service.api.schemas.validation import require_characters, validated
from service.checking.annotated import AnnotatedText
from service.checking.known_languages import nearest
from service.checking.language import known
from service.checking.messages.wanted import accepted, message_language
from service.checking.options import Options
from service.checking.rule_names import RuleNames
from service.markup.content import TextContent

router = APIRouter(tags=["checker"])

_MOST_UNKNOWN = 5
"""Names of rules that a problem tells of; each is compared with all there are."""

CHECK_ERRORS = (
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
    responses=problems_of(*CHECK_ERRORS, Code.UNREADABLE_DOCUMENT, Code.FORMAT_UNAVAILABLE),
    openapi_extra=body_of(CheckRequest),
)
async def check(request: Request, principal: Annotated[Principal, Depends(caller("check"))]) -> Response:
    """Find what is wrong with a text: grammar, spelling, punctuation, style and more.

    Each alert says where it is, what is wrong and what could stand there instead. Alerts are sorted by offset and never
    overlap, so that replacements applied from the last to the first do not disturb one another. Words of the personal
    dictionary of the key are accepted. Alerts on a text with markup start and end outside the markup, and their
    replacements keep what markup stands between. With `format` the service tells text and markup apart.
    """
    require_ready(state_of(request))
    accepts = request.headers.get("accept-language", "")
    text, options = await read_object(request, partial(asked, state_of(request).checker.rules, accepts=accepts))
    result = await checked(request, principal, text, options)
    body = with_pages(result.to_json(), base_of(request))
    return Response(orjson.dumps(body), media_type="application/json")


def asked(rules: RuleNames, value: dict[str, Any], accepts: str = "") -> tuple[AnnotatedText, Options]:
    """The text and the options of a request.

    Args:
        rules: those there are.
        value: the body.
        accepts: the header ``Accept-Language``, empty without one.

    Raises:
        Problem: 413, the text with its markup is too long; 422, something is missing, unknown or no character.
    """
    body, options = asked_options(rules, value, accepts)
    text = body.read()
    name = body.format_of_text()
    return (text, options) if name == "plain" else taken_apart(TextContent(body.text, name), options)


def asked_options(rules: RuleNames, value: dict[str, Any], accepts: str) -> tuple[CheckRequest, Options]:
    """The fields of a request, and the options that they make; its text is not looked at.

    Raises:
        Problem: 422, something is unknown or no character.
    """
    body = validated(CheckRequest, value)
    require_characters(
        "".join(
            (
                body.language,
                body.mother_tongue,
                body.message_language,
                *body.preferred_languages,
                body.file_name,
                *body.disabled_rules,
                *body.enabled_rules,
                *body.dictionary,
            )
        )
    )
    _require_rules(rules, "disabledRules", body.disabled_rules)
    _require_rules(rules, "enabledRules", body.enabled_rules)
    return body, _options(body, accepts)


def _require_rules(rules: RuleNames, field: str, names: Sequence[str]) -> None:
    """Refuse names that no rule has: a misspelled one would do nothing.

    Raises:
        Problem: 422; for each name, up to a few, what it is and which rule is nearly called so.
    """
    unknown = [(at, name) for at, name in enumerate(names) if name not in rules]
    errors = []
    for at, name in unknown[:_MOST_UNKNOWN]:
        near = rules.nearest(name)
        errors.append((f"/{field}/{at}", f"no rule is called “{name}”" + (f"; did you mean “{near}”?" if near else "")))
    if errors:
        raise invalid_fields(errors)


def _options(body: CheckRequest, accepts: str) -> Options:
    """The options of a request.

    Raises:
        Problem: 422, a language is unknown.
    """
    language = known(body.language)
    if language is None:
        raise invalid("/language", "no language that is known; GET /v1/languages lists them")
    mother = nearest(body.mother_tongue)
    if mother is None and body.mother_tongue:
        raise invalid("/motherTongue", "no language that is known; GET /v1/languages lists them")
    messages = message_language(body.message_language) if body.message_language else accepted(accepts)
    if messages is None:
        raise invalid("/messageLanguage", "neither text nor a language that is known; GET /v1/languages lists them")
    return Options(
        language=language,
        preferred_languages=_preferred(body.preferred_languages),
        position_encoding=body.position_encoding,
        categories=frozenset(body.categories),
        disabled_categories=frozenset(body.disabled_categories),
        disabled_rules=frozenset(body.disabled_rules),
        enabled_rules=frozenset(body.enabled_rules),
        dictionary=frozenset(body.dictionary),
        tone=body.tone,
        level=body.level,
        writer=body.writer,
        oxford_comma=body.oxford_comma,
        mother_tongue=mother.primary if mother else "",
        message_language=messages,
    )


def _preferred(asked: Sequence[str]) -> tuple[str, ...]:
    """The known tags nearest to those that were asked for.

    Raises:
        Problem: 422, one is unknown.
    """
    found = [nearest(one) for one in asked]
    if None in found:
        where = f"/preferredLanguages/{found.index(None)}"
        raise invalid(where, "no language that is known; GET /v1/languages lists them")
    return tuple(one.code for one in found if one)
