"""API keys, and the characters they have used."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables ``keys`` and ``usage``."""
    op.create_table(
        "keys",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("scopes", sa.String(200), nullable=False),
        sa.Column("rate", sa.Float),
        sa.Column("burst", sa.Integer),
        sa.Column("quota", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
        sa.Column("revoked", sa.BigInteger),
        sa.Column("last_used", sa.BigInteger),
        sa.Column("previous_hash", sa.LargeBinary(32)),
        sa.Column("previous_expires", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_keys"),
    )
    op.create_table(
        "usage",
        sa.Column("key_id", sa.String(32), nullable=False),
        sa.Column("day", sa.Date, nullable=False),
        sa.Column("characters", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key_id", "day", name="pk_usage"),
        sa.ForeignKeyConstraint(["key_id"], ["keys.id"], name="fk_usage_key_id_keys", ondelete="CASCADE"),
    )
