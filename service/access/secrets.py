"""The secrets of the service: from them come the keys that API keys are hashed with and client tokens are signed by."""

import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from service.access.errors import AccessError
from service.access.files import write_new

LEAST_BYTES = 32

FILE = "secrets"
"""Name of the file in the data folder; one secret a line, newest first."""

_HEX = re.compile(r"[0-9A-Fa-f]+")
_BASE64 = re.compile(r"[0-9A-Za-z+/_-]+={0,2}")


@dataclass(frozen=True)
class Secret:
    """One secret.

    Each use has a subkey of its own, HMAC-SHA256 of a label (the expansion of RFC 5869 for one block), so that a hash
    of one kind is never good for another.

    Attributes:
        material: the bytes it was given as.
    """

    material: bytes = field(repr=False)

    @classmethod
    def parse(cls, text: str) -> "Secret":
        """Read a secret: hexadecimal, base64 or any other text of at least 32 bytes.

        Two spellings of the same bytes are two secrets: what is derived comes from the text as it stands.

        Raises:
            AccessError: it is too short.
        """
        text = text.strip()
        if _HEX.fullmatch(text):
            size = len(text) // 2
        elif _BASE64.fullmatch(text):
            size = len(text.rstrip("=")) * 3 // 4
        else:
            size = len(text.encode())
        if size < LEAST_BYTES:
            raise AccessError(f"a secret must have at least {LEAST_BYTES} bytes; this makes one: openssl rand -hex 32")
        return cls(text.encode())

    @cached_property
    def api_keys(self) -> bytes:
        """The subkey that hashes API keys."""
        return self._derive(b"emend/api-keys/1")

    @cached_property
    def client_tokens(self) -> bytes:
        """The subkey that signs client tokens."""
        return self._derive(b"emend/client-tokens/1")

    @cached_property
    def results(self) -> bytes:
        """The subkey that names and seals results which replicas share."""
        return self._derive(b"emend/results/1")

    @cached_property
    def fingerprint(self) -> str:
        """A public name of the secret: 64 bits in hexadecimal."""
        return self._derive(b"emend/fingerprint/1")[:8].hex()

    def _derive(self, label: bytes) -> bytes:
        return hmac.digest(self.material, label + b"\x01", "sha256")


@dataclass(frozen=True)
class Secrets:
    """All secrets, newest first: the newest signs, every one is still believed.

    To rotate, put a new one in front; take the old one away when the keys hashed with it have been used once (which
    hashes them anew) and the client tokens signed by it have expired.
    """

    all: tuple[Secret, ...]

    @property
    def newest(self) -> Secret:
        """The one that signs."""
        return self.all[0]

    @classmethod
    def load(cls, values: Sequence[str], folder: Path) -> "Secrets":
        """Take the secrets of the settings; without any, those of a file in the data folder, made where it is missing.

        Replicas must share them, through the settings or through the file.

        Raises:
            AccessError: one is too short, or the file cannot be read or made.
        """
        if not values:
            values = _from_file(folder / FILE)
        return cls(tuple(Secret.parse(value) for value in values))


def _from_file(path: Path) -> list[str]:
    try:
        if not path.exists():
            write_new(path, secrets.token_urlsafe(LEAST_BYTES) + "\n")
        lines = path.read_text("utf-8").split()
    except (OSError, UnicodeDecodeError) as error:
        raise AccessError(f"{path}: {getattr(error, 'strerror', None) or 'not UTF-8'}") from None
    if not lines:
        raise AccessError(f"{path}: the file of secrets is empty")
    return lines
