"""Text without markup."""

from service.checking.parts import Part
from service.markup.marked import MarkedFile

__all__ = ["read"]


def read(text: str) -> MarkedFile:
    """The text as it is."""
    return MarkedFile((Part(text),) if text else ())
