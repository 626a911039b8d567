"""Names and values that tell nobody anything who does not have the service's secret.

The name of a result is a keyed hash of all that it depends on. Its value is encrypted and bound to the name
(AES-256-GCM, NIST SP 800-38D), as alerts hold words of the text; one that was made by others is no value.
"""

import hashlib
import hmac
import os

from models.errors import ConfigError

__all__ = ["Sealing"]

_NONCE_BYTES = 12


class Sealing:
    """Names and seals with a key of 32 bytes; safe to use from several threads."""

    def __init__(self, key: bytes) -> None:
        """Take the key; that of names and that of values come from it.

        Raises:
            ConfigError: the library is missing.
        """
        try:
            from cryptography.exceptions import InvalidTag
            from cryptography.hazmat.primitives.ciphers.aead import AESGCM
        except ModuleNotFoundError:
            raise ConfigError("sharing results needs its library: install emend[redis]") from None
        self._names = hmac.digest(key, b"name", "sha256")
        self._forged = InvalidTag
        self._cipher = AESGCM(hmac.digest(key, b"value", "sha256"))

    def name(self, *parts: str) -> str:
        """The name of what these parts say together: 64 hexadecimal digits."""
        said = b"".join(len(one).to_bytes(4) + one for one in (part.encode("utf-8", "surrogatepass") for part in parts))
        return hmac.new(self._names, said, hashlib.sha256).hexdigest()

    def seal(self, name: str, value: bytes) -> bytes:
        """A value that can be opened by its name alone."""
        nonce = os.urandom(_NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, value, name.encode())

    def open(self, name: str, sealed: bytes) -> bytes | None:
        """The value that was sealed under a name, None where it was not, or has been changed."""
        try:
            return self._cipher.decrypt(sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:], name.encode())
        except (self._forged, ValueError):
            return None
