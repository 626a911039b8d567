"""What goes wrong with the database."""

from models.errors import EmendError


class StorageError(EmendError):
    """The database cannot be opened or used; the message names no password and no stored value."""
