"""Makes, rotates and revokes API keys."""

import re
import time
from collections.abc import Callable, Iterable, Sequence

from service.access.api_keys import ApiKey
from service.access.errors import AccessError
from service.access.principal import ALL_SCOPES
from service.access.secrets import Secrets
from service.access.stores import KeyStore, StoredKey

LONGEST_NAME = 200

RANGES = {"rate": (0.001, 10_000), "burst": (1, 10_000), "quota": (1, 10**12)}
"""Least and most of each limit; a window of requests keeps a time stamp for each of the burst."""

MOST_PREFERRED = 10
"""So many languages, at most, a key prefers."""
_TAG = re.compile(r"[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3}")


class KeyRing:
    """The keys of a store. Methods block and may raise errors of the store."""

    def __init__(self, keys: KeyStore, secrets: Secrets, clock: Callable[[], float] = time.time) -> None:
        """Use a store, and the secrets that ``Access`` uses."""
        self._store = keys
        self._secrets = secrets
        self._clock = clock

    def create(
        self,
        name: str,
        scopes: Iterable[str] = ALL_SCOPES,
        *,
        rate: float | None = None,
        burst: int | None = None,
        quota: int | None = None,
        expires: int | None = None,
        preferred: Sequence[str] = (),
    ) -> ApiKey:
        """Make a key; its text is not kept anywhere.

        Args:
            name: what its owner calls it.
            scopes: what it may be used for.
            rate: requests a second; None for the default of the service.
            burst: requests at once; None for the default of the service.
            quota: characters a day (UTC); None for no limit.
            expires: when it stops working, Unix time in seconds; None for never.
            preferred: tags of the languages (BCP 47) that texts are rather taken for, the likeliest first.

        Raises:
            AccessError: a value is impossible; ``field`` says which.
        """
        asked = frozenset(scopes)
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise AccessError(f"a name has 1 to {LONGEST_NAME} printable characters", "name")
        if not asked or not asked <= ALL_SCOPES:
            raise AccessError(f"the scopes are {', '.join(sorted(ALL_SCOPES))}", "scopes")
        for field, value in {"rate": rate, "burst": burst, "quota": quota}.items():
            least, most = RANGES[field]
            if value is not None and not least <= value <= most:
                raise AccessError(f"the {field} is from {least:g} to {most:,}", field)
        if len(preferred) > MOST_PREFERRED or not all(map(_TAG.fullmatch, preferred)):
            raise AccessError(f"at most {MOST_PREFERRED} languages are preferred, as BCP 47 tags", "prefer")
        now = int(self._clock())
        if expires is not None and expires <= now:
            raise AccessError("the expiry has passed", "expires")
        key = ApiKey.new()
        self._store.add(
            id=key.id,
            name=name,
            hash=key.hash(self._secrets.newest),
            scopes=asked,
            created=now,
            rate=rate,
            burst=burst,
            quota=quota,
            expires=expires,
            preferred=preferred,
        )
        return key

    def list(self) -> Sequence[StoredKey]:
        """Every key, oldest first."""
        return self._store.all()

    def rotate(self, key_id: str, grace: int = 0) -> ApiKey:
        """Give a key a new secret; everything else stays.

        Args:
            key_id: the id of the key.
            grace: seconds in which the secret before still works.

        Raises:
            AccessError: there is no such key, or it has been revoked.
        """
        stored = self._store.get(key_id)
        if stored is None:
            raise AccessError("no key has this id", "id")
        if stored.revoked is not None:
            raise AccessError("the key has been revoked", "id")
        key = ApiKey.new(key_id)
        now = int(self._clock())
        self._store.rotate(key_id, key.hash(self._secrets.newest), now + grace if grace > 0 else None, now)
        return key

    def revoke(self, key_id: str) -> None:
        """Make a key and its client tokens stop working, for good.

        Raises:
            AccessError: there is no such key, or it has been revoked.
        """
        if not self._store.revoke(key_id, int(self._clock())):
            known = self._store.get(key_id) is not None
            raise AccessError("the key was revoked before" if known else "no key has this id", "id")
