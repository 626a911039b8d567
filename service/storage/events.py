"""The audit log of keys: each was made, rotated or revoked, and what was refused with it."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from service.storage.database import Database
from service.storage.tables import key_events as events

MADE, ROTATED, REVOKED, REFUSED = "made", "rotated", "revoked", "refused"

KEPT_SECONDS = 365 * 86_400
"""How long refusals are kept; what was done with keys stays."""


@dataclass(frozen=True, slots=True)
class KeyEvent:
    """One entry.

    Attributes:
        time: Unix time in seconds.
        key_id: the key; empty where what was shown is no key that is known.
        event: ``made``, ``rotated``, ``revoked`` or ``refused``.
        reason: the code of the refusal; empty for what was done.
        times: how many refusals it stands for.
    """

    time: int
    key_id: str
    event: str
    reason: str = ""
    times: int = 1


class EventTable:
    """Reads the log. Every method blocks and may raise ``StorageError``."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def list(self, key_id: str = "") -> list[KeyEvent]:
        """The entries of a key, or all, oldest first."""
        columns = (events.c.time, events.c.key_id, events.c.event, events.c.reason, events.c.times)
        query = select(*columns).order_by(events.c.id)
        with self._database.read() as connection:
            rows = connection.execute(query.where(events.c.key_id == key_id) if key_id else query).all()
        return [KeyEvent(*row) for row in rows]


def note(connection: Connection, event: KeyEvent) -> None:
    """Add an entry, in the transaction that does what it tells of."""
    row = {name: getattr(event, name) for name in ("time", "key_id", "event", "reason", "times")}
    connection.execute(insert(events).values(row))


def note_refusals(connection: Connection, refused: Mapping[tuple[str, str], int], now: int) -> None:
    """Add how often keys were refused, by key and reason, and forget refusals of long ago."""
    for (key_id, reason), times in refused.items():
        note(connection, KeyEvent(now, key_id, REFUSED, reason, times))
    connection.execute(delete(events).where(events.c.event == REFUSED, events.c.time < now - KEPT_SECONDS))
