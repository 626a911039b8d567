"""What Alembic runs: the steps, in the transaction that ``service/storage/migrate.py`` has begun."""

from alembic import context

from service.storage.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
