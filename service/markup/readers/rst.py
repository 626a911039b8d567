"""reStructuredText: the tree of tree-sitter tells paragraphs from markup.

Tables that are drawn with signs are left out, those of ``list-table`` are read.
"""

import re
from collections.abc import Iterator

from tree_sitter import Node

from service.markup.citations import is_word_behind
from service.markup.marked import CODE, ByteOffsets, FilePieces, MarkedFile, as_code, names
from service.markup.trees import parsed

__all__ = ["read"]

_PROSE_DIRECTIVES = names(
    "admonition attention caution danger error hint important note tip warning seealso todo topic sidebar rubric "
    "epigraph highlights pull-quote centered list-table compound container class figure glossary deprecated "
    "versionadded versionchanged versionremoved only describe option envvar confval cmdoption program function "
    "method attribute data exception module property classmethod staticmethod decorator type macro struct enum "
    "enumerator union member var rule tab tab-item tab-set tabs group-tab grid grid-item grid-item-card card "
    "card-carousel dropdown details collapse"
)
"""Directives whose content is prose; of others, which are not known, nothing is text."""
_TITLED_DIRECTIVES = names(
    "admonition attention caution danger error hint important note tip warning seealso todo topic sidebar rubric "
    "epigraph highlights pull-quote centered tab tab-item group-tab grid-item-card card dropdown details collapse "
    "list-table"
)
"""Those whose first line is prose, too."""
_BLOCKS = names(
    "document section bullet_list enumerated_list list_item definition_list definition field_list field "
    "field_body block_quote footnote citation body content line_block"
)
_PARAGRAPHS = names("paragraph title term line")
_DEEPEST = 12
"""Directives inside one another; what lies deeper is not read."""
_TYPES = ([b"type"], [b"rtype"], [b"vartype"])
"""Names of fields whose content is code."""
_END_OF_LINE = re.compile(r"[ \t]*(?:\r\n|\n)(?=[ \t]*\S)")
_TABLE = re.compile(r"\s*(?:=+(?:[ \t]+=+)+|\+[-=+]+\+)[ \t]*(?:\r?\n|$)")
_TITLED = re.compile(r"`([^`<]*?)(\s*<[^`<>]*>)?`(__?)")
_ROLE = re.compile(r"(:[\w:.+-]+:)?`([^`]*?)(\s*<[^`<>]*>)?`(:[\w:.+-]+:)?$", re.DOTALL)
_TEXT_ROLES = names(" :emphasis: :strong: :title: :sub: :sup: :subscript: :superscript: :dfn: :term: :doc: :ref:")
_REFERENCES = names("footnote_reference citation_reference")
_SIGNS = {"emphasis": 1, "strong": 2}


def read(text: str) -> MarkedFile:
    """Take a file apart."""
    pieces = FilePieces(text)
    _take(pieces, text, 0, len(text), 0)
    return MarkedFile(pieces.parts(), loose=frozenset(pieces.loose))


def _take(pieces: FilePieces, text: str, start: int, end: int, depth: int, goes_on: bool = False) -> None:
    """A stretch of a file that is parsed for itself: all of it, or the content of a directive.

    Args:
        pieces: what takes it.
        text: the file.
        start: where the stretch starts.
        end: where it ends.
        depth: how many directives it lies in.
        goes_on: whether its last paragraph goes on behind it.
    """
    offsets = ByteOffsets(text[start:end])
    waiting = [(parsed(offsets.encoded, "tree_sitter_rst"), False)]
    while waiting:
        node, loose = waiting.pop()
        if node.type in _PARAGRAPHS:
            _paragraph(pieces, node, text, offsets, start)
            if not goes_on:
                pieces.end_block(loose=loose)
        elif node.type == "directive" and depth < _DEEPEST:
            for part in _of_directive(node, offsets.encoded):
                first, last = start + offsets.place(part.start_byte), start + offsets.place(part.end_byte)
                if part.type == "arguments":
                    after = _END_OF_LINE.match(text, last)
                    _take(pieces, text, first, last, depth + 1, goes_on=after is not None)
                    if after:
                        pieces.mark(last, after.end(), " ")
                else:  # with its indentation: a quotation to the grammar, which is as good
                    _take(pieces, text, text.rfind("\n", 0, first) + 1, last, depth + 1)
        elif node.type in _BLOCKS and not _is_code(node, offsets.encoded):
            loose = loose or node.type in ("field", "definition_list")
            waiting.extend((child, loose) for child in reversed(node.children))


