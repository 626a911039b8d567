"""The table of API keys."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import RowMapping, bindparam, insert, or_, select, update

from service.storage.database import Database
from service.storage.events import MADE, REVOKED, ROTATED, KeyEvent, note, note_refusals
from service.storage.tables import keys


@dataclass(frozen=True, slots=True)
class KeyRecord:
    """An API key as it is stored; times are Unix times in seconds.

    Attributes:
        id: public part of the key, its name in the database.
        name: what its owner calls it.
        hash: keyed hash of the key.
        scopes: what it may be used for.
        rate: requests a second; None for the default.
        burst: requests at once; None for the default.
        quota: characters a day (UTC); None for no limit.
        created: when it was made.
        expires: when it stops working; None for never.
        revoked: when it was revoked; None if it was not.
        last_used: when it was last used, to the minute; None for never.
        previous_hash: keyed hash of the secret before the last rotation.
        previous_expires: until when that one works.
        preferred: tags of the languages that texts are rather taken for, the likeliest first.
    """

    id: str
    name: str
    hash: bytes
    scopes: frozenset[str]
    created: int
    rate: float | None = None
    burst: int | None = None
    quota: int | None = None
    expires: int | None = None
    revoked: int | None = None
    last_used: int | None = None
    previous_hash: bytes | None = None
    previous_expires: int | None = None
    preferred: tuple[str, ...] = ()


class KeyTable:
    """Reads and changes keys. Every method blocks and may raise ``StorageError``."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def add(
        self,
        *,
        id: str,  # noqa: A002 - the name of the column
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
        with self._database.write() as connection:
            connection.execute(
                insert(keys).values(
                    id=id,
                    name=name,
                    hash=hash,
                    scopes=" ".join(sorted(scopes)),
                    created=created,
                    rate=rate,
                    burst=burst,
                    quota=quota,
                    expires=expires,
                    preferred=" ".join(preferred) or None,
                )
            )
            note(connection, KeyEvent(created, id, MADE))

    def get(self, key_id: str) -> KeyRecord | None:
        """The key of an id, None where there is none."""
        with self._database.read() as connection:
            row = connection.execute(select(keys).where(keys.c.id == key_id)).mappings().one_or_none()
        return None if row is None else _record(row)

    def all(self) -> list[KeyRecord]:
        """Every key, oldest first."""
        with self._database.read() as connection:
            rows = connection.execute(select(keys).order_by(keys.c.created, keys.c.id)).mappings().all()
        return [_record(row) for row in rows]

    def replace_hash(self, key_id: str, old: bytes, new: bytes) -> None:
        """Put another hash of the same key in the place of a hash, unless it has changed meanwhile."""
        self._change(key_id, keys.c.hash == old, hash=new)

    def rotate(self, key_id: str, new: bytes, previous_expires: int | None, now: int = 0) -> bool:
        """Give a key another secret; the one before works until a time, or no longer. False: no such key."""
        previous = None if previous_expires is None else keys.c.hash
        event = KeyEvent(now, key_id, ROTATED)
        return self._change(key_id, event=event, hash=new, previous_hash=previous, previous_expires=previous_expires)

    def revoke(self, key_id: str, now: int) -> bool:
        """Make a key stop working; False where there is none that still did."""
        return self._change(key_id, keys.c.revoked.is_(None), event=KeyEvent(now, key_id, REVOKED), revoked=now)

    def note_refusals(self, refused: Mapping[tuple[str, str], int], now: int) -> None:
        """Add to the audit log how often keys were refused, by key and reason."""
        with self._database.write() as connection:
            note_refusals(connection, refused, now)

    def touch(self, used: Mapping[str, int]) -> None:
        """Note when keys were used, by their ids, in one transaction; a later use that another process noted stays."""
        earlier = or_(keys.c.last_used.is_(None), keys.c.last_used < bindparam("now"))
        statement = update(keys).where(keys.c.id == bindparam("key"), earlier).values(last_used=bindparam("now"))
        # In one order everywhere, so that two processes that lock the rows of each other's keys do not wait for ever.
        rows = [{"key": key_id, "now": now} for key_id, now in sorted(used.items())]
        with self._database.write() as connection:
            connection.execute(statement, rows)

    def _change(self, key_id: str, *conditions: Any, event: KeyEvent | None = None, **values: Any) -> bool:
        with self._database.write() as connection:
            statement = update(keys).where(keys.c.id == key_id, *conditions).values(**values)
            changed = connection.execute(statement).rowcount == 1
            if changed and event is not None:
                note(connection, event)
            return changed


def _record(row: RowMapping) -> KeyRecord:
    preferred = tuple((row["preferred"] or "").split())
    return KeyRecord(**{**row, "scopes": frozenset(row["scopes"].split()), "preferred": preferred})
