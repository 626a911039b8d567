"""The tables, as ``service/storage/migrations`` makes them. Times are Unix times in seconds, days are UTC dates."""

from sqlalchemy import BigInteger, Column, Date, Float, ForeignKey, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    }
)

keys = Table(
    "keys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("hash", LargeBinary(32), nullable=False),
    Column("scopes", String(200), nullable=False),
    Column("rate", Float),
    Column("burst", Integer),
    Column("quota", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Column("revoked", BigInteger),
    Column("last_used", BigInteger),
    Column("previous_hash", LargeBinary(32)),
    Column("previous_expires", BigInteger),
    Column("preferred", String(400)),
)
"""API keys; ``previous_hash`` is that of the secret before the last rotation and works until ``previous_expires``."""

usage = Table(
    "usage",
    metadata,
    Column("key_id", String(32), ForeignKey("keys.id", ondelete="CASCADE"), primary_key=True),
    Column("day", Date, primary_key=True),
    Column("characters", BigInteger, nullable=False),
)
"""Characters that a key has had checked on a day."""

dictionary_words = Table(
    "dictionary_words",
    metadata,
    Column("key_id", String(32), ForeignKey("keys.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(35), primary_key=True),
    Column("word", String(200), primary_key=True),
)
"""Words that a key accepts; the language (BCP 47) is empty for words of every language."""

charges = Table(
    "charges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("key_id", String(32), ForeignKey("keys.id", ondelete="CASCADE"), nullable=False),
    Column("day", Date, nullable=False),
    Column("characters", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""What ``usage`` holds of requests that are not answered yet; past ``until`` nobody answers them any more."""

key_events = Table(
    "key_events",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("time", BigInteger, nullable=False),
    Column("key_id", String(32), nullable=False),
    Column("event", String(20), nullable=False),
    Column("reason", String(40), nullable=False),
    Column("times", Integer, nullable=False),
)
"""What has happened to keys; refusals of a few seconds are one row, with the key where it is known and how many."""
