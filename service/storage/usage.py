"""The table of characters used, by key and day."""

from datetime import date

from sqlalchemy import case, select, update
from sqlalchemy.dialects import postgresql, sqlite

from service.storage.database import Database
from service.storage.tables import usage


class UsageTable:
    """Counts characters. Every method blocks and may raise ``StorageError``."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def charge(self, key_id: str, day: date, characters: int, quota: int) -> int | None:
        """Count characters if the quota of the day holds them all.

        It is one statement, so that processes that count at once cannot overrun the quota together.

        Returns:
            The characters of the day with these; None if the quota does not hold them, and nothing was counted.
        """
        if characters > quota:
            return None
        with self._database.write() as connection:
            insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            total = usage.c.characters + characters
            statement = (
                insert(usage)
                .values(key_id=key_id, day=day, characters=characters)
                .on_conflict_do_update(
                    index_elements=[usage.c.key_id, usage.c.day], set_={"characters": total}, where=total <= quota
                )
                .returning(usage.c.characters)
            )
            return connection.execute(statement).scalar_one_or_none()

    def refund(self, key_id: str, day: date, characters: int) -> None:
        """Take counted characters back; the count never falls below zero."""
        left = usage.c.characters - characters
        with self._database.write() as connection:
            connection.execute(
                update(usage)
                .where(usage.c.key_id == key_id, usage.c.day == day)
                .values(characters=case((left > 0, left), else_=0))
            )

    def used(self, key_id: str, day: date) -> int:
        """The characters of a day."""
        with self._database.read() as connection:
            query = select(usage.c.characters).where(usage.c.key_id == key_id, usage.c.day == day)
            return connection.execute(query).scalar_one_or_none() or 0
