"""What has happened to keys: made, rotated, revoked, refused."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table ``key_events``."""
    op.create_table(
        "key_events",
        sa.Column("id", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("key_id", sa.String(32), nullable=False),
        sa.Column("event", sa.String(20), nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_key_events"),
    )
