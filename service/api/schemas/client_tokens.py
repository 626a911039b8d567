"""Client tokens: what one may do, and the token."""

from typing import Annotated

from pydantic import BeforeValidator, Field

from service.limits import OPTION_CHARACTERS
from service.wire import Wire

__all__ = ["ClientTokenRequest", "ClientTokenResponse"]

_ORIGIN = (
    r"^https?://[a-z0-9](?:[a-z0-9-]{0,60}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,60}[a-z0-9])?){0,2}"
    r"(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}))?$"
)
"""The common kind, for the document; what is accepted besides, such as other schemes, RFC 6454 says."""


def _number(value: object) -> object:
    """In Python, though not in JSON, true is a number."""
    if isinstance(value, bool):
        raise ValueError("must be a whole number")
    return value


class ClientTokenRequest(Wire):
    """What a token for a browser may do."""

    origin: str = Field(
        max_length=OPTION_CHARACTERS,
        description="The only origin (RFC 6454) that may use it.",
        examples=["https://www.example.org"],
        json_schema_extra={"pattern": _ORIGIN},
    )
    scopes: tuple[str, ...] = Field(
        default=("check",),
        min_length=1,
        max_length=2,
        description="`check`, `define` or both.",
        json_schema_extra={"items": {"enum": ["check", "define"], "type": "string"}},
    )
    expires_in: Annotated[int | None, BeforeValidator(_number)] = Field(
        default=None,
        ge=1,
        le=2**31 - 1,
        description="Its life in seconds; the service's longest if left out, and at most that.",
        examples=[900],
    )


class ClientTokenResponse(Wire):
    """A token for a browser."""

    status: int = Field(description="The HTTP status.", examples=[200])
    client_token: str = Field(description="A JSON Web Token (RFC 7519).")
    expires_in: int = Field(description="Its life in seconds.", examples=[900])
