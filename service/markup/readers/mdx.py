"""MDX: Markdown with JSX and JavaScript."""

from service.markup.marked import MarkedFile
from service.markup.readers.markdown import markdown_parts

__all__ = ["read"]


def read(text: str) -> MarkedFile:
    """Take a file apart."""
    return MarkedFile(markdown_parts(text, mdx=True))
