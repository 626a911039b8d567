"""What access needs to be remembered; ``service/storage`` does it. Methods block and may raise its errors."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date
from typing import Protocol


class StoredKey(Protocol):
    """An API key as it is stored; times are Unix times in seconds."""

    @property
    def id(self) -> str:
        """Public part of the key."""

    @property
    def name(self) -> str:
        """What its owner calls it."""

    @property
    def hash(self) -> bytes:
        """Keyed hash."""

    @property
    def scopes(self) -> frozenset[str]:
        """What it may be used for."""

    @property
    def rate(self) -> float | None:
        """Requests a second; None for the default."""

    @property
    def burst(self) -> int | None:
        """Requests at once; None for the default."""

    @property
    def quota(self) -> int | None:
        """Characters a day; None for no limit."""

    @property
    def created(self) -> int:
        """When it was made."""

    @property
    def expires(self) -> int | None:
        """When it stops working; None for never."""

    @property
    def revoked(self) -> int | None:
        """When it was revoked; None if it was not."""

    @property
    def last_used(self) -> int | None:
        """When it was last used; None for never."""

    @property
    def previous_hash(self) -> bytes | None:
        """Keyed hash of the secret before the last rotation."""

    @property
    def previous_expires(self) -> int | None:
        """Until when that one works."""

    @property
    def preferred(self) -> tuple[str, ...]:
        """Tags of the languages that texts are rather taken for, the likeliest first."""


class KeyStore(Protocol):
    """Where keys are stored."""

    def add(
        self,
        *,
        id: str,  # noqa: A002 - as the property
        name: str,
        hash: bytes,  # noqa: A002
        scopes: frozenset[str],
        created: int,
        rate: float | None = None,
        burst: int | None = None,
        quota: int | None = None,
        expires: int | None = None,
        preferred: Sequence[str] = (),
    ) -> None:
        """Store a new key."""

    def get(self, key_id: str) -> StoredKey | None:
        """The key of an id, None where there is none."""

    def all(self) -> Sequence[StoredKey]:
        """Every key."""

    def replace_hash(self, key_id: str, old: bytes, new: bytes) -> None:
        """Put another hash of the same key in the place of a hash."""

    def rotate(self, key_id: str, new: bytes, previous_expires: int | None, now: int = 0) -> bool:
        """Give a key another secret; the one before works until a time, or no longer. False: no such key."""

    def revoke(self, key_id: str, now: int) -> bool:
        """Make a key stop working; False where there is none that still did."""

    def touch(self, used: Mapping[str, int]) -> None:
        """Note when keys were used, by their ids."""

    def note_refusals(self, refused: Mapping[tuple[str, str], int], now: int) -> None:
        """Add to the audit log how often keys were refused, by key (empty where it is not known) and reason."""


class UsageStore(Protocol):
    """Where characters are counted."""

    def charge(
        self, key_id: str, day: date, characters: int, quota: int, charge_id: str = "", until: int = 0
    ) -> int | None:
        """Count characters if the quota holds them: the total of the day, or None. With a name it is left open."""

    def settle(self, charge_ids: Collection[str]) -> None:
        """Close open charges: what they cost is kept."""

    def refund(self, charge_id: str) -> None:
        """Take an open charge back."""

    def refund_abandoned(self, now: int) -> int:
        """Take back every charge that nobody has closed in its time; gives their number."""

    def used(self, key_id: str, day: date) -> int:
        """The characters of a day."""
