"""The OpenAPI document: every body and every error declared, with examples; made from the schemas and the codes."""

from collections import defaultdict
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from service.api.problems import MEDIA_TYPE, Code, Problem

_REF = "#/components/schemas/{model}"

_ALWAYS = (
    Code.MISSING_TOKEN,
    Code.MALFORMED_TOKEN,
    Code.INVALID_TOKEN,
    Code.EXPIRED_TOKEN,
    Code.REVOKED_TOKEN,
    Code.MISSING_SCOPE,
    Code.WRONG_ORIGIN,
    Code.RATE_LIMITED,
    Code.MALFORMED_REQUEST,
    Code.REQUEST_TIMEOUT,
    Code.HEAD_TOO_LARGE,
    Code.INTERNAL_ERROR,
    Code.STORAGE_UNAVAILABLE,
)
"""What every route with a token may answer."""

_HEADERS = {
    401: {"WWW-Authenticate": "How to authenticate (RFC 6750)."},
    429: {"Retry-After": "Seconds to wait.", "RateLimit": "What is left.", "RateLimit-Policy": "What is allowed."},
    503: {"Retry-After": "Seconds to wait."},
}


def problems_of(*codes: Code) -> dict[int | str, dict[str, Any]]:
    """The error responses of a route with a token that may end with these codes besides those of every such route."""
    by_status: dict[int | str, list[Code]] = defaultdict(list)
    for code in sorted({*_ALWAYS, *codes}, key=lambda code: code.status):
        by_status[code.status].append(code)
    return {
        status: {
            "description": " ".join(f"`{code.key}`: {code.meaning}" for code in group),
            "headers": {
                name: {"description": meaning, "schema": {"type": "string"}}
                for name, meaning in _HEADERS.get(int(status), {}).items()
            },
            "content": {
                MEDIA_TYPE: {
                    "schema": {"$ref": _REF.format(model="ProblemBody")},
                    "examples": {code.key: {"value": Problem(code).body("3f1c9a0b2d4e5f60")} for code in group},
                }
            },
        }
        for status, group in by_status.items()
    }


def body_of(model: type[BaseModel]) -> dict[str, Any]:
    """The request body of a route that reads it itself."""
    schema = {"$ref": _REF.format(model=model.__name__)}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


def document(app: FastAPI, described: list[type[BaseModel]]) -> dict[str, Any]:
    """The document of an application; ``described`` are the models that routes name only by reference."""
    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title, version=app.version, description=app.description, tags=app.openapi_tags, routes=app.routes
        )
        _, definitions = models_json_schema([(model, "validation") for model in described], ref_template=_REF)
        components = schema.setdefault("components", {}).setdefault("schemas", {})
        components.update(definitions["$defs"])
        for unused in ("HTTPValidationError", "ValidationError"):
            components.pop(unused, None)
        for path in schema["paths"].values():
            for operation in path.values():
                _say_no_empty_defaults(operation)
                if "HTTPValidationError" in str(operation["responses"].get("422", "")):
                    del operation["responses"]["422"]
        app.openapi_schema = schema
    return app.openapi_schema


def _say_no_empty_defaults(operation: dict[str, Any]) -> None:
    """Leave out the default of a parameter that stands for its absence, and may be no value of it."""
    for parameter in operation.get("parameters", ()):
        if parameter["schema"].get("default") == "":
            del parameter["schema"]["default"]
