"""The one error body: problem details for HTTP APIs (RFC 9457) with ``status`` and a stable ``code``."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

import orjson
from starlette.responses import Response

MEDIA_TYPE = "application/problem+json"


class Code(Enum):
    """Every error code with its HTTP status and what it means; ``docs/api.md`` lists them."""

    MALFORMED_REQUEST = 400, "The request is not HTTP/1.1, or names no host or several."
    MALFORMED_JSON = 400, "The body is no JSON (RFC 8259), is not UTF-8, repeats a key, or nests too deep."
    MISSING_TOKEN = 401, "There is no Authorization header with a bearer token."
    MALFORMED_TOKEN = 401, "The Authorization header is not of the form: Bearer TOKEN."
    INVALID_TOKEN = 401, "The token is unknown or its signature is wrong."
    EXPIRED_TOKEN = 401, "The token has expired."
    REVOKED_TOKEN = 401, "The key has been revoked."
    MISSING_SCOPE = 403, "The token is valid, but not for this operation."
    WRONG_ORIGIN = 403, "The client token was issued for another origin."
    NOT_FOUND = 404, "There is no such route."
    NO_DEFINITIONS = 404, "The dictionary has no definitions of this word."
    METHOD_NOT_ALLOWED = 405, "The route has other methods; the Allow header names them."
    REQUEST_TIMEOUT = 408, "The head or the body of the request took too long to come."
    TEXT_TOO_LONG = 413, "The text has more than 60,000 characters."
    BODY_TOO_LARGE = 413, "The body has more than 1 MiB."
    DOCUMENT_TOO_LARGE = 413, "The document has more than 64 MiB or 5,000 parts once it is unpacked."
    UNSUPPORTED_MEDIA_TYPE = 415, "The body must be application/json in UTF-8 without a content coding."
    INVALID_REQUEST = 422, "A field is missing or has a wrong type or value; errors says which."
    UNREADABLE_DOCUMENT = 422, "The file is not what its format says: broken, encrypted, nested too deep, or not UTF-8."
    INVALID_TEXT = 422, "The text holds half a surrogate pair, which is no character."
    RATE_LIMITED = 429, "The key has made too many requests; Retry-After says when to come back."
    QUOTA_EXCEEDED = 429, "The key has used up its characters of this day (UTC)."
    HEAD_TOO_LARGE = 431, "The head of the request has more than 64 KiB."
    INTERNAL_ERROR = 500, "Something went wrong in the service; its log says what, under the request id."
    OVERLOADED = 503, "Too much is waiting; Retry-After says when to come back."
    DRAINING = 503, "The service is shutting down."
    NOT_READY = 503, "The service is starting; the models are not loaded yet."
    DICTIONARY_UNAVAILABLE = 503, "No dictionary is installed."
    STORAGE_UNAVAILABLE = 503, "The database of keys does not answer."
    FORMAT_UNAVAILABLE = 503, "What takes this format apart is not installed."
    DEADLINE_EXCEEDED = 504, "The request took longer than the service allows."

    def __init__(self, status: int, meaning: str) -> None:
        self.status = status
        self.meaning = meaning

    @property
    def key(self) -> str:
        """The code on the wire."""
        return self.name.lower()


@dataclass
class Problem(Exception):  # noqa: N818 - RFC 9457 calls it a problem
    """Ends a request with problem details.

    Attributes:
        code: what went wrong.
        detail: what the caller can do about it, for this occurrence; never any of the user's text.
        headers: header fields of the response.
        members: further members of the body.
    """

    code: Code
    detail: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)
    members: Mapping[str, Any] = field(default_factory=dict)

    def response(self, request_id: str = "") -> Response:
        """The response that carries it."""
        return Response(
            orjson.dumps(self.body(request_id)),
            status_code=self.code.status,
            media_type=MEDIA_TYPE,
            headers=dict(self.headers),
        )

    def body(self, request_id: str = "") -> dict[str, Any]:
        """The members of the problem details object."""
        return {
            "type": f"urn:emend:problem:{self.code.key}",
            "title": self.code.meaning,
            "status": self.code.status,
            "code": self.code.key,
            "detail": self.detail or self.code.meaning,
            **({"requestId": request_id} if request_id else {}),
            **self.members,
        }


def invalid(pointer: str, detail: str) -> Problem:
    """A 422 about one place of the body (JSON pointer, RFC 6901)."""
    return invalid_fields([(pointer, detail)])


def invalid_fields(errors: Sequence[tuple[str, str]]) -> Problem:
    """A 422 about places of the body, each with what is wrong there."""
    pointer, detail = errors[0]
    return Problem(
        Code.INVALID_REQUEST,
        f"{pointer or 'the body'}: {detail}",
        members={"errors": [{"pointer": where, "detail": what} for where, what in errors]},
    )
