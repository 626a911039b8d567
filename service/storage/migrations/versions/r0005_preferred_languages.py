"""The languages that a key prefers."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column ``keys.preferred``, empty for the keys there are."""
    op.add_column("keys", sa.Column("preferred", sa.String(400)))
