"""Markdown: CommonMark with the tables, strikethrough, task lists and footnotes of GitHub, front matter and formulas.

The parser of markdown-it-py says what is a block and what is inside; text is told from markup by its places. What
cannot be placed for sure is markup, so that nothing in it is checked or changed.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.dollarmath import dollarmath_plugin
from mdit_py_plugins.footnote import footnote_plugin
from mdit_py_plugins.front_matter import front_matter_plugin

from service.checking.parts import Part
from service.markup.inline import InlineMark, marks_of, record_places
from service.markup.marked import MarkedFile

__all__ = ["markdown_parts", "read"]

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|$)")
_ENDS = "\r\n"
_BLANKS = " \t"
_BETWEEN_BLOCKS = "\n\n"
_CODE_OF_MDX = re.compile(r"^(?:import|export)\s.*\n?", re.MULTILINE)
_EXPRESSION = re.compile(r"\{[^{}\n]*\}")


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Characters of the file that stand in a block: text, or a mark."""

    start: int
    end: int
    mark: InlineMark | None = None


def read(text: str) -> MarkedFile:
    """Take a file apart."""
    return MarkedFile(markdown_parts(text))


def markdown_parts(text: str, mdx: bool = False) -> list[Part]:
    """A file in parts; all their originals one after another are the file.

    Args:
        text: the file.
        mdx: whether it has JavaScript in it: ``import``, ``export`` and braces.
    """
    lines = _Lines(text)
    env: dict[str, Any] = {}
    parts: list[Part] = []
    at, first = 0, True
    for block in _blocks(_parser().parse(text, env), lines, mdx):
        stretches = list(_stretches(block, env, mdx))
        if not stretches:
            continue
        parts.append(Part(text[at : stretches[0].start], markup=True, interpreted="" if first else _BETWEEN_BLOCKS))
        at, first = stretches[0].start, False
        for stretch in stretches:
            if at < stretch.start:
                parts.append(Part(text[at : stretch.start], markup=True))
            mark = stretch.mark
            original = text[stretch.start : stretch.end]
            parts.append(Part(original) if mark is None else Part(original, markup=True, interpreted=mark.seen))
            at = stretch.end
    parts.append(Part(text[at:], markup=True))
    return [part for part in parts if part.original or part.seen]


@cache
def _parser() -> MarkdownIt:
    """A parser of blocks; what is in them is parsed one by one, by rules that tell where they have been."""
    md = MarkdownIt("commonmark").enable(["table", "strikethrough"])
    front_matter_plugin(md)
    footnote_plugin(md)
    dollarmath_plugin(md, allow_digits=False, double_inline=True)
    record_places(md)
    md.core.ruler.disable(["inline", "footnote_tail", "text_join"])
    return md


class _Lines:
    """The lines of a file as the parser counts them."""

    def __init__(self, text: str) -> None:
        self.starts: list[int] = []
        self.lines: list[str] = []
        for found in _LINE.finditer(text):
            self.starts.append(found.start())
            self.lines.append(found[0].rstrip(_ENDS).replace("\0", "\ufffd"))


@dataclass(frozen=True, slots=True)
class _Block:
    """The content of a block, and the place in the file of each of its characters."""

    content: str
    places: Sequence[int]


def _blocks(tokens: Sequence[Token], lines: _Lines, mdx: bool) -> Iterator[_Block]:
    """The blocks that hold text, in the order of the file."""
    cells: dict[int, int] = {}
    for before, token in pairwise(tokens):
        if token.type != "inline" or not token.map or not token.content:
            continue
        if mdx and _CODE_OF_MDX.match(token.content):
            continue
        first = token.map[0]
        if before.type in ("th_open", "td_open"):
            found = _within(token.content, lines, first, cells.get(first, 0))
            # After a cell that is not found (one with an escaped bar) the others of its row could be mistaken.
            cells[first] = len(lines.lines[first]) if found is None else found[-1] + 1 - lines.starts[first]
        elif before.type == "heading_open" and before.markup.startswith("#"):
            signs = lines.lines[first].find(before.markup)
            found = _within(token.content, lines, first, signs + len(before.markup))
        else:
            found = _placed(token.content, lines, first)
        if found:
            yield _Block(token.content, found)


def _within(content: str, lines: _Lines, number: int, start: int) -> list[int] | None:
    """The places of content that stands somewhere in one line, not before ``start``."""
    at = lines.lines[number].find(content, start)
    if at < 0:
        return None
    first = lines.starts[number] + at
    return list(range(first, first + len(content)))


def _placed(content: str, lines: _Lines, first: int) -> list[int] | None:
    """The places of content whose lines are the ends of lines of the file, None where one is not."""
    places: list[int] = []
    pieces = content.split("\n")
    for number, piece in enumerate(pieces):
        last = number == len(pieces) - 1
        if first + number >= len(lines.lines):
            return None
        line = lines.lines[first + number]
        if last:
            line = line.rstrip()
        own = piece.lstrip(_BLANKS)
        if not line.endswith(own):
            return None
        start = lines.starts[first + number] + len(line) - len(own)
        places += [start - 1] * (len(piece) - len(own))  # blanks that the parser may have made of a tab
        places += range(start, start + len(own))
        if not last:
            places.append(start + len(own))
    return places


def _stretches(block: _Block, env: dict[str, Any], mdx: bool) -> Iterator[_Stretch]:
    """Text and marks of a block, by their places in the file."""
    content, places = block.content, block.places
    marks = marks_of(content, _parser(), env)
    if mdx:
        marks = _with_expressions(marks, content)
    at = 0
    for mark in [*marks, InlineMark(len(content), len(content))]:
        if at < mark.start:
            yield _Stretch(places[at], places[mark.start - 1] + 1)
        if mark.start < mark.end:
            yield _Stretch(places[mark.start], places[mark.end - 1] + 1, mark)
        at = mark.end


def _with_expressions(marks: list[InlineMark], content: str) -> list[InlineMark]:
    """The marks, and expressions in braces where there is text."""
    found = [InlineMark(one.start(), one.end(), "`…`") for one in _EXPRESSION.finditer(content)]
    free = [one for one in found if all(one.end <= mark.start or mark.end <= one.start for mark in marks)]
    return sorted([*marks, *free], key=lambda mark: mark.start)
