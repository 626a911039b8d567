"""What can be wrong with a file of a format."""

from models.errors import InputError

__all__ = ["MissingReaderError", "TooLargeError", "UnreadableError"]


class MissingReaderError(InputError):
    """What reads a format is not installed."""


class UnreadableError(InputError):
    """A file is not what its format says: a broken archive, XML that is none, nested too deep."""


class TooLargeError(InputError):
    """A file is larger, once it is unpacked, than what is read."""
