"""The table of characters used, by key and day."""

from collections.abc import Collection
from datetime import date

from sqlalchemy import ColumnElement, Connection, case, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from service.storage.database import Database
from service.storage.tables import charges, usage


class UsageTable:
    """Counts characters. Every method blocks and may raise ``StorageError``."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def charge(
        self, key_id: str, day: date, characters: int, quota: int, charge_id: str = "", until: int = 0
    ) -> int | None:
        """Count characters if the quota of the day holds them all.

        It is one statement, so that processes that count at once cannot overrun the quota together. With a name the
        charge stays open until it is settled or refunded, or the Unix time ``until`` has passed.

        Returns:
            The characters of the day with these; None if the quota does not hold them, and nothing was counted.
        """
        if characters > quota:
            return None
        with self._database.write() as connection:
            upsert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            total = usage.c.characters + characters
            statement = (
                upsert(usage)
                .values(key_id=key_id, day=day, characters=characters)
                .on_conflict_do_update(
                    index_elements=[usage.c.key_id, usage.c.day], set_={"characters": total}, where=total <= quota
                )
                .returning(usage.c.characters)
            )
            counted = connection.execute(statement).scalar_one_or_none()
            if counted is not None and charge_id:
                row = {"id": charge_id, "key_id": key_id, "day": day, "characters": characters, "until": until}
                connection.execute(insert(charges).values(row))
            return counted

    def settle(self, charge_ids: Collection[str]) -> None:
        """Close open charges: what they cost is kept."""
        with self._database.write() as connection:
            connection.execute(delete(charges).where(charges.c.id.in_(charge_ids)))

    def refund(self, charge_id: str) -> None:
        """Take an open charge back; one that is closed stays as it is."""
        with self._database.write() as connection:
            _refund(connection, charges.c.id == charge_id)

    def refund_abandoned(self, now: int) -> int:
        """Take back every charge that nobody has closed in its time; gives their number."""
        with self._database.write() as connection:
            return _refund(connection, charges.c.until <= now)

    def used(self, key_id: str, day: date) -> int:
        """The characters of a day."""
        with self._database.read() as connection:
            query = select(usage.c.characters).where(usage.c.key_id == key_id, usage.c.day == day)
            return connection.execute(query).scalar_one_or_none() or 0


def _refund(connection: Connection, which: ColumnElement[bool]) -> int:
    """Delete charges and count them no more; of processes that do so at once each gets others."""
    closed = delete(charges).where(which).returning(charges.c.key_id, charges.c.day, charges.c.characters)
    rows = connection.execute(closed).all()
    for key_id, day, characters in rows:
        left = usage.c.characters - characters
        connection.execute(
            update(usage)
            .where(usage.c.key_id == key_id, usage.c.day == day)
            .values(characters=case((left > 0, left), else_=0))
        )
    return len(rows)
