"""Programs: comments, docstrings and messages; names and commented-out code are left out.

The trees of tree-sitter tell comments and strings. A string is taken for a message that people read if it looks like a
sentence (``is_message``).
"""

import re
from collections.abc import Iterator

from tree_sitter import Node

from service.markup.code.prose import Line, take_prose
from service.markup.code.strings import STRINGS, is_message, take_string
from service.markup.languages import CODE_LANGUAGES
from service.markup.marked import ByteOffsets, FilePieces, MarkedFile
from service.markup.trees import parsed, walk

__all__ = ["read"]

_COMMENT = re.compile(r"comment|marginalia|haddock")
_NAMES = re.compile(r"[^\W\d_]{3,}")
_IDENTIFIER = re.compile(r"identifier|name|property|variable|constant|key|scalar")
_OPENED = re.compile(
    r"[ \t]*(?:///?!?<?|//!?|/\*+!?<?|\*(?![/\w])|\#=|\#+[!:|]?(?!\w)|\#+|--+(?:\[=*\[|[ \t]*\|)?|;+|%+|\{-+\|?|<\#"
    r"|=begin\b|\(\*+)"
)
_INNER = re.compile(r"[ \t]*\*(?![/*\w])")
_CLOSED = re.compile(r"[ \t]*(?:\*+/|-*\}|\#>|=\#|\]=*\]|=end|\*+\))[ \t]*$")
_CLOSERS = ("/*", "{-", "<#", "#=", "--[", "=begin", "(*")
_LINE = re.compile(r"[^\r\n]*")


def read(text: str, language: str) -> MarkedFile:
    """Take a file apart.

    Args:
        text: the file.
        language: the name of the programming language.
    """
    known = CODE_LANGUAGES[language]
    offsets = ByteOffsets(text)
    root = parsed(offsets.encoded, known.package or f"tree_sitter_{language}", known.grammar)
    file = _File(text, offsets)
    for node, begins in walk(root, lambda node: not _COMMENT.search(node.type) and node.type not in STRINGS):
        if begins:
            file.take(node)
    return file.marked()


class _File:
    """What has been read of a file."""

    def __init__(self, text: str, offsets: ByteOffsets) -> None:
        self._text = text
        self._offsets = offsets
        self._pieces = FilePieces(text)
        self._names: set[str] = set()
        self._lines: list[Line] = []
        self._row = self._column = -1
        self._signs = ""

    def take(self, node: Node) -> None:
        """Take a node whose place it is."""
        if _COMMENT.search(node.type):
            self._comment(node)
        elif node.type in STRINGS:
            self._end_comment()
            self._string(node)
        elif node.type == "jsx_text":
            self._end_comment()
            self._pieces.prose(*self._place(node))
            self._pieces.end_block()
        elif not node.child_count and node.is_named and _IDENTIFIER.search(node.type):
            start, end = self._place(node)
            self._names.update(_NAMES.findall(self._text[start:end]))

    def marked(self) -> MarkedFile:
        """The whole file."""
        self._end_comment()
        return MarkedFile(self._pieces.parts(), "", frozenset(self._names), frozenset(self._pieces.loose))

    def _comment(self, node: Node) -> None:
        """A comment; such as stand below one another, in one column, are one text."""
        start, end = self._place(node)
        if not start and self._text.startswith("#!"):
            return
        row, column = node.start_point
        alone = not self._text[self._text.rfind("\n", 0, start) + 1 : start].strip()
        opened = _OPENED.match(self._text, start, end)
        signs = opened[0].strip() if opened else ""
        if row != self._row + 1 or column != self._column or not alone or signs != self._signs:
            self._end_comment()
        self._lines += _comment_lines(self._text, start, end)
        self._row = row + self._text[start:end].rstrip("\r\n").count("\n")
        self._column = column if alone and not signs.startswith(_CLOSERS) else -2
        self._signs = signs

    def _end_comment(self) -> None:
        if self._lines:
            take_prose(self._pieces, self._text, self._lines)
            self._lines = []
        self._row = -2

    def _string(self, node: Node) -> None:
        start, end = self._place(node)
        parent = node.parent
        if parent is not None and parent.type == "expression_statement" and node.type == "string":
            inner = re.match(r"[A-Za-z]*(\"\"\"|'''|\"|')", self._text[start:end])
            if inner:
                first, last = start + inner.end(), max(end - len(inner[1]), start + inner.end())
                take_prose(self._pieces, self._text, list(_lines(self._text, first, last)))
        elif is_message(node, self._text[start:end]):
            take_string(self._pieces, self._text, start, end, node, self._offsets)

    def _place(self, node: Node) -> tuple[int, int]:
        return self._offsets.place(node.start_byte), self._offsets.place(node.end_byte)


def _comment_lines(text: str, start: int, end: int) -> Iterator[Line]:
    """The lines of a comment without its signs."""
    opened = _OPENED.match(text, start, end)
    is_block = text[start : start + 6].lstrip().startswith(_CLOSERS)
    closed = _CLOSED.search(text[start:end].rstrip()) if is_block else None
    last = start + closed.start() if closed else end
    first = opened.end() if opened else start
    for number, line in enumerate(_lines(text, min(first, last), last)):
        # Grammars take line comments that follow one another for one (Haskell).
        sign = (_INNER if is_block else _OPENED).match(text, line.start, line.end) if number else None
        yield Line(sign.end(), line.end) if sign else line


def _lines(text: str, start: int, end: int) -> Iterator[Line]:
    """The lines of a stretch."""
    at = start
    while at <= end:
        found = _LINE.match(text, at, end)
        stop = found.end() if found else end
        yield Line(at, stop)
        at = stop + (2 if text[stop : stop + 2] == "\r\n" else 1)
