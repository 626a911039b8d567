"""The strings of programs: which of them people read, and what in them is text."""

import re

from tree_sitter import Node

from service.markup.bounded import bounded
from service.markup.marked import CODE, ByteOffsets, FilePieces, as_code, names

__all__ = ["STRINGS", "is_message", "take_string"]

STRINGS = names(
    "string string_literal interpreted_string_literal raw_string_literal template_string encapsed_string "
    "interpolated_string interpolated_string_expression interpolated_string_literal verbatim_string_literal "
    "line_string_literal multi_line_string_literal multiline_string_literal string_value raw_string "
    "double_quote_scalar single_quote_scalar expandable_string_literal verbatim_string_characters heredoc_body"
)
"""The kinds of nodes that are strings, in all grammars together."""

_DELIMITERS = re.compile(r"[A-Za-z@$#]{0,4}(\"{3}|'{3}|\"|'|`|\[=*\[)")
_SENTENCE = re.compile(r"[\"'“‘(]?[^\W\d_a-z][^\W\d_]*(?:[’'-][^\W\d_]+)?[,:;]?(?:[ \t]+\S+){2,}")
_CODE_SIGNS = re.compile(r"[;=\\|~^]|->|::|//|\{\{|</|\$\(|\w\(|\[\w*\]|[\w.]+/[\w.]+|\.\w+\.|&&|\b\w+_\w+\b")
_CAPITALS = re.compile(
    r"\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|CREATE|ALTER|DROP|TABLE|JOIN|ORDER BY|GROUP BY|VALUES|BEGIN|COMMIT"
    r"|PRAGMA)\b"
)
_SHORTEST = 12
_WORD = re.compile(r"[^\W\d_]{2,}")
_FEWEST_WORDS = 3
_MARK = bounded(
    r"(?P<escape>\\(?:[ntr\"'\\`$]|u\{?[0-9a-fA-F]+\}?|x[0-9a-fA-F]{2}|\r?\n[ \t]*|.))"
    r"|(?P<code>%(?:\(\w+\)|\d+\$)?[-+#0 ]*(?:\d+|\*)?(?:\.\d+)?(?:hh|ll|[hlLzjtq])?[a-zA-Z%](?![a-z])"
    r"|[$#]?\{[^{}\n]*\}|</?[A-Za-z][^<>\n]*>|`[^`\n]+`|\$\w+)"
)
_ESCAPES = {"\\n": "\n", "\\t": "\t", "\\r": ""}
_FILLED = re.compile(r"interpolat|substitution|expansion|variable|scalar|expression")


def is_message(node: Node, source: str) -> bool:
    """Whether a string looks like a sentence that people read.

    It has three words or more, the first with a capital letter, and no signs of code, paths, queries or patterns;
    strings of imports and keys are none.
    """
    opened = _DELIMITERS.match(source)
    inner = source[opened.end() : len(source) - len(opened[1])] if opened else source.strip("\"'")
    if len(inner) < _SHORTEST or not _SENTENCE.match(inner.strip()) or _CAPITALS.search(inner):
        return False
    plain = _MARK.sub(" ", inner)
    if len(_WORD.findall(plain)) < _FEWEST_WORDS or _CODE_SIGNS.search(plain):
        return False
    parent = node.parent
    return parent is None or not re.search(r"import|include|regex|attribute_item|annotation|preproc", parent.type)


def take_string(pieces: FilePieces, text: str, start: int, end: int, node: Node, offsets: ByteOffsets) -> None:
    """The text of a string: without its quotes, escapes, placeholders and what is put into it.

    Args:
        pieces: what takes it.
        text: the file.
        start: where the string starts.
        end: where it ends.
        node: its node.
        offsets: places by bytes.
    """
    opened = _DELIMITERS.match(text, start, end)
    first, last = (opened.end(), end - len(opened[1])) if opened else (start, end)
    filled = [
        (offsets.place(child.start_byte), offsets.place(child.end_byte))
        for child in node.children
        if _FILLED.search(child.type) and not child.type.startswith("string") and child.start_byte > node.start_byte
    ]
    at = first
    for begin, stop in [*filled, (last, last)]:
        if begin < at:
            continue
        _stretch(pieces, text, at, min(begin, last))
        pieces.mark(begin, stop, CODE)
        at = stop
    pieces.end_block()


def _stretch(pieces: FilePieces, text: str, start: int, end: int) -> None:
    at = start
    for mark in _MARK.finditer(text, start, end):
        pieces.prose(at, mark.start())
        if mark["code"]:
            whole = mark["code"]
            pieces.mark(*mark.span(), "%" if whole == "%%" else "" if whole[0] == "<" else as_code(whole))
        else:
            whole = mark["escape"]
            pieces.mark(*mark.span(), _ESCAPES.get(whole, "" if whole[1] in "uxU\n\r" else whole[1:]))
        at = mark.end()
    pieces.prose(at, end)
