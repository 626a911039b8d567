"""Which line breaks end a sentence.

A blank line always does. A single line break does where the writer broke the line on purpose: before and after list
items, headings and rulers, before entries (``Present: Mr Novak``) where there are several, in verse, chat and tables;
it does not where the text was wrapped at a width. Text counts as wrapped where the first word of a line would not have
fitted onto the line before it, the longest line of the paragraph being the measure; lines wrapped at under 45 or over
120 columns are not known in prose. In a paragraph that begins with a capital letter and ends with an end mark, a line
that goes on in small letters goes on the sentence.
"""

import re
from collections.abc import Iterator
from itertools import pairwise

_LINE = re.compile(r"[^\r\n\u2028\u2029]*+(?:\r\n|[\r\n\u2028\u2029]|$)")
BREAKS = "\n\r\u2028\u2029"
_ITEM = re.compile(
    r"\s*+(?:[-*+\u2022\u2023\u25aa\u25cf\u25e6\u00b7\u2013\u2014|](?=\s)|#{1,6}\s|```|~~~"
    r"|\(?(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,4})[.)](?=\s))"
)
_ENTRY = re.compile(r"[^\W\d_][\w.'\u2019-]{0,24}(?:[ ][\w.'\u2019-]{1,24}){0,3}[ ]?:[ \t]+\S")
_COLUMNS = re.compile(r"\S(?: {3,}|[ ]*\t\s*)\S")
"""Two columns and the gap between them."""
_RULER = re.compile(r"\s*+[-=_*~#+|]{3,}+\s*$")
_QUOTED = re.compile(r"\s*+>")
_ENDS = (".", "!", "?", "…")
_NARROWEST = 45
_WIDEST = 120
_FILLED = 0.25
"""Such a share of the lines of a wrapped paragraph, at least, has no room for the first word of the next one."""
_VERSE = 60
"""Below this width a capital letter at the beginning of a line is taken for a line of verse or a title."""


def is_item(line: str) -> bool:
    """Whether a line begins like a list item or heading: a bullet, number, letter or ``#``."""
    return _ITEM.match(line) is not None


def is_entry(line: str) -> bool:
    """Whether a line begins like one of a form: ``Date: 14 October``."""
    return line[:1].isupper() and _ENTRY.match(line) is not None


def is_row(line: str) -> bool:
    """Whether a line has columns, as the rows of a table do."""
    return _COLUMNS.search(line) is not None


def line_starts(text: str) -> Iterator[int]:
    """Offsets of the lines that begin a new sentence, whatever stands before them."""
    block: list[tuple[int, str]] = []
    for match in _LINE.finditer(text):
        line = match[0]
        if line and not line.isspace():
            block.append((match.start(), line.rstrip()))
        elif block:
            yield from _starts(block)
            block = []
    if block:
        yield from _starts(block)


def _starts(block: list[tuple[int, str]]) -> Iterator[int]:
    """The lines of a block without a blank line that begin a sentence."""
    yield block[0][0]
    width = max(len(line) for _, line in block)
    wrapped = _NARROWEST <= width <= _WIDEST and _is_filled([line for _, line in block], width)
    prose = block[0][1].lstrip()[:1].isupper() and block[-1][1].endswith(_ENDS)
    entries = {start for start, line in block if is_entry(line)}
    for (_, before), (start, line) in pairwise(block):
        if len(entries) > 1 and start in entries:
            yield start
            continue
        if prose and _goes_on(before, line):
            continue
        if not wrapped or _on_purpose(before, line, width):
            yield start


def _is_filled(lines: list[str], width: int) -> bool:
    """Whether the first word of the next line did not fit onto many of the lines, as it does onto most of a chat's."""
    full = sum(len(before) + 1 + len(line.split(None, 1)[0]) > width for before, line in pairwise(lines))
    return full >= _FILLED * (len(lines) - 1)


def _goes_on(before: str, line: str) -> bool:
    """Whether a line of prose goes on with the sentence of the line before, which is no salutation (``Hi Tom,``)."""
    ended = before.endswith((*_ENDS, ":", ";", ","))
    return line[:1].islower() and not ended and not is_item(line) and not is_item(before)


def _on_purpose(before: str, line: str, width: int) -> bool:
    """Whether the writer broke between two lines of a paragraph ``width`` columns wide."""
    first = line.split(None, 1)[0]
    if _QUOTED.match(line):
        if not _QUOTED.match(before):
            return True
        first = line.lstrip("> \t").partition(" ")[0]
    return (
        len(before) + 1 + len(first) <= width
        or (width < _VERSE and first[:1].isupper())
        or before.startswith("#")
        or any(pattern.match(line) for pattern in (_ITEM, _RULER))
        or _RULER.match(before) is not None
        or is_row(before)
        or is_row(line)
    )
