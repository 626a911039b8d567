"""HTML: what a reader of the page reads; tags, scripts, styles and code are left out.

The tree of tree-sitter says where tags are. Inline elements do not split a sentence, blocks do; an element in another
language (``lang``) or that is not to be translated or spell-checked is left alone.
"""

import re
from html import unescape

from tree_sitter import Node

from service.markup.bounded import bounded
from service.markup.marked import CODE, ByteOffsets, FilePieces, MarkedFile, as_code, names
from service.markup.trees import parsed, walk

__all__ = ["read"]

_INLINE = names(
    "a abbr acronym b bdi bdo big cite data del dfn em font i ins label mark q rb s small span strike strong sub "
    "sup time tt u wbr img ruby rt rp code kbd samp var math svg input button"
)
_CODE = names("code kbd samp var tt math rt rp")
"""Parts of a sentence that are no prose."""
_LEFT_OUT = names("script style pre svg template textarea iframe object noscript select datalist canvas")
_TAGS = ("start_tag", "end_tag", "self_closing_tag", "erroneous_end_tag")
_BRACKETS = ("<", "</", ">", "/>", "<!")
_ELEMENTS = ("element", "script_element", "style_element")
_TEMPLATE = bounded(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}|<%.*?%>|<\?.*?(?:\?>|\Z)", re.DOTALL)
"""What site generators and server languages put in the place of text: Jinja, ERB, PHP and the like."""
_BARE = re.compile(r"&(?!#?\w+;)|<(?![A-Za-z/!])")
"""Signs that browsers show as they are, and the grammar stumbles over."""
_UNSEEN = frozenset({"\u00ad", "\u200b"})


def read(text: str) -> MarkedFile:
    """Take a file apart."""
    templates = [(found.start(), found.end()) for found in _TEMPLATE.finditer(text)]
    masked = _BARE.sub("+", _TEMPLATE.sub(lambda found: re.sub(r"[^\r\n]", "x", found[0]), text))
    offsets = ByteOffsets(masked)
    page = _Page(text, offsets, templates)
    root = parsed(offsets.encoded, "tree_sitter_html")
    page.begins_file(root)
    for node, begins in walk(root, page.goes_into):
        if begins:
            page.begins(node)
    return page.marked()


class _Page:
    """What has been read of a file."""

    def __init__(self, text: str, offsets: ByteOffsets, templates: list[tuple[int, int]]) -> None:
        self._text = text
        self._offsets = offsets
        self._templates = templates
        self._pieces = FilePieces(text)
        self._at = 0
        self._language = ""
        self._mixed = False
        self._left_out: dict[int, str] = {}

    def begins_file(self, root: Node) -> None:
        """See whether there is text whose language is not told, so that blocks which tell theirs are in another one."""

        def told(node: Node) -> bool:
            return node.type in _TAGS or (node.type == "element" and bool(self._told(node.children[0])))

        texts = (node for node, begins in walk(root, lambda node: not told(node)) if begins and node.type == "text")
        self._mixed = any(self._source(text).strip() for text in texts)

    def goes_into(self, node: Node) -> bool:
        """Whether there is text in a node."""
        return node.type not in (*_TAGS, "comment", "doctype") and node.id not in self._left_out

    def begins(self, node: Node) -> None:
        """Take a node whose place it is."""
        if node.type in _ELEMENTS:
            seen = self._seen_instead(node)
            if seen is None:
                return
            self._left_out[node.id] = seen
            self._pass(node, seen, block=not seen)
        elif node.type in _TAGS:
            name = self._name(node)
            if name == "br":
                self._pass(node, "\n")
            else:
                self._pass(node, "", block=name not in _INLINE)
        elif node.type == "entity":
            shown = unescape(self._source(node))
            self._pass(node, "" if shown in _UNSEEN else shown)
        elif node.type == "ERROR" and not node.child_count:
            start = self._offsets.place(node.start_byte)
            if self._text[max(start - 1, 0) : start] in ("<", "/"):  # of a tag that is none
                self._pass(node, "")
        elif node.type in ("comment", "doctype", *_BRACKETS):
            self._pass(node, "", block=node.type == "doctype")

    def marked(self) -> MarkedFile:
        """The whole file."""
        self._prose(len(self._text))
        return MarkedFile(self._pieces.parts(), self._language)

    def _seen_instead(self, node: Node) -> str | None:
        """What is seen of an element that is left out: nothing of a block; None where it is not."""
        tag = node.children[0] if node.children else node
        name = self._name(tag)
        if name in _LEFT_OUT:
            return ""
        inline = name in _INLINE
        if name in _CODE:
            inside = re.sub(r"<[^>]*>", "", self._source(node))
            return as_code(unescape(inside))
        attributes = self._attributes(tag)
        language = self._told(tag)
        if name == "html":
            self._language = language
        elif language and (inline or self._mixed or self._language) and not _same(language, self._language):
            return CODE if inline else ""
        alone = attributes.get("translate", "").lower() == "no" or attributes.get("spellcheck", "").lower() == "false"
        if alone or "notranslate" in attributes.get("class", "").split():
            return as_code(re.sub(r"<[^>]*>", "", self._source(node))) if inline else ""
        return None

    def _told(self, tag: Node) -> str:
        """The language that a tag says its element is in."""
        attributes = self._attributes(tag)
        return attributes.get("lang", attributes.get("xml:lang", "")).strip()

    def _pass(self, node: Node, seen: str, block: bool = False) -> None:
        """A node that is no text, after the text before it."""
        start, end = self._offsets.place(node.start_byte), self._offsets.place(node.end_byte)
        self._prose(start)
        if block:
            self._pieces.end_block()
        self._pieces.mark(start, end, seen)
        if block:
            self._pieces.end_block()
        self._at = max(end, self._at)

    def _prose(self, end: int) -> None:
        """The text up to a place, with what stands in it for text that is not known."""
        for start, stop in self._templates:
            if self._at <= start < end:
                self._pieces.prose(self._at, start)
                self._pieces.mark(start, min(stop, end), CODE)
                self._at = min(stop, end)
        self._pieces.prose(self._at, end)
        self._at = max(self._at, end)

    def _source(self, node: Node) -> str:
        return self._text[self._offsets.place(node.start_byte) : self._offsets.place(node.end_byte)]

    def _name(self, tag: Node) -> str:
        for child in tag.children:
            if child.type in ("tag_name", "erroneous_end_tag_name"):
                return self._source(child).lower()
        return ""

    def _attributes(self, tag: Node) -> dict[str, str]:
        found = {}
        for child in tag.children:
            if child.type == "attribute":
                name, _, value = self._source(child).partition("=")
                found[name.strip().lower()] = value.strip().strip("\"'")
        return found


def _same(language: str, other: str) -> bool:
    return bool(other) and language.lower().partition("-")[0] == other.lower().partition("-")[0]
