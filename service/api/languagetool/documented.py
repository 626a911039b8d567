"""The operations of ``/v2`` in the OpenAPI document, which their routes, reading the fields themselves, do not tell."""

from collections.abc import Collection, Mapping
from typing import Any

from service.api.formats import TEXT_FORMATS
from service.api.personal_words import WORD_PATTERN
from service.checking.alerts import Level, Writer
from service.checking.known_languages import nearest_pattern
from service.checking.language import known_pattern
from service.checking.messages.wanted import TEXT
from service.limits import TEXT_CHARACTERS
from service.markup.formats import CODE
from service.markup.languages import CODE_LANGUAGES

_TEXT = {"type": "string"}
_NUMBER = {"type": "string", "pattern": "^[0-9]{0,9}$"}

Field = tuple[str, Mapping[str, Any]]
"""What a field means, and its schema."""

_KEY: Mapping[str, Field] = {
    "username": ("Ignored.", _TEXT),
    "apiKey": ("The API key, where it does not come as a bearer token.", _TEXT),
}

CHECK_FIELDS: Mapping[str, Field] = {
    "text": (f"The text, at most {TEXT_CHARACTERS:,} code points.", _TEXT),
    "language": (
        "BCP 47 code, matched to the nearest that is known, or `auto`.",
        {"type": "string", "pattern": f"{known_pattern()}|^$"},
    ),
    "preferredVariants": ("Variants that detected languages stand for, with commas: `en-GB,pt-BR`.", _TEXT),
    "motherTongue": ("BCP 47 code of the writer's first language; ignored if it is not known.", _TEXT),
    "level": ("`picky` adds matters of taste.", {"type": "string", "enum": ["", *Level]}),
    "mode": ("`textLevelOnly`, by which clients ask a second time, is answered without matches.", _TEXT),
    "writer": (
        "`learner` adds less sure matches, `auto` does so in a text that is full of errors; not of LanguageTool.",
        {"type": "string", "enum": ["", *Writer]},
    ),
    "messageLanguage": (
        "BCP 47 code of the language of messages; that of the text, `text`, if left out; not of LanguageTool.",
        {"type": "string", "pattern": f"{nearest_pattern()}|^{TEXT}$|^$"},
    ),
    "format": (
        "What the text is written in, so that its markup is not checked, but for programs; not of LanguageTool.",
        {"type": "string", "enum": ["", *(name for name in TEXT_FORMATS if name != CODE)]},
    ),
    "codeLanguage": (
        "The programming language of a text that is a program; not of LanguageTool.",
        {"type": "string", "enum": ["", *CODE_LANGUAGES]},
    ),
    "enabledRules": ("Rules that are off by default, with commas.", _TEXT),
    "disabledRules": ("Rules to leave out, with commas.", _TEXT),
    "disabledCategories": ("Categories to leave out, with commas.", _TEXT),
    **_KEY,
}
"""The fields of a check."""

CONFIGURATION_FIELDS: Mapping[str, Field] = {
    "language": (
        "BCP 47 code of the language whose rules are wanted.",
        {"type": "string", "pattern": nearest_pattern()},
    ),
}
"""The fields of a question for rules."""

LIST_FIELDS: Mapping[str, Field] = {
    "offset": ("Number of the first word, from 0.", _NUMBER),
    "limit": ("Most words to give.", _NUMBER),
    **_KEY,
}
"""The fields of a list of words."""

WORD_FIELDS: Mapping[str, Field] = {
    "word": ("The word, without white space.", {"type": "string", "pattern": WORD_PATTERN}),
    **_KEY,
}
"""The fields of a change of the dictionary."""

_REQUIRED = {"text", "word"}


def query(fields: Mapping[str, Field], required: Collection[str] = _REQUIRED) -> list[dict[str, Any]]:
    """Fields as query parameters, of which those must be there that are required."""
    return [
        {"name": name, "in": "query", "required": name in required, "description": meaning, "schema": dict(schema)}
        for name, (meaning, schema) in fields.items()
    ]


def form(fields: Mapping[str, Field], required: Collection[str] = _REQUIRED) -> dict[str, Any]:
    """Fields as the body of a form, of which those must be there that are required."""
    schema = {
        "type": "object",
        "required": sorted(set(required) & set(fields)),
        "properties": {name: {"description": meaning, **schema} for name, (meaning, schema) in fields.items()},
    }
    return {"required": True, "content": {"application/x-www-form-urlencoded": {"schema": schema}}}


def described(answer: str, media_type: str = "application/json", **operation: Any) -> dict[str, Any]:
    """What a route is to be declared with: its answer, its errors in plain text and the rest of its operation."""
    failures = {
        400: "Something is missing, unknown, contradictory or malformed.",
        403: "There is no key, or it may not do this.",
        413: "The text or the body is too long.",
        429: "Too many requests, or the quota of the day is used up.",
        500: "Something went wrong in the service.",
        503: "The service is starting, going down or overloaded, or its database does not answer.",
        504: "The request took longer than the service allows.",
    }
    plain = {"text/plain": {"schema": _TEXT, "example": "Error: give either text or data"}}
    return {
        "responses": {
            200: {"description": answer, "content": {media_type: {"schema": {}}}},
            **{status: {"description": meaning, "content": plain} for status, meaning in failures.items()},
        },
        "openapi_extra": {"security": [{"AccessToken": []}, {}], **operation},
    }