def _is_code(node: Node, source: bytes) -> bool:
    """Whether a field holds a type, as in ``:rtype: str or None``."""
    name = node.child(1) if node.type == "field" else None
    return name is not None and source[name.start_byte : name.end_byte].split()[:1] in _TYPES


def _of_directive(node: Node, source: bytes) -> Iterator[Node]:
    """What of a directive is prose."""
    kind = next((child for child in node.children if child.type == "type"), None)
    name = source[kind.start_byte : kind.end_byte].decode() if kind is not None else ""
    name = name.lower().rpartition(":")[2]
    if name not in _PROSE_DIRECTIVES:
        return
    for body in node.children:
        if body.type == "body":
            for part in body.children:
                if part.type == "content" or (part.type == "arguments" and name in _TITLED_DIRECTIVES):
                    yield part


def _paragraph(pieces: FilePieces, node: Node, text: str, offsets: ByteOffsets, base: int) -> None:
    """The text and the markup of a paragraph."""
    start, end = base + offsets.place(node.start_byte), base + offsets.place(node.end_byte)
    source = text[start:end]
    if _TABLE.match(source):
        return
    at = start
    for child in node.children:
        first, last = base + offsets.place(child.start_byte), base + offsets.place(child.end_byte)
        if child.type == "text" or first < at:
            continue
        if child.type in _REFERENCES and not (child.type == "citation_reference" and is_word_behind(text, first)):
            first = at + len(text[at:first].rstrip())  # it stands beside the sentence, with the blank before it
        pieces.prose(at, first)
        at = last
        _inline(pieces, child.type, text, first, last)
    pieces.prose(at, end)


def _inline(pieces: FilePieces, kind: str, text: str, start: int, end: int) -> None:
    """One piece of inline markup."""
    whole = text[start:end]
    signs = _SIGNS.get(kind, 0)
    if signs:
        pieces.mark(start, start + signs)
        pieces.prose(start + signs, end - signs)
        pieces.mark(end - signs, end)
    elif kind == "literal":
        pieces.mark(start, end, as_code(whole.strip("`")))
    elif kind == "reference" and (named := _TITLED.fullmatch(whole)):
        _kept(pieces, start, end, start + named.start(1), start + named.end(1))
    elif kind == "reference" and whole.endswith("_") and "://" not in whole:
        signs = len(whole) - len(whole.rstrip("_"))
        _kept(pieces, start, end, start, end - signs)
    elif kind == "interpreted_text" and (role := _ROLE.fullmatch(whole)):
        name = role[1] or role[4] or ""
        # Of a reference that names its title the title is text, that of any other one may be a label.
        if role[3] or (name in _TEXT_ROLES and name not in (":ref:", ":doc:")):
            _kept(pieces, start, end, start + role.start(2), start + role.end(2))
        else:
            pieces.mark(start, end, as_code(role[2]))
    elif kind == "::":
        pieces.mark(start, end, ":")
    elif kind == "citation_reference" and not whole[:1].isspace():
        pieces.mark(start, end, as_code(whole.rstrip("_")))
    elif kind in _REFERENCES or kind in ("inline_target", "literal_block"):
        pieces.mark(start, end)
    elif kind in ("standalone_hyperlink", "reference"):
        pieces.mark(start, end, whole)
    else:
        pieces.mark(start, end, CODE)


def _kept(pieces: FilePieces, start: int, end: int, first: int, last: int) -> None:
    """Text with markup around it."""
    pieces.mark(start, first)
    pieces.prose(first, last)
    pieces.mark(last, end)
