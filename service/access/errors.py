"""Why someone is not let in. The texts name no key and no token."""

from typing import ClassVar

REALM = "emend"


class AccessDenied(Exception):  # noqa: N818 - it is no fault of the service
    """Someone is not let in.

    Attributes:
        status: HTTP status that says so.
        code: stable name of the reason.
        error: error code of RFC 6750, section 3.1; empty where none is to be sent.
        detail: what the caller can do about it.
        scope: the scope that was missing; empty where none was.
    """

    status: ClassVar[int] = 401
    code: ClassVar[str]
    error: ClassVar[str] = "invalid_token"
    text: ClassVar[str]

    def __init__(self, scope: str = "") -> None:
        """Make it; only ``MissingScope`` names a scope."""
        self.scope = scope
        self.detail = self.text.format(scope=scope)
        super().__init__(self.detail)

    @property
    def www_authenticate(self) -> str:
        """The value of the header field ``WWW-Authenticate`` (RFC 6750, section 3)."""
        parameters = {"realm": REALM}
        if self.error:
            parameters |= {"error": self.error, "error_description": self.detail}
        if self.scope:
            parameters["scope"] = self.scope
        return "Bearer " + ", ".join(f'{name}="{value}"' for name, value in parameters.items())

    @property
    def headers(self) -> dict[str, str]:
        """The header fields of the response that says so."""
        return {"WWW-Authenticate": self.www_authenticate}


class MissingToken(AccessDenied):
    """There is no Authorization header, or one of another scheme."""

    code = "missing_token"
    error = ""
    text = "Send the header Authorization: Bearer TOKEN."


class MalformedToken(AccessDenied):
    """The Authorization header holds no bearer token."""

    code = "malformed_token"
    error = "invalid_request"
    text = "The Authorization header must be Bearer, one space and the token."


class InvalidToken(AccessDenied):
    """The token is unknown, or its signature is wrong."""

    code = "invalid_token"
    text = "The token is not known."


class ExpiredToken(AccessDenied):
    """The token was good until its expiry."""

    code = "expired_token"
    text = "The token has expired."


class RevokedToken(AccessDenied):
    """The key has been revoked."""

    code = "revoked_token"
    text = "The key has been revoked."


class MissingScope(AccessDenied):
    """The token is good, but not for this."""

    status = 403
    code = "missing_scope"
    error = "insufficient_scope"
    text = "The token has not the scope {scope}."


class WrongOrigin(AccessDenied):
    """The client token is for pages of another origin."""

    status = 403
    code = "wrong_origin"
    error = "insufficient_scope"
    text = "The token is for another origin than that of the request."


class OriginNotAllowed(AccessDenied):
    """The key is good, but pages of this origin may not open a WebSocket with one."""

    status = 403
    code = "origin_not_allowed"
    error = "insufficient_scope"
    text = "Pages of this origin need a client token, or the origin is to be named in EMEND_WS_ORIGINS."


class TooManyFailures(AccessDenied):
    """Too many unknown keys and tokens came from an address.

    Attributes:
        retry_after: seconds until it may try again.
    """

    status = 429
    code = "rate_limited"
    text = "Too many unknown tokens came from this address; Retry-After says when to come back."

    def __init__(self, retry_after: int) -> None:
        """Say when."""
        super().__init__()
        self.retry_after = retry_after

    @property
    def headers(self) -> dict[str, str]:
        """The header fields of the response that says so."""
        return {"Retry-After": str(self.retry_after)}


class AccessError(ValueError):
    """Secrets, a key or a client token cannot be made or read; the message is one clear line for who caused it.

    Attributes:
        field: what was wrong: ``name``, ``scopes``, ``origin`` ...; empty where it is no field.
    """

    def __init__(self, message: str, field: str = "") -> None:
        """Make it."""
        super().__init__(message)
        self.field = field
