"""A document of a word processor: its text, and the document with replacements in it.

The text is that of the paragraphs, a line each; tabs and breaks of lines are in it, pictures and notes' signs are not.
A replacement is cut into the words that it changes, so that each keeps the formatting of the word in whose place it
stands; nothing but characters of text is written.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from html import escape

from service.checking.parts import Part
from service.markup.edits import TextEdit, apart
from service.markup.marked import MarkedFile
from service.markup.office.package import Package
from service.markup.office.paragraphs import paragraphs_of
from service.markup.office.placed import PlacedSegment, PlacedSegments
from service.markup.office.schema import Paragraph, Schema

__all__ = ["OfficeDocument"]

_BETWEEN = "\n\n"
_TOKEN = re.compile(r"\s+|\w+|[^\w\s]")
_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_EDGE = "\n"
_COLLAPSED = re.compile(r" [ \t\n]|[ \t\n] ")
"""A blank that would be none where blanks collapse: beside another, or at an end of a paragraph."""
_ODD_BLANKS = re.compile(r"[\t\r\n]|  ")


class OfficeDocument:
    """A document.

    Attributes:
        text: that of its paragraphs, a line each.
        marked: the text in parts.
    """

    def __init__(self, package: Package, schemas: Mapping[str, Schema]) -> None:
        """Read the parts of an archive.

        Args:
            package: the archive.
            schemas: the parts with text, by name, in their order.

        Raises:
            UnreadableError: one is broken.
            TooLargeError: too much would be unpacked.
        """
        self._package = package
        self._schemas = schemas
        self._sources = {name: package.read(name) for name in schemas}
        places: list[PlacedSegment] = []
        pieces: list[str] = []
        parts: list[Part] = []
        at = number = 0
        for name, schema in schemas.items():
            for paragraph in paragraphs_of(self._sources[name], schema, name):
                if not any(one.shown for one in paragraph.segments):
                    continue
                if parts:
                    parts.append(Part("\n", markup=True, interpreted=_BETWEEN))
                    pieces.append("\n")
                    at += 1
                for segment in paragraph.segments:
                    places.append(PlacedSegment(at, name, number, segment))
                    pieces.append(segment.shown)
                    at += len(segment.shown)
                parts += _parts(paragraph)
                number += 1
        self._places = PlacedSegments(places)
        self.text = "".join(pieces)
        self.marked = MarkedFile(tuple(parts))

    def fixed(self, edits: Sequence[TextEdit]) -> tuple[bytes, list[TextEdit]]:
        """The document with the edits of its text, and those that were made.

        One that would need other markup is left out: over the end of a paragraph, or of several blanks. Of edits that
        overlap the first is made, and of those that touch where blanks collapse, which each would see beside it what
        the other changes.

        Raises:
            UnreadableError: the document is signed, or another part of it is broken.
            TooLargeError: too much would be unpacked.
        """
        made: list[TextEdit] = []
        changes: dict[str, list[tuple[int, int, bytes]]] = {}
        collapses = any(schema.collapses for schema in self._schemas.values())
        for edit in apart(edits):
            if collapses and made and edit.start <= made[-1].end:
                continue
            if (found := self._changes(edit)) is not None:
                made.append(edit)
                for member, change in found:
                    changes.setdefault(member, []).append(change)
        if not made:
            return self._package.with_members({}), []
        return self._package.with_members(
            {name: _applied(self._sources[name], found) for name, found in changes.items()}
        ), made

    def _changes(self, edit: TextEdit) -> list[tuple[str, tuple[int, int, bytes]]] | None:
        """The bytes that an edit changes, by part of the archive; None if it cannot be made."""
        found = []
        for start, end, new in _words_changed(self.text, edit):
            change = self._change(start, end, new)
            if change is None:
                return None
            found += change
        return found

    def _change(self, start: int, end: int, new: str) -> list[tuple[str, tuple[int, int, bytes]]] | None:
        if _NOT_XML.search(new) or _ODD_BLANKS.search(new):
            return None
        places = list(self._places.held(start, end))
        if not places or not all(one.segment.literal for one in places) or len({one.paragraph for one in places}) > 1:
            return None
        held = sum(min(end, one.end) - max(start, one.start) for one in places)
        if held < end - start:  # the end of a paragraph is in no segment
            return None
        before, after = self.text[start - 1 : start] if start else _EDGE, self.text[end : end + 1] or _EDGE
        if self._schemas[places[0].member].collapses and _COLLAPSED.search(before + new + after):
            return None
        written = escape(new, quote=False).encode()
        found = []
        for number, place in enumerate(places):
            first, last = max(start, place.start), min(end, place.end)
            added = new if not number else ""
            if not place.segment.kept and not _keeps_ends(place, self._places.siblings(place), first, last, added):
                return None
            found.append((place.member, (place.byte(first), place.byte(last), b"" if number else written)))
        return found


def _parts(paragraph: Paragraph) -> Iterator[Part]:
    for segment in paragraph.segments:
        if segment.seen is None:
            yield Part(segment.shown)
        elif segment.shown or segment.seen:
            yield Part(segment.shown, markup=True, interpreted=segment.seen)


def _words_changed(text: str, edit: TextEdit) -> Iterator[tuple[int, int, str]]:
    """An edit as the words that it changes: each with its span and what is to stand there."""
    old = _TOKEN.findall(text[edit.start : edit.end])
    new = _TOKEN.findall(edit.replacement)
    places = [edit.start]
    for token in old:
        places.append(places[-1] + len(token))
    for kind, first, last, begin, stop in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        start, end, put = places[first], places[last], "".join(new[begin:stop])
        while start < end and put and text[start] == put[0]:
            start, put = start + 1, put[1:]
        while start < end and put and text[end - 1] == put[-1]:
            end, put = end - 1, put[:-1]
        yield start, end, put


def _keeps_ends(place: PlacedSegment, siblings: Sequence[PlacedSegment], first: int, last: int, new: str) -> bool:
    """Whether an element that does not keep blanks at its ends would have none after a change."""
    before = "".join(one.segment.shown for one in siblings)
    base = siblings[0].start
    after = before[: first - base] + new + before[last - base :]
    return after == after.strip()


def _applied(source: bytes, changes: Sequence[tuple[int, int, bytes]]) -> bytes:
    pieces: list[bytes] = []
    at = 0
    for start, end, new in sorted(changes, key=lambda change: change[:2]):
        pieces += (source[at:start], new)
        at = end
    return b"".join((*pieces, source[at:]))
