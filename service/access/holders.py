"""A key as it is stored -> who holds it or a client token of it."""

from service.access.client_tokens import Claims
from service.access.principal import Kind, Principal
from service.access.stores import StoredKey

__all__ = ["holder_of_key", "holder_of_token"]


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
        origin=claims.origin,
    )
