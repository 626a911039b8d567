"""LaTeX: the text of paragraphs, headings, captions and notes; commands, formulas, citations and code are markup.

The walker of pylatexenc says where a command ends and which arguments it has. Of a command that nobody knows the
arguments are left out: they may be anything.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pylatexenc.latexwalker import (
    LatexCharsNode,
    LatexCommentNode,
    LatexEnvironmentNode,
    LatexGroupNode,
    LatexMacroNode,
    LatexMathNode,
    LatexSpecialsNode,
    LatexWalker,
)

from service.markup.latex.citations import citation_beside
from service.markup.latex.commands import (
    APART,
    BREAKS,
    CODE_ENVIRONMENTS,
    CODES,
    MATH_ENVIRONMENTS,
    NAMES,
    NOTES,
    NOTHING,
    NUMBERS,
    WITHIN,
)
from service.markup.latex.preamble import defined_commands, language_of
from service.markup.latex.symbols import is_accent, special_symbol, symbol
from service.markup.marked import CODE, FilePieces, MarkedFile, as_code

__all__ = ["read"]

_BODY = re.compile(r"\\begin\s*\{document\}")
_PARAGRAPH = re.compile(r"\n[ \t\r]*\n\s*")
_SENTENCE_ENDS = frozenset(".!?:")
_MOST_BLANKS = 200
"""Between the end of a sentence and its note."""


def read(text: str) -> MarkedFile:
    """Take a file apart."""
    file = _File(text, defined_commands(text))
    walker = LatexWalker(text, tolerant_parsing=True)
    nodes, _, _ = walker.get_latex_nodes(pos=0)
    body = _BODY.search(text)
    file.preamble(nodes, body.start()) if body else file.nodes(nodes)
    return MarkedFile(file.pieces.parts(), language_of(text[: body.start()] if body else text))


class _File:
    """What has been read of a file."""

    def __init__(self, text: str, defined: Mapping[str, str]) -> None:
        self.pieces = FilePieces(text)
        self._defined = defined
        self._text = text
        self._beside = -1  # where the newest citation starts that is no word of its sentence

    def preamble(self, nodes: Sequence[Any], end: int) -> None:
        """What stands before the document, of which only titles are text, and the document."""
        for node in nodes:
            if node is None:
                continue
            if node.pos >= end or (isinstance(node, LatexMacroNode) and node.macroname in ("title", "subtitle")):
                self.node(node, ())
        self.pieces.end_block()

    def nodes(self, nodes: Sequence[Any] | None) -> None:
        """Nodes that follow one another."""
        following = [node for node in nodes or () if node is not None]
        at = 0
        while at < len(following):
            at += 1 + self.node(following[at], (following[one] for one in range(at + 1, len(following))))

    def node(self, node: Any, after: Iterable[Any]) -> int:
        """One node; gives how many of those after it belong to it."""
        start, end = node.pos, node.pos + node.len
        match node:
            case LatexCharsNode():
                self._chars(start, end)
            case LatexGroupNode():
                self._inside(node, start, end)
            case LatexMathNode():
                self.pieces.mark(start, end, as_code(self._text[start:end].strip("$\\[]() \n")))
            case LatexSpecialsNode():
                self._special(node, start, end)
            case LatexMacroNode():
                return self._macro(node, start, end, after)
            case LatexEnvironmentNode():
                self._environment(node, start, end)
            case LatexCommentNode():
                blank = re.search(r"\n[ \t]*\n", self._text[start:end])
                self.pieces.mark(start, end)
                if blank:
                    self.pieces.end_block()
        return 0

    def _chars(self, start: int, end: int) -> None:
        at = start
        for found in _PARAGRAPH.finditer(self._text, start, end):
            self.pieces.prose(at, found.start())
            self.pieces.end_block()
            at = found.end()
        blank = at + len(self._text[at:end].rstrip())
        self._beside = (blank < end and citation_beside(self._text, blank)) or self._beside
        self.pieces.prose(at, blank if self._beside == end else end)

    def _inside(self, group: Any, start: int, end: int) -> None:
        """What is in braces; the braces are markup."""
        self.pieces.mark(start, start + 1)
        self.nodes(group.nodelist)
        self.pieces.mark(end - 1, end)

    def _special(self, node: Any, start: int, end: int) -> None:
        whole = node.specials_chars
        if whole == "&" or "\n" in whole:
            self.pieces.end_block()
        else:
            self._beside = (whole == "~" and citation_beside(self._text, start)) or self._beside
            tied = "" if self._beside == end else " "
            self.pieces.mark(start, end, tied if whole == "~" else special_symbol(whole))

    def _macro(self, node: Any, start: int, end: int, after: Iterable[Any]) -> int:
        name = node.macroname.rstrip("*")
        arguments = [one for one in (node.nodeargd.argnlist if node.nodeargd else ()) or () if one is not None]
        behind = 0
        if not arguments and name not in NOTHING and name not in BREAKS:
            # Arguments of commands that the walker does not know are groups behind them.
            arguments = _groups(after)
            behind = len(arguments)
            end = arguments[-1].pos + arguments[-1].len if arguments else end
        last = arguments[-1] if arguments else None
        if name in BREAKS:
            self.pieces.end_block()
            if name == "item" and last is not None:
                self._argument(last)
                self.pieces.end_block()
        elif name in WITHIN and last is not None:
            self.pieces.mark(start, last.pos)
            self._argument(last)
        elif name in APART and last is not None:
            self._apart(name, last)
        elif name in NOTHING:
            self._gone(node, start, end)
        elif not arguments or is_accent(node):
            self._gone(node, start, end, NAMES.get(name) or self._defined.get(name) or symbol(node) or CODE)
        elif last is not None:
            source = self._text[last.pos : last.pos + last.len].strip("{}")
            code = as_code(source.replace("\\_", "_")) if name in CODES else NUMBERS.get(name, CODE)
            self._gone(node, start, end, "" if start == self._beside else code)
        return behind

    def _gone(self, node: Any, start: int, end: int, seen: str = "") -> None:
        """A command that is no text; the blank that ends its name belongs to it."""
        blank = node.macro_post_space and not is_accent(node)
        self.pieces.mark(start, end, seen + " " * bool(blank and (seen or "\n" in node.macro_post_space)))

    def _argument(self, node: Any) -> None:
        if isinstance(node, LatexGroupNode):
            self._inside(node, node.pos, node.pos + node.len)
        else:
            self.node(node, ())

    def _apart(self, name: str, argument: Any) -> None:
        command = self._text.rfind("\\", 0, argument.pos)
        before = self._text[max(command - _MOST_BLANKS, 0) : max(command, 0)].rstrip()
        if name in NOTES and before[-1:] not in _SENTENCE_ENDS:
            # Parts keep the order of the file, and a note in the midst of a sentence would split it.
            self.pieces.mark(argument.pos, argument.pos + argument.len)
            return
        self.pieces.end_block()
        self._argument(argument)
        self.pieces.end_block()

    def _environment(self, node: Any, start: int, end: int) -> None:
        name = node.environmentname.rstrip("*")
        if name in MATH_ENVIRONMENTS or name.rstrip("edx") in MATH_ENVIRONMENTS:
            self.pieces.mark(start, end, f" {CODE} ")
            return
        self.pieces.end_block()
        if name not in CODE_ENVIRONMENTS:
            self.nodes(node.nodelist)
        self.pieces.end_block()


def _groups(after: Iterable[Any]) -> list[Any]:
    """The groups that stand directly behind a command, and bracketed options as far as they can be told."""
    found = []
    for node in after:
        if not isinstance(node, LatexGroupNode) or node.delimiters != ("{", "}"):
            break
        found.append(node)
    return found if any(group.len > 2 for group in found) else []
