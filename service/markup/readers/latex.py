"""LaTeX: the text of paragraphs, headings, captions and notes; commands, formulas, citations and code are markup.

The walker of pylatexenc says where a command ends and which arguments it has. Of a command that nobody knows the
arguments are left out: they may be anything.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from pylatexenc.latex2text import LatexNodes2Text
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

from service.markup.marked import CODE, FilePieces, MarkedFile, as_code, names

__all__ = ["read"]

_WITHIN = names(
    "emph textbf textit textrm textsf textsc textsl textup textmd textnormal text underline uline mbox hbox "
    "textsuperscript textsubscript enquote uppercase lowercase MakeUppercase foreignquote alert textcolor "
    "colorbox href hl so st sout textquote centerline hyperref"
)
"""Commands whose last argument is text of the sentence they stand in."""
_APART = names(
    "part chapter section subsection subsubsection paragraph subparagraph caption captionof title subtitle "
    "footnote footnotetext thanks marginpar frametitle framesubtitle addchap addsec todo marginnote sidenote "
    "abstract"
)
"""Commands whose last argument is a text of its own."""
_INSIDE = names("footnote thanks marginpar todo marginnote sidenote footnotetext")
"""Those that may stand within a sentence, and are text only where they stand after one."""
_NOTHING = names(
    "label index protect noindent indent centering raggedright raggedleft small footnotesize scriptsize tiny "
    "large Large LARGE huge Huge normalsize bfseries itshape ttfamily sffamily rmfamily scshape bf it tt em sc "
    "vspace hspace hfill vfill smallskip medskip bigskip newpage clearpage cleardoublepage pagebreak linebreak "
    "nopagebreak footnotemark nocite selectlanguage phantomsection allowbreak / ,"
)
"""Commands that a reader sees nothing of."""
_CODES = names("texttt verb url path lstinline mintinline code nolinkurl")
_NAMES = {"LaTeX": "LaTeX", "TeX": "TeX", "BibTeX": "BibTeX", "LaTeXe": "LaTeX2e", "XeLaTeX": "XeLaTeX"}
_SENTENCE_ENDS = frozenset(".!?:")
_BREAKS = names(r"\ newline par item maketitle tableofcontents hline toprule midrule bottomrule bibitem tabularnewline")
_CODE_ENVIRONMENTS = names(
    "verbatim Verbatim lstlisting minted tikzpicture pgfpicture algorithm algorithmic algorithmicx comment "
    "filecontents thebibliography picture alltt code forest"
)
_MATH_ENVIRONMENTS = names(
    "equation align alignat gather multline eqnarray displaymath math flalign split array matrix cases subequations"
)
_TABLES = names("tabular tabularx tabulary longtable supertabular tabbing")
_LANGUAGES = {
    "american": "en-US", "australian": "en-AU", "brazil": "pt-BR", "brazilian": "pt-BR", "british": "en-GB",
    "canadian": "en-CA", "czech": "cs", "dutch": "nl", "english": "en", "francais": "fr", "french": "fr",
    "german": "de-DE", "italian": "it", "naustrian": "de", "ngerman": "de-DE", "polish": "pl-PL", "portuguese": "pt-PT",
    "russian": "ru", "spanish": "es", "swedish": "sv", "ukrainian": "uk", "UKenglish": "en-GB", "USenglish": "en-US",
}  # fmt: skip
"""Those of babel and polyglossia, as BCP 47."""
_BABEL = re.compile(r"\\usepackage\s*\[([^\]]*)\]\s*\{babel\}|\\setdefaultlanguage(?:\[[^\]]*\])?\{(\w+)\}")
_DEFINITION = re.compile(
    r"\\(?:re|provide)?(?:newcommand|DeclareRobustCommand)\*?\s*\{?\\([A-Za-z]+)\}?\s*\{((?:[^{}]|\{[^{}]{0,60}\}){1,80})\}"
)
_BODY = re.compile(r"\\begin\s*\{document\}")
_PARAGRAPH = re.compile(r"\n[ \t\r]*\n\s*")
_LONGEST_SYMBOL = 12
"""Characters of what a command without arguments may stand for."""


def read(text: str) -> MarkedFile:
    """Take a file apart."""
    file = _File(text, _defined(text))
    walker = LatexWalker(text, tolerant_parsing=True)
    nodes, _, _ = walker.get_latex_nodes(pos=0)
    body = _BODY.search(text)
    file.preamble(nodes, body.start()) if body else file.nodes(nodes)
    return MarkedFile(file.pieces.parts(), _language(text[: body.start()] if body else text))


def _language(preamble: str) -> str:
    """The language that the preamble loads last, which is the main one."""
    found = _BABEL.search(preamble)
    if found is None:
        return ""
    names = [name.strip().removeprefix("main=") for name in (found[1] or found[2]).split(",")]
    return next((_LANGUAGES[name] for name in reversed(names) if name in _LANGUAGES), "")


def _defined(text: str) -> dict[str, str]:
    """What commands without arguments stand for that the file defines: names, for the most part."""
    found = {}
    for one in _DEFINITION.finditer(text):
        shown = re.sub(r"\\[A-Za-z]+\s*|[{}]", "", one[2]).strip()
        if shown and "#" not in shown and "$" not in shown and "\\" not in shown:
            found[one[1]] = shown
    return found


class _File:
    """What has been read of a file."""

    def __init__(self, text: str, defined: Mapping[str, str]) -> None:
        self.pieces = FilePieces(text)
        self._defined = defined
        self._text = text

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
            at += 1 + self.node(following[at], following[at + 1 :])

    def node(self, node: Any, after: Sequence[Any]) -> int:
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
        self.pieces.prose(at, end)

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
            self.pieces.mark(start, end, " " if whole == "~" else _special_symbol(whole))

    def _macro(self, node: Any, start: int, end: int, after: Sequence[Any]) -> int:
        name = node.macroname.rstrip("*")
        arguments = [one for one in (node.nodeargd.argnlist if node.nodeargd else ()) or () if one is not None]
        behind = 0
        if not arguments and name not in _NOTHING and name not in _BREAKS:
            # Arguments of commands that the walker does not know are groups behind them.
            arguments = _groups(after)
            behind = len(arguments)
            end = arguments[-1].pos + arguments[-1].len if arguments else end
        last = arguments[-1] if arguments else None
        if name in _BREAKS:
            self.pieces.end_block()
            if name == "item" and last is not None:
                self._argument(last)
                self.pieces.end_block()
        elif name in _WITHIN and last is not None:
            self.pieces.mark(start, last.pos)
            self._argument(last)
        elif name in _APART and last is not None:
            self._apart(name, last)
        elif name in _NOTHING:
            self._gone(node, start, end)
        elif not arguments or _is_accent(node):
            self._gone(node, start, end, _NAMES.get(name) or self._defined.get(name) or _symbol(node) or CODE)
        elif last is not None:
            source = self._text[last.pos : last.pos + last.len].strip("{}")
            self._gone(node, start, end, as_code(source.replace("\\_", "_")) if name in _CODES else CODE)
        return behind

    def _gone(self, node: Any, start: int, end: int, seen: str = "") -> None:
        """A command that is no text; the blank that ends its name belongs to it."""
        blank = node.macro_post_space and not _is_accent(node)
        self.pieces.mark(start, end, seen + " " * bool(blank and (seen or "\n" in node.macro_post_space)))

    def _argument(self, node: Any) -> None:
        if isinstance(node, LatexGroupNode):
            self._inside(node, node.pos, node.pos + node.len)
        else:
            self.node(node, ())

    def _apart(self, name: str, argument: Any) -> None:
        before = self._text[: argument.pos].rpartition("\\")[0].rstrip()
        if name in _INSIDE and before[-1:] not in _SENTENCE_ENDS:
            # Parts keep the order of the file, and a note in the midst of a sentence would split it.
            self.pieces.mark(argument.pos, argument.pos + argument.len)
            return
        self.pieces.end_block()
        self._argument(argument)
        self.pieces.end_block()

    def _environment(self, node: Any, start: int, end: int) -> None:
        name = node.environmentname.rstrip("*")
        if name in _MATH_ENVIRONMENTS or name.rstrip("edx") in _MATH_ENVIRONMENTS:
            self.pieces.mark(start, end, f" {CODE} ")
            return
        self.pieces.end_block()
        if name not in _CODE_ENVIRONMENTS:
            self.nodes(node.nodelist)
        self.pieces.end_block()


def _groups(after: Sequence[Any]) -> list[Any]:
    """The groups that stand directly behind a command, and bracketed options as far as they can be told."""
    found = []
    for node in after:
        if not isinstance(node, LatexGroupNode) or node.delimiters != ("{", "}"):
            break
        found.append(node)
    return found if any(group.len > 2 for group in found) else []


def _is_accent(node: Any) -> bool:
    return len(node.macroname) == 1 and not node.macroname.isalnum()


@cache
def _converter() -> LatexNodes2Text:
    return LatexNodes2Text(math_mode="verbatim", keep_comments=False)


@cache
def _special_symbol(signs: str) -> str:
    return _symbol(LatexWalker(signs).get_latex_nodes(pos=0)[0][0])


def _symbol(node: Any) -> str:
    """What a command or special characters stand for, such as a letter with an accent; empty for nothing."""
    shown = str(_converter().node_to_text(node)).strip("\n")
    return shown if len(shown) <= _LONGEST_SYMBOL and "<" not in shown else ""
