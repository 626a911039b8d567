"""A file whose text is checked: a text, or a document that has to be opened."""

import codecs
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from service.markup.edits import TextEdit
from service.markup.fixing import fixed
from service.markup.formats import FORMATS, marked, opened
from service.markup.marked import MarkedFile

if TYPE_CHECKING:
    from service.markup.office.document import OfficeDocument

__all__ = ["FileContent", "TextContent", "content_of"]


class FileContent(Protocol):
    """What a file holds.

    Attributes:
        text: what offsets count; of a document the text of its paragraphs, a line each.
    """

    text: str

    def marked(self) -> MarkedFile:
        """The text in parts."""

    def with_edits(self, edits: Sequence[TextEdit]) -> "tuple[bytes, FileContent, list[TextEdit]]":
        """The file with edits of its text, its content then, and the edits that were made."""


class TextContent:
    """A text in UTF-8, line ends as they are; a byte order mark is no part of it."""

    def __init__(self, text: str, markup: str, mark: bytes = b"") -> None:
        """Take the text, the name of its format and its byte order mark."""
        self.text = text
        self._markup = markup
        self._mark = mark

    def marked(self) -> MarkedFile:
        """The text in parts."""
        return marked(self.text, self._markup)

    def with_edits(self, edits: Sequence[TextEdit]) -> tuple[bytes, FileContent, list[TextEdit]]:
        """The file with edits of its text, its content then, and the edits that were made."""
        text, made = fixed(self.text, edits, self._markup)
        return self._mark + text.encode("utf-8"), TextContent(text, self._markup, self._mark), made


class _DocumentContent:
    """A document of a word processor."""

    def __init__(self, document: "OfficeDocument", markup: str) -> None:
        self.text = document.text
        self._document = document
        self._markup = markup

    def marked(self) -> MarkedFile:
        return self._document.marked

    def with_edits(self, edits: Sequence[TextEdit]) -> tuple[bytes, FileContent, list[TextEdit]]:
        data, made = self._document.fixed(edits)
        return data, content_of(data, self._markup), made


def content_of(data: bytes, markup: str) -> FileContent:
    """What the bytes of a file hold.

    Args:
        data: the file.
        markup: the name of its format.

    Raises:
        UnicodeDecodeError: it is no text in UTF-8.
        UnreadableError: it is no document of its format.
        TooLargeError: it is larger than what is unpacked.
    """
    if FORMATS[markup].binary:
        return _DocumentContent(opened(data, markup), markup)
    mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
    return TextContent(data.removeprefix(mark).decode("utf-8"), markup, mark)
