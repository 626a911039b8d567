"""Lets requests in: the header ``Authorization`` -> who it is, or why not."""

import re
import time
from collections.abc import Callable, Iterable

from service.access.api_keys import PREFIX, ApiKey
from service.access.cached_keys import CachedKeys
from service.access.client_tokens import ClientTokens
from service.access.errors import (
    AccessDenied,
    ExpiredToken,
    InvalidToken,
    MalformedToken,
    MissingToken,
    RevokedToken,
    TooManyFailures,
    WrongOrigin,
)
from service.access.failed_attempts import FailedAttempts
from service.access.holders import claims_of, holder_of_key, holder_of_token
from service.access.key_ring import KeyRing
from service.access.origins import same_origin
from service.access.principal import Principal
from service.access.secrets import Secret, Secrets
from service.access.stores import KeyStore, StoredKey
from service.access.written_behind import WrittenBehind
from service.access.wrong_keys import WrongKeys

_USE_SECONDS = 60
"""How old the noted last use of a key may get before it is written again."""

_LONGEST_TOKEN = 4096

_TOKEN = re.compile(r"[A-Za-z0-9._~+/-]+=*")
"""``b64token`` of RFC 6750, section 2.1."""


class Access:
    """Knows API keys and client tokens.

    A key that was read from the store is believed for ``cached_keys.FRESH_SECONDS``, so that most requests need no
    database; a revocation acts within that time, a new key or secret at once. Methods block when they read the store:
    call them from a thread. They are safe to use from several.

    Attributes:
        keys: makes, rotates and revokes keys.
        behind: what letting keys in leaves to be written; its ``write`` is to be called now and then.
    """

    def __init__(
        self,
        keys: KeyStore,
        secrets: Secrets,
        clock: Callable[[], float] = time.time,
        failures: FailedAttempts | None = None,
    ) -> None:
        """Know the keys of a store.

        Args:
            keys: where keys are stored.
            secrets: what they are hashed with.
            clock: gives the Unix time in seconds.
            failures: how many unknown keys and tokens may come from an address; any number if left out.
        """
        self._store = keys
        self._secrets = secrets
        self._clock = clock
        self._cached = CachedKeys(clock)
        self._wrong = WrongKeys(clock)
        self._failures = failures or FailedAttempts(0, 1, clock)
        self.keys = KeyRing(keys, secrets, clock)
        self.behind = WrittenBehind(keys, clock)
        self._client_tokens = ClientTokens(secrets, clock)

    def authenticate(self, authorization: str | None, origin: str | None = None, address: str = "") -> Principal:
        """Who sends a request.

        Args:
            authorization: the header ``Authorization``; None where it is missing.
            origin: the header ``Origin``; None where it is missing. API keys are good from anywhere.
            address: of the client, where failures are to be counted.

        Raises:
            AccessDenied: nobody who may come in; the subclass says why.
        """
        scheme, _, token = (authorization or "").strip(" ").partition(" ")
        if scheme.lower() != "bearer":
            raise MissingToken
        return self.authenticate_token(token.lstrip(" "), origin, address)

    def authenticate_token(self, token: str, origin: str | None = None, address: str = "") -> Principal:
        """Who shows an API key or client token, where it came without a header.

        Raises:
            AccessDenied: nobody who may come in; the subclass says why.
        """
        try:
            self._failures.require_few(address)
        except TooManyFailures:
            if not self._knows(token, self._cached.get_old):
                raise
        try:
            return self._holder(token, origin)
        except InvalidToken as denied:
            self._failures.note(address)
            self.behind.refused("", denied.code)
            raise
        except AccessDenied as denied:
            self.behind.refused(self._id_of(token), denied.code)
            raise

    def _id_of(self, token: str) -> str:
        """The key that a refused token is one of, empty where none is known: who has no key writes no name."""
        try:
            key_id = key.id if (key := ApiKey.parse(token)) else self._client_tokens.verify(token).key_id
        except AccessDenied:
            return ""
        return key_id

    def remembers(self, token: str) -> bool:
        """Whether ``authenticate_token`` knows who shows this without reading the store, and does not block."""
        return self._knows(token, self._cached.get)

    def _knows(self, token: str, kept_of: Callable[[str], StoredKey | None]) -> bool:
        """Whether this belongs to a key that is kept; the store is not asked.

        With any that was kept before, an address that many share, one of whom guesses, stays open to those who hold a
        key.
        """
        try:
            if token.startswith(PREFIX):
                key = ApiKey.parse(token)
                kept = kept_of(key.id) if key else None
                return key is not None and kept is not None and self._matched(key, kept) is not None
            return kept_of(self._client_tokens.verify(token).key_id) is not None
        except AccessDenied:
            return False

    def _holder(self, token: str, origin: str | None) -> Principal:
        if len(token) > _LONGEST_TOKEN or not _TOKEN.fullmatch(token):
            raise MalformedToken
        if token.startswith(PREFIX):
            key = ApiKey.parse(token)
            if key is None:
                raise InvalidToken
            return holder_of_key(self._by_key(key))
        claims = self._client_tokens.verify(token)
        if claims.origin is not None and not same_origin(claims.origin, origin):
            raise WrongOrigin
        return holder_of_token(self._by_id(claims.key_id), claims)

    def issue_client_token(self, principal: Principal, origin: str | None, scopes: Iterable[str], seconds: int) -> str:
        """A client token for pages of an origin.

        It counts against the limits of the key and ends with it.

        Args:
            principal: who showed the key; whether it may make tokens (``tokens``) is for the caller to ask.
            origin: the only origin it is to be good for; None for any.
            scopes: what it is to be good for.
            seconds: its life.

        Raises:
            AccessError: what is no origin, or a scope that the key or a client token cannot have; ``field`` says which.
        """
        return self._client_tokens.sign(claims_of(principal, origin, scopes, int(self._clock()) + seconds))

    def _by_key(self, key: ApiKey) -> StoredKey:
        kept = self._cached.get(key.id)
        if kept is not None and self._matched(key, kept):
            return self._alive(kept)
        # Another process may have rotated it since: a key that does not match what was kept is looked up.
        if key.text in self._wrong:
            raise InvalidToken
        stored = self._store.get(key.id)
        secret = self._matched(key, stored)
        if stored is None or secret is None:
            self._wrong.add(key.text)
            raise InvalidToken
        self._admit(stored)
        if secret is not self._secrets.newest and key.matches(stored.hash, self._secrets):
            self.behind.hashed(key.id, stored.hash, key.hash(self._secrets.newest))
        return stored

    def _by_id(self, key_id: str) -> StoredKey:
        """The key of a client token, which stops working with the key."""
        kept = self._cached.get(key_id)
        if kept is not None:
            return self._alive(kept)
        stored = self._store.get(key_id)
        if stored is None:
            raise InvalidToken
        return self._admit(stored)

    def _admit(self, stored: StoredKey) -> StoredKey:
        """Let a key in that was just read."""
        self._alive(stored)
        self._cached.keep(stored)
        now = int(self._clock())
        if stored.last_used is None or now - stored.last_used >= _USE_SECONDS:
            self.behind.used(stored.id, now)
        return stored

    def _matched(self, key: ApiKey, stored: StoredKey | None) -> Secret | None:
        """The secret under which a key has the hash of a stored one, or that of before its rotation."""
        secret = key.matches(stored.hash if stored else None, self._secrets)
        if secret is None and stored is not None and stored.previous_hash is not None:
            secret = key.matches(stored.previous_hash, self._secrets)
            if secret is not None and (stored.previous_expires or 0) <= self._clock():
                raise ExpiredToken
        return secret

    def _alive(self, stored: StoredKey) -> StoredKey:
        if stored.revoked is not None:
            raise RevokedToken
        if stored.expires is not None and stored.expires <= self._clock():
            raise ExpiredToken
        return stored
