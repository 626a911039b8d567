"""Reading a body: what is wrong is told field by field, by the one error body."""

from typing import Any, TypeVar

from pydantic import BaseModel, Field, ValidationError

from service.api.problems import Code, Problem, invalid_fields
from service.wire import Wire

__all__ = ["ProblemBody", "require_characters", "validated"]

_MOST_ERRORS = 20
_Body = TypeVar("_Body", bound=Wire)


class ProblemBody(BaseModel):
    """Problem details (RFC 9457)."""

    type: str = Field(examples=["urn:emend:problem:text_too_long"])
    title: str = Field(description="What the code means.")
    status: int = Field(description="The HTTP status.", examples=[413])
    code: str = Field(description="Stable name of the error.", json_schema_extra={"enum": [code.key for code in Code]})
    detail: str = Field(description="What is wrong this time.")
    requestId: str = Field(default="", description="The X-Request-Id of the response.")  # noqa: N815


def validated(model: type[_Body], value: dict[str, Any]) -> _Body:
    """Read a body.

    Raises:
        Problem: 422, with a pointer to each field that is wrong; what the user sent is not repeated.
    """
    try:
        return model.model_validate(value)
    except ValidationError as error:
        found = error.errors(include_url=False, include_input=False)[:_MOST_ERRORS]
        pointers = ["/" + "/".join(str(step) for step in one["loc"]) for one in found]
        for one, pointer in zip(found, pointers, strict=True):
            if one["type"] == "string_unicode":
                raise Problem(Code.INVALID_TEXT, f"{pointer}: a lone surrogate") from None
        raise invalid_fields(
            [(pointer, _sentence(one["msg"])) for one, pointer in zip(found, pointers, strict=True)]
        ) from None


def require_characters(text: str) -> None:
    """Refuse half a surrogate pair, which JSON can spell and no encoding can hold.

    Raises:
        Problem: 422.
    """
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise Problem(Code.INVALID_TEXT, f"a lone surrogate at code point {error.start}") from None


def _sentence(message: str) -> str:
    return message[:1].lower() + message[1:]
