"""Org, of Emacs: headings, paragraphs, lists and tables of the tree of tree-sitter."""

import re

from tree_sitter import Node

from service.markup.bounded import bounded
from service.markup.marked import CODE, ByteOffsets, FilePieces, MarkedFile, as_code, names
from service.markup.trees import parsed, walk

__all__ = ["read"]

_BLOCKS = names(
    "document zeroth_section heading section paragraph list list_item quote_block center_block verse_block "
    "special_block org_table table_row table_cell fndef footnote_definition dynamic_block drawer"
)
"""What holds text."""
_ENDS = names("paragraph list_item table_cell heading")
_CONTAINERS = names("bold italic underline strike_through")
_CODES = names("verbatim code latex_fragment export_snippet inline_src_block macro entity")
_PROSE_KEYS = names("TITLE SUBTITLE CAPTION DESCRIPTION")

_FORMULA = bounded(r"(?<![\w$])\$[^\s$](?:[^$\n]*[^\s$])?\$(?!\w)|\\\(.+?\\\)|\\\[.+?\\\]", re.DOTALL)


def read(text: str) -> MarkedFile:
    """Take a file apart."""
    offsets = ByteOffsets(text)
    document = _Document(text, offsets)
    document.take(parsed(offsets.encoded, "tree_sitter_org"))
    return MarkedFile(document.pieces.parts(), document.language)


class _Document:
    """What has been read of a file."""

    def __init__(self, text: str, offsets: ByteOffsets) -> None:
        self.pieces = FilePieces(text)
        self.language = ""
        self._text = text
        self._offsets = offsets

    def take(self, root: Node) -> None:
        """Read what is below a node."""
        for node, begins in walk(root, lambda node: node.type in _BLOCKS or node.type in _CONTAINERS):
            kind = node.type
            if kind in _BLOCKS:
                if begins and (end := self._goes_on(node)):
                    self.pieces.mark(end, self._place(node)[0], " ")
                else:
                    self.pieces.end_block()
            elif kind == "plain_text":
                self._prose(*self._place(node))
            elif kind == "newline":
                self.pieces.mark(*self._place(node), " ")
            elif kind in _CONTAINERS:
                if not begins:
                    continue
            elif begins:
                self._leaf(node)

    def _goes_on(self, node: Node) -> int:
        """Where the first line of a list item ends that a paragraph goes on with; 0 where it does not."""
        before = node.prev_sibling
        held = node.parent is not None and node.parent.type == "list_item"
        if not held or node.type != "paragraph" or before is None or before.type != "plain_text":
            return 0
        return self._place(before)[1]

    def _leaf(self, node: Node) -> None:
        start, end = self._place(node)
        whole = self._text[start:end]
        kind = node.type
        if kind == "regular_link":
            self._link(node, start, end)
        elif kind in ("plain_link", "angle_link"):
            self.pieces.mark(start, end, whole.strip("<>"))
        elif kind in _CODES:
            self.pieces.mark(start, end, as_code(whole.strip("=~$")))
        elif kind == "special_keyword":
            self._keyword(whole, start)
        elif kind in ("subscript", "superscript", "timestamp", "target", "citation") or "timestamp" in kind:
            self.pieces.mark(start, end, CODE)
        elif kind in ("|", "stars", "tags", "todo_keyword", "src_block", "example_block", "property_drawer"):
            self.pieces.end_block()
        else:
            self.pieces.mark(start, end)

    def _link(self, node: Node, start: int, end: int) -> None:
        """A link: its text, and nothing of its address."""
        title = [child for child in node.children if child.type == "plain_text"]
        if not title:
            self.pieces.mark(start, end, CODE)
            return
        first, last = self._place(title[0])[0], self._place(title[-1])[1]
        self.pieces.mark(start, first)
        self.pieces.prose(first, last)
        self.pieces.mark(last, end)

    def _keyword(self, whole: str, start: int) -> None:
        """A line of settings: of some the value is text."""
        self.pieces.end_block()
        found = re.match(r"#\+([A-Za-z_]+):[ \t]*([^\r\n]*)", whole)
        if found and found[1].upper() in _PROSE_KEYS:
            self._prose(start + found.start(2), start + found.end(2))
        elif found and found[1].upper() == "LANGUAGE":
            self.language = found[2].strip()
        self.pieces.end_block()

    def _prose(self, start: int, end: int) -> None:
        """Text, but for formulas."""
        at = start
        for found in _FORMULA.finditer(self._text, start, end):
            self.pieces.prose(at, found.start())
            self.pieces.mark(found.start(), found.end(), as_code(found[0].strip("$")))
            at = found.end()
        self.pieces.prose(at, end)

    def _place(self, node: Node) -> tuple[int, int]:
        return self._offsets.place(node.start_byte), self._offsets.place(node.end_byte)
