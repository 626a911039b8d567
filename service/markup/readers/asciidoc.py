"""AsciiDoc: lines are told apart by how they begin, as its block syntax has it; inline markup by its signs.

There is no maintained parser of it in Python that tells places, so that these are rules of our own.
"""

import re
from collections.abc import Iterator

from service.markup.bounded import bounded
from service.markup.inline_signs import InlineSigns
from service.markup.marked import CODE, FilePieces, MarkedFile, as_code

__all__ = ["read"]

_LINE = re.compile(r"([^\r\n]*)(?:\r\n|\r|\n|$)")
_VERBATIM = re.compile(r"(?:-{4,}|\.{4,}|\+{4,}|/{4,}|`{3,}.*)[ \t]*$")
_CONTAINER = re.compile(r"(?:={4,}|\*{4,}|_{4,}|--|\|===|,===|:===|!===|'''|<<<|\+)[ \t]*$")
_TABLE = re.compile(r"[|,:!]===[ \t]*$")
_ATTRIBUTE = re.compile(r":!?[\w-]+!?:(?:[ \t]|$)")
_BLOCK_ATTRIBUTES = re.compile(r"\[.*\][ \t]*$")
_CODE_STYLE = re.compile(
    r"\[\s*(?:source|listing|literal|stem|latexmath|asciimath|pass|verse,|mermaid|plantuml|graphviz)\b", re.I
)
_BLOCK_MACRO = bounded(r"[\w-]+::\S*\[.*\][ \t]*$")
_HEADING = re.compile(r"(?:={1,6}|#{1,6})[ \t]+")
_BLOCK_TITLE = re.compile(r"\.(?=[^\s.])")
_MARKER = re.compile(r"[ \t]*(?:\*{1,5}|-|\.{1,5}|\d+\.|[a-zA-Z]\.|<\d+>|<\.>)[ \t]+(?:\[[ x*]\][ \t]+)?")
_TERM = bounded(r"[ \t]*([^\s].*?)(?:::{1,3}|;;)(?:[ \t]+|$)")
_OPTION = re.compile(r"[*_`+]*--?\w")
"""A term that is an option of a command."""
_ADMONITION = re.compile(r"(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION):[ \t]+")
_CELL = re.compile(r"(?:^|(?<=[\s|]))(?:\d+\*|[.\d]*\+)?[<^>.]*[adehlmsv]?\|")

_SIGNS = InlineSigns(
    {
        r"\{(?:counter2?:)?[\w:-]+\}": CODE,
        r"\(\(\([^()]*\)\)\)": "",
        r"``[^`\n]+``|`[^`\n]+`|\+\+[^+\n]+\+\+|(?<![\w+])\+[^+\s][^+\n]*\+(?![\w+])": as_code,
        r"(?:pass|stem|latexmath|asciimath|kbd|btn|menu|icon|indexterm2?|anchor):\S*?\[[^\]]*\]": CODE,
        r"footnote(?:ref)?:\S*?\[[^\]]*\]": "",
        r"image:[^:\s\[]\S*?\[[^\]]*\]": "",
        r"\[\[[^\]\n]*\]\]|\[#[^\]\n]*\](?=[#*_])": "",
        r"<<[^<>,\n]+>>": CODE,
        r"(?:link|xref|mailto):[^\s\[]*\[\]": CODE,
        r"(?:https?|ftp|irc)://[^\s\[\]<>]+(?:\[\])?": as_code,
        r"\(C\)": "©",
    },
    around={
        r"(?:link:|xref:|mailto:|https?://|ftp://|irc://)[^\s\[\]<>]*\[\"?([^\]\n]+?)\"?(?:\^|,[^\]\n]*)?\]": 1,
        r"<<[^<>,\n]+,\s*([^<>\n]+)>>": 1,
        r"\(\(([^()\n]+)\)\)": 1,
    },
    emphasis=("**", "__", "##", "*", "_", "#", "^", "~"),
)


def read(text: str) -> MarkedFile:
    """Take a file apart."""
    pieces = FilePieces(text)
    for block in _blocks(text):
        broken = True
        for at, (start, end) in enumerate(block):
            if not broken:
                pieces.mark(block[at - 1][1], start, " ")
            broken = text[start:end].endswith(" +")
            if broken:
                _SIGNS.take(pieces, text, start, end - 2)
                pieces.mark(end - 2, end, "\n")
            else:
                _SIGNS.take(pieces, text, start, end)
        pieces.end_block()
    return MarkedFile(pieces.parts())


def _blocks(text: str) -> Iterator[list[tuple[int, int]]]:
    """The blocks that are text, each as the stretches of its lines."""
    block: list[tuple[int, int]] = []
    lines = [(found.start(1), found[1]) for found in _LINE.finditer(text)]
    fence = ""
    table = header = skipped = termed = False
    for number, (start, line) in enumerate(lines):
        bare = line.rstrip()
        if fence:
            fence = "" if bare == fence else fence
            continue
        if bare.startswith("//") and not _VERBATIM.match(bare):
            continue
        ends = not bare or _begins_block(bare)
        if ends:
            if block:
                yield block
            block = []
            skipped = header = False if not bare else skipped
        if not bare or (header and not bare.startswith(":")):
            continue
        if _VERBATIM.match(bare):
            fence = "```" if bare.startswith("```") else bare
            skipped = False
        elif _TABLE.match(bare):
            table = not table
        elif table:
            yield from _cells(start, bare)
        elif _BLOCK_ATTRIBUTES.match(bare) and not block:
            skipped = bool(_CODE_STYLE.match(bare))
        elif skipped or _CONTAINER.match(bare) or _ATTRIBUTE.match(bare) or _BLOCK_MACRO.match(bare):
            continue
        elif heading := _HEADING.match(bare):
            yield [(start + heading.end(), start + len(bare))]
            header = number == 0 or not any(one.strip() for _, one in lines[:number])
        elif _BLOCK_TITLE.match(bare) and not block:
            yield [(start + 1, start + len(bare))]
        elif not block and line[0] in " \t" and not _MARKER.match(line) and not termed:
            skipped = True
        else:
            term = None if block else _TERM.match(bare)
            termed = term is not None and term.end() == len(bare)
            block.extend(_of_line(start, bare, not block))
            if term:
                if not _OPTION.match(term[1]):
                    yield block[:1]
                block = block[1:]
    if block:
        yield block


def _begins_block(line: str) -> bool:
    """Whether a line is no part of the paragraph before it."""
    return any(
        one.match(line)
        for one in (_VERBATIM, _CONTAINER, _HEADING, _MARKER, _TERM, _BLOCK_MACRO, _BLOCK_TITLE, _ATTRIBUTE, _TABLE)
    ) or line.startswith("[[")


def _of_line(start: int, line: str, first: bool) -> list[tuple[int, int]]:
    """The stretches of a line that are text; of a term and its description there are two."""
    if first and (term := _TERM.match(line)):
        found = [(start + term.start(1), start + term.end(1))]
        if term.end() < len(line):
            found.append((start + term.end(), start + len(line)))
        return found
    begin = 0
    for mark in (_MARKER, _ADMONITION):
        if first and (found_mark := mark.match(line, begin)):
            begin = found_mark.end()
    begin += len(line[begin:]) - len(line[begin:].lstrip())
    return [(start + begin, start + len(line))]


def _cells(start: int, line: str) -> Iterator[list[tuple[int, int]]]:
    """The cells of a line of a table."""
    at = 0
    for bar in [*_CELL.finditer(line), None]:
        end = bar.start() if bar else len(line)
        if line[at:end].strip():
            yield [(start + at, start + end)]
        at = bar.end() if bar else end
