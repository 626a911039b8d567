"""A personal dictionary for each key."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table ``dictionary_words``."""
    op.create_table(
        "dictionary_words",
        sa.Column("key_id", sa.String(32), nullable=False),
        sa.Column("language", sa.String(35), nullable=False),
        sa.Column("word", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("key_id", "language", "word", name="pk_dictionary_words"),
        sa.ForeignKeyConstraint(["key_id"], ["keys.id"], name="fk_dictionary_words_key_id_keys", ondelete="CASCADE"),
    )
