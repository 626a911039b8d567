"""The paragraphs of an XML file, each character with the bytes that stand for it.

The parser is expat, which alone tells places; so a replacement changes bytes of text, and no others.
"""

import re
from xml.parsers import expat

from service.markup.errors import UnreadableError
from service.markup.marked import CODE, as_code
from service.markup.office.schema import Paragraph, Schema, TextSegment

__all__ = ["paragraphs_of"]

_DEEPEST = 200
"""Elements inside one another."""
_SEPARATOR = " "
"""What expat puts between the address of a namespace and a name."""
_XML = "http://www.w3.org/XML/1998/namespace"
_ENTITY = re.compile(rb"&#?\w+;")
_BLANKS = re.compile(r"[ \t\r\n]+")


def paragraphs_of(xml: bytes, schema: Schema, name: str) -> list[Paragraph]:
    """The paragraphs of a file, in the order in which they begin.

    Args:
        xml: the file, in UTF-8.
        schema: that of its format.
        name: of the file, for messages.

    Raises:
        UnreadableError: it is no XML in UTF-8, has a document type, or is nested too deep.
    """
    reader = _Reader(xml, schema, name)
    parser = expat.ParserCreate("utf-8", _SEPARATOR)
    parser.buffer_text = False
    parser.StartElementHandler = reader.starts
    parser.EndElementHandler = reader.ends
    parser.CharacterDataHandler = reader.characters
    parser.StartDoctypeDeclHandler = reader.refuse
    reader.parser = parser
    try:
        parser.Parse(xml, True)
    except (expat.ExpatError, UnicodeDecodeError) as error:
        raise UnreadableError(f"{name} in the document is no XML in UTF-8") from error
    return reader.paragraphs


class _Reader:
    """What has been read of a file."""

    parser: expat.XMLParserType

    def __init__(self, xml: bytes, schema: Schema, name: str) -> None:
        self.paragraphs: list[Paragraph] = []
        self._xml = xml
        self._schema = schema
        self._name = name
        self._prefixes = {_XML: "xml", **schema.prefixes}
        self._open: list[Paragraph] = []
        self._elements: list[str] = []
        self._text_from: list[int] = []
        self._preserved: list[bool] = []
        self._left_out = 0
        self._code_until = 0
        self._around = 0
        self._number = 0

    def refuse(self, *_: object) -> None:
        """No document of a word processor has a document type; one could define entities without end."""
        raise UnreadableError(f"{self._name} in the document has a document type, which is not read")

    def starts(self, name: str, attributes: dict[str, str]) -> None:
        """An element begins."""
        name = self._named(name)
        attributes = {self._named(key): value for key, value in attributes.items()}
        self._elements.append(name)
        self._number += 1
        if len(self._elements) > _DEEPEST:
            raise UnreadableError(f"{self._name} in the document is nested too deep")
        schema = self._schema
        if self._left_out:
            self._left_out += 1
            return
        self._around += name in schema.within
        if name in schema.left_out or name in schema.code:
            self._left_out = 1
            if name in schema.code and self._open:
                self._add("", CODE)
        elif name in schema.paragraphs:
            self._open.append(Paragraph())
            if self._around or not schema.within:
                self.paragraphs.append(self._open[-1])
        if self._open and schema.is_code(self._elements, attributes):
            self._mark_code()
        if name in schema.instead and self._open and not self._left_out:
            self._add(schema.instead[name](attributes))
        if name in schema.texts:
            self._text_from.append(len(self._open[-1].segments) if self._open else 0)
            self._preserved.append(attributes.get("xml:space") == "preserve")

    def ends(self, name: str) -> None:
        """An element ends."""
        name = self._elements.pop()
        if self._code_until > len(self._elements):
            self._code_until = 0
        if self._left_out:
            self._left_out -= 1
            return
        schema = self._schema
        self._around -= name in schema.within
        if name in schema.texts:
            first, preserved = self._text_from.pop(), self._preserved.pop()
            if self._open and not preserved:
                _strip(self._open[-1].segments, first)
        if name in schema.paragraphs:
            self._open.pop()

    def characters(self, data: str) -> None:
        """Characters that follow one another in the file."""
        schema = self._schema
        if self._left_out or not self._open or (schema.texts and not self._text_from):
            return
        start = self.parser.CurrentByteIndex
        encoded = data.encode()
        if len(data) == 1 and (entity := _ENTITY.match(self._xml, start)):
            self._add(data, end=entity.end(), literal=True)
        elif self._xml[start : start + len(encoded)] == encoded:
            self._literal(data, start)
        else:
            self._add(data, " " if data.isspace() else data)

    def _literal(self, data: str, start: int) -> None:
        """Characters that stand there as they are."""
        if not self._schema.collapses:
            self._add(data, end=start + len(data.encode()), literal=True)
            return
        at = 0
        for blanks in _BLANKS.finditer(data):
            self._slice(data, at, blanks.start(), start)
            if blanks[0] == " " and not self._after_blank():
                self._slice(data, blanks.start(), blanks.end(), start)
            else:
                self._add("" if self._after_blank() else " ")
            at = blanks.end()
        self._slice(data, at, len(data), start)

    def _slice(self, data: str, first: int, last: int, start: int) -> None:
        if first < last:
            begin = start + len(data[:first].encode())
            self._add(data[first:last], end=begin + len(data[first:last].encode()), literal=True, start=begin)

    def _after_blank(self) -> bool:
        """Whether a blank would be one too many."""
        shown = next((one.shown for one in reversed(self._open[-1].segments) if one.shown), "\n")
        return shown[-1] in " \t\n"

    def _add(
        self, shown: str, seen: str | None = None, end: int = 0, literal: bool = False, start: int | None = None
    ) -> None:
        first = self.parser.CurrentByteIndex if start is None else start
        if not literal and seen is None:
            seen = shown
        if self._code_until:
            seen, literal = as_code(shown) if shown.strip() else shown, False
        paragraph = self._open[-1]
        kept = not self._preserved or self._preserved[-1]
        paragraph.segments.append(TextSegment(shown, first, end or first, seen, literal, self._number, kept))

    def _named(self, name: str) -> str:
        """A name with the prefix that the schema gives its namespace."""
        address, _, local = name.rpartition(_SEPARATOR)
        return f"{self._prefixes.get(address, '?')}:{local}" if address else local

    def _mark_code(self) -> None:
        """What follows is no prose, up to the end of the run or the paragraph that says so."""
        depth = next(
            (at + 1 for at in range(len(self._elements) - 1, -1, -1) if self._elements[at] in self._schema.until), 0
        )
        self._code_until = depth


def _strip(segments: list[TextSegment], first: int) -> None:
    """Blanks at the ends of an element that does not keep them are none."""
    own = segments[first:]
    while own and not own[-1].shown.strip():
        own.pop()
    while own and not own[0].shown.strip():
        own.pop(0)
    if own and own[0].literal and own[0].seen is None:
        lead = len(own[0].shown) - len(own[0].shown.lstrip())
        own[0].start += len(own[0].shown[:lead].encode())
        own[0].shown = own[0].shown[lead:]
    if own and own[-1].literal and own[-1].seen is None:
        tail = len(own[-1].shown.rstrip())
        own[-1].end -= len(own[-1].shown[tail:].encode())
        own[-1].shown = own[-1].shown[:tail]
    segments[first:] = own
