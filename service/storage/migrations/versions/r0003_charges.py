"""Charges of requests that are not answered yet, so that a crash does not keep what they cost."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table ``charges``."""
    op.create_table(
        "charges",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("key_id", sa.String(32), nullable=False),
        sa.Column("day", sa.Date, nullable=False),
        sa.Column("characters", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_charges"),
        sa.ForeignKeyConstraint(["key_id"], ["keys.id"], name="fk_charges_key_id_keys", ondelete="CASCADE"),
    )
