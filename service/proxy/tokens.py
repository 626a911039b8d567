"""Client tokens of the proxy, by which the operator's own server lets pages in.

They are JSON Web Tokens (RFC 7519), HS256 with the proxy's secret, with the claims ``aud`` (``emend-proxy``), ``exp``
and, to bind them to the pages of one site, ``origin`` (RFC 6454).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import jwt

from models.errors import ConfigError
from service.access.origins import same_origin, serialize_origin
from service.api.problems import Code

AUDIENCE = "emend-proxy"
SECRET_BYTES = 32
"""Least length of a secret (RFC 7518, section 3.2)."""
_LEEWAY_SECONDS = 10


@dataclass(frozen=True)
class Refused(Exception):  # noqa: N818 - a refusal is no fault
    """A page is not let in."""

    code: Code


class PageTokens:
    """Lets pages in that show a token signed with one of the proxy's secrets."""

    def __init__(self, secrets: Sequence[str]) -> None:
        """Take the secrets, newest first.

        Raises:
            ConfigError: there is none, or one is too short.
        """
        if not secrets:
            raise ConfigError("EMEND_PROXY_SECRETS: give the secret that your server signs client tokens with")
        if any(len(secret.encode()) < SECRET_BYTES for secret in secrets):
            raise ConfigError(f"EMEND_PROXY_SECRETS: a secret has at least {SECRET_BYTES} bytes")
        self._secrets = secrets

    def verify(self, token: str, origin: str | None) -> None:
        """Let a token in.

        Raises:
            Refused: it is none of ours, has expired, or is for pages of another origin.
        """
        if not token:
            raise Refused(Code.MISSING_TOKEN)
        claims = None
        for secret in self._secrets:
            try:
                claims = jwt.decode(
                    token, secret, ["HS256"], audience=AUDIENCE, leeway=_LEEWAY_SECONDS,
                    options={"require": ["exp", "aud"]},
                )  # fmt: skip
                break
            except jwt.ExpiredSignatureError:
                raise Refused(Code.EXPIRED_TOKEN) from None
            except jwt.InvalidTokenError:
                continue
        if claims is None:
            raise Refused(Code.INVALID_TOKEN)
        bound = claims.get("origin")
        try:
            if bound is not None and not same_origin(serialize_origin(str(bound)), origin):
                raise Refused(Code.WRONG_ORIGIN)
        except ValueError:
            raise Refused(Code.INVALID_TOKEN) from None
