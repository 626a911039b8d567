"""A key as it is stored -> who holds it or a client token of it, and what token its holder may make."""

from collections.abc import Iterable

from service.access.client_tokens import Claims
from service.access.errors import AccessError
from service.access.origins import serialize_origin
from service.access.principal import CLIENT_SCOPES, Kind, Principal
from service.access.stores import StoredKey

__all__ = ["claims_of", "holder_of_key", "holder_of_token"]


def holder_of_key(stored: StoredKey) -> Principal:
    """Who holds a key."""
    return Principal(
        stored.id,
        stored.name,
        stored.scopes,
        rate=stored.rate,
        burst=stored.burst,
        quota=stored.quota,
        expires=stored.expires,
        preferred=stored.preferred,
    )


def holder_of_token(stored: StoredKey, claims: Claims) -> Principal:
    """Who holds a client token of a key; it has no scope that the key has lost."""
    return Principal(
        stored.id,
        stored.name,
        claims.scopes & stored.scopes,
        Kind.CLIENT,
        rate=stored.rate,
        burst=stored.burst,
        quota=stored.quota,
        expires=claims.expires,
        preferred=stored.preferred,
        origin=claims.origin,
    )


def claims_of(holder: Principal, origin: str | None, scopes: Iterable[str], expires: int) -> Claims:
    """What a client token says that the holder of a key asks for; it ends with the key at the latest.

    Raises:
        AccessError: what is no origin, or a scope that the key or a client token cannot have; ``field`` says which.
    """
    asked = frozenset(scopes)
    if holder.kind is not Kind.KEY:
        raise AccessError("a client token cannot make another one")
    if not asked or not asked <= CLIENT_SCOPES:
        raise AccessError(f"the scopes of a client token are among {', '.join(sorted(CLIENT_SCOPES))}", "scopes")
    if not asked <= holder.scopes:
        raise AccessError(f"the key itself lacks {', '.join(sorted(asked - holder.scopes))}", "scopes")
    last = expires if holder.expires is None else min(expires, holder.expires)
    return Claims(holder.id, asked, last, None if origin is None else serialize_origin(origin))
