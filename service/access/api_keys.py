"""API keys: ``emend_ID_SECRET``, of which only a keyed hash is stored."""

import hmac
import re
import secrets
from dataclasses import dataclass, field
from hashlib import sha256

from service.access.secrets import Secret, Secrets

PREFIX = "emend_"
"""How every key starts, so that scanners for leaked secrets can know one."""

_ID_BYTES = 8
_SECRET_BYTES = 32
_FORM = re.compile(rf"emend_([0-9a-f]{{{2 * _ID_BYTES}}})_([A-Za-z0-9_-]{{43}})")

_NO_HASH = bytes(sha256().digest_size)
"""What a key of an unknown id is compared with, so that it costs what one of a known id costs."""


@dataclass(frozen=True)
class ApiKey:
    """An API key.

    Attributes:
        id: the public part, its name in the database and the logs.
        text: the whole key, which is shown once.
    """

    id: str
    text: str = field(repr=False)

    @classmethod
    def new(cls, key_id: str = "") -> "ApiKey":
        """A random key: 256 bits, by default with a new id."""
        key_id = key_id or secrets.token_hex(_ID_BYTES)
        return cls(key_id, f"{PREFIX}{key_id}_{secrets.token_urlsafe(_SECRET_BYTES)}")

    @classmethod
    def parse(cls, text: str) -> "ApiKey | None":
        """Read a key; None if it has not the form of one."""
        match = _FORM.fullmatch(text)
        return cls(match[1], text) if match else None

    def hash(self, secret: Secret) -> bytes:
        """What is stored: HMAC-SHA256. The key is random, so that a slow hash would add nothing but load."""
        return hmac.digest(secret.api_keys, self.text.encode("ascii"), "sha256")

    def matches(self, stored: bytes | None, secrets_: Secrets) -> Secret | None:
        """The secret under which the key has a stored hash; None if it has not.

        All secrets are always tried, and compared in constant time (``hmac.compare_digest``).
        """
        found = None
        for secret in secrets_.all:
            if hmac.compare_digest(self.hash(secret), stored or _NO_HASH) and stored is not None:
                found = secret
        return found
