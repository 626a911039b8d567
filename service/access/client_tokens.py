"""Client tokens: short-lived JWTs (RFC 7519, HS256) that a web page may hold in the place of the API key."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jwt

from service.access.errors import ExpiredToken, InvalidToken
from service.access.secrets import Secrets

ISSUER = "emend"
AUDIENCE = "emend-client"
ALGORITHM = "HS256"

LEEWAY_SECONDS = 5
"""By how much the clocks of replicas may differ."""

_REQUIRED = ["iss", "aud", "sub", "iat", "exp", "jti", "scope"]


@dataclass(frozen=True, slots=True)
class Claims:
    """What a client token says.

    Attributes:
        key_id: the key it was made with.
        scopes: what it may be used for.
        expires: Unix time in seconds.
        origin: the only origin it is good for, as ``serialize_origin`` spells it; None for any.
    """

    key_id: str
    scopes: frozenset[str]
    expires: int
    origin: str | None


class ClientTokens:
    """Signs client tokens with the newest secret, and believes those of every secret."""

    def __init__(self, secrets_: Secrets, clock: Callable[[], float]) -> None:
        """Use secrets and a clock (Unix time)."""
        self._jwt = jwt.PyJWT(options={"enforce_minimum_key_length": True})
        self._kid = secrets_.newest.fingerprint
        self._keys = {secret.fingerprint: secret.client_tokens for secret in secrets_.all}
        self._clock = clock

    def sign(self, claims: Claims) -> str:
        """The token that says it; ``jti`` is random, so that no two are the same."""
        payload: dict[str, Any] = {
            "iss": ISSUER,
            "aud": AUDIENCE,
            "sub": claims.key_id,
            "iat": int(self._clock()),
            "exp": claims.expires,
            "jti": secrets.token_urlsafe(16),
            "scope": " ".join(sorted(claims.scopes)),
        }
        if claims.origin is not None:
            payload["origin"] = claims.origin
        return self._jwt.encode(payload, self._keys[self._kid], ALGORITHM, headers={"kid": self._kid})

    def verify(self, token: str) -> Claims:
        """What a token says.

        Raises:
            InvalidToken: it was not made here, or not for this.
            ExpiredToken: it was good until its expiry.
        """
        try:
            key = self._keys[jwt.get_unverified_header(token)["kid"]]
            payload = self._jwt.decode(
                token,
                key,
                algorithms=[ALGORITHM],
                audience=AUDIENCE,
                issuer=ISSUER,
                # The times are compared below, by the clock that was given.
                options={"require": _REQUIRED, "verify_exp": False, "verify_iat": False, "verify_nbf": False},
            )
            claims = Claims(
                payload["sub"], frozenset(payload["scope"].split()), int(payload["exp"]), payload.get("origin")
            )
        except (jwt.PyJWTError, KeyError, TypeError, ValueError, AttributeError):
            raise InvalidToken from None
        if claims.expires + LEEWAY_SECONDS <= self._clock():
            raise ExpiredToken
        return claims
