"""The prose of comments and docstrings: without tags, code, examples and lines that are commented-out code."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from service.markup.bounded import bounded
from service.markup.inline_signs import InlineSigns
from service.markup.marked import CODE, FilePieces, as_code

__all__ = ["Line", "looks_like_code", "take_prose"]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a comment, without the signs of the comment."""

    start: int
    end: int


_DIRECTIVE = re.compile(
    r"[ \t]*(?:!|noqa\b|type:[ \t]*ignore|pragma\b|pylint:|mypy:|ruff:|fmt:|isort:|flake8|yapf:|nosec\b|coverage:|"
    r"eslint|tslint|jshint|prettier-|@ts-|istanbul|webpack|sourceMappingURL|nolint|go:|\+build|clang-format|NOLINT|"
    r"rubocop|frozen_string_literal|shellcheck|hadolint|yamllint|SPDX-|-\*-|vim?:|region\b|endregion\b|emend:|"
    r"<reference|cSpell|spell-?checker|language=|swiftlint|ktlint|phpcs|@phpstan|@codingStandards|MARK:)",
    re.IGNORECASE,
)
_IGNORED = re.compile(r"(?:#|//|--|;|%|/\*)[ \t]*emend:[ \t]*ignore\b")
"""What stands behind a line and is about its alerts: a comment within the comment, or within the docstring."""
_LABEL = re.compile(r"[ \t]*(?:TODO|FIXME|XXX|HACK|NOTE|BUG|WARNING|SAFETY|INVARIANT)\b(?:\([^)]*\))?[:]?[ \t]*")
_RULE = re.compile(r"[ \t]*[-=*#~_/+.<>| ]{3,}[ \t]*$")
_BULLET = re.compile(r"[ \t]*(?:[-*+•][ \t]+|\d{1,3}[.)][ \t]+|\#{1,6}[ \t]+)")
_TAG = bounded(
    r"[ \t]*(?:"
    r"[@\\](?:param|arg|argument|property|prop|tparam|template)(?:\[[\w, ]*\])?(?:[ \t]+\{[^}]*\})?"
    r"[ \t]+(?:\[[^\]]*\]|\S+)(?:[ \t]+-)?"
    r"|[@\\](?:throws|exception|throw|retval|typedef|type|see|link|since|version|author|module|class|name|memberof|file|ingroup)\b"
    r"(?:[ \t]+(?:\{[^}]*\}|\S+))?"
    r"|[@\\][A-Za-z]+(?:[ \t]+\{[^}]*\})?"
    r"|:[A-Za-z]+(?:[ \t]+[^:\n]*)?:"
    r")[ \t]*"
)
_SECTION = re.compile(
    r"[ \t]*(?:Args|Arguments|Attributes|Parameters|Params|Keyword Args|Keyword Arguments|Raises|Returns|Yields|"
    r"Fields|Members|Other Parameters|Errors|Options|Methods):?[ \t]*$"
)
_FIELD = bounded(r"[ \t]*\*{0,2}[A-Za-z_][\w.`*]*(?:,[ \t]*\*{0,2}[A-Za-z_]\w*)*[ \t]*(?:\([^)\n]*\))?:(?:[ \t]+|$)")
_TYPED = bounded(r"[ \t]*\*{0,2}[A-Za-z_]\w*(?:,[ \t]*\w+)*[ \t]+:[ \t]*[A-Za-z_][\w\[\], .|{}'\"]*$")
_EXAMPLE = re.compile(r"[ \t]*(?:>>>|\.\.\.[ \t]|\$[ \t]|In \[\d+\]:|Out\[\d+\]:)")
_FENCE = re.compile(r"[ \t]*(?:```|~~~)")
_STATEMENT = bounded(
    r".*[;{}][ \t]*(?://.*)?$|.*\)[ \t]*(?:=>|->|:)[ \t]*$|[\w.\[\]\"'>$@-]+[ \t]*[-+*/|&^%:]?=(?![=>])[ \t]*\S.*|"
    r"@?[\w.:$>-]+\([^()]*(?:\([^()]*\)[^()]*)*\)(?:\.\w+.*|,)?$|\#?(?:include|import)\b[ \t]*[<\"'{].*|"
    r"(?:if|elif|while|for|switch|catch)\b[ \t]*\(.*|"
    r"(?:def|fn|func|function|class|struct|impl|const|let|var)[ \t]+\w+[ \t]*[({=:<].*|"
    r"from[ \t]+[\w.]+[ \t]+import\b.*|import[ \t]+[\w.]+(?:[ \t]+as[ \t]+\w+)?$|return[ \t]+[\w.]+(?:\(.*)?$|"
    r"[-\w]+[ \t]+--?[\w-]+[ \t]?\S*$|[{}\[\]()<>,.:|&=+*/\\-]+$"
)
"""Lines that are code also where they stand among text."""
_FRAGMENT = bounded(r"(?:end|else|fi|done|esac|pass|break|continue|try:?)$|[\w.-]+:[ \t]*\S*$")
"""Those that are code where a text would begin."""
_SIGNS_OF_CODE = re.compile(r"[{}\[\]()<>=;|&*+\\/$#@_]")
_NO_CODE = bounded(r"`[^`]*`|\w+\(\)|https?://\S+|\([\w ,.'’-]+\)|</?\w[^<>]*>|\{@\w+[^{}]*\}|\[[^\[\]]*\]\([^()]*\)")
"""Signs in the midst of prose."""
_SHORT = 3
_MANY_SIGNS = 0.18


def _named_code(link: str) -> str:
    """What a link to a name shows."""
    return as_code(link[1:].strip("`").partition("`")[0])


_INLINE = InlineSigns(
    {
        r"\[`[^`\n]+`\](?:\([^()\n]*\)|\[[^\]\n]*\])?": _named_code,
        r"``[^`\n]+``|`[^`\n]+`_{0,2}": as_code,
        r"\{@?(?:code|literal|value|inheritDoc|link|linkplain|see)\b[^{}\n]*\}": as_code,
        r":[\w:.+-]+:`[^`\n]+`": as_code,
        r"\[\[?[\w:.#() ]+\]\]?(?![(\w])": as_code,
        r"</?[A-Za-z][^<>\n]*>": "",
        r"&(?:lt|gt|amp|quot|nbsp|#\d+);": CODE,
        r"[@\\](?:p|c|a|e|em|b|ref|link|endlink)[ \t]+\S+": as_code,
        r"\bTODO\([^)\n]*\):?": "",
        r"%(?:\([\w.]+\))?[-+#0 ]*\d*(?:\.\d+)?[sdfxr]\b": as_code,
        r"\{\w*(?:![rsa])?(?::[^{}\n]*)?\}|\$\{[^{}\n]*\}|\$\w+": as_code,
        r"\b[A-Za-z_]\w+(?:(?:::|->)\w+|\.[A-Za-z_]\w+)+(?:\(\))?|\b\w+\(\)|\b[a-z]+[A-Z]\w*|\b\w*_\w+": as_code,
        # What would mean something else within a string: kept as it is, so that no replacement puts it in.
        r"\\[^\n]?": "",
        r'"': '"',
    },
    around={r"\[([^\[\]\n]+)\]\([^()\n]*\)": 1, r"`([^`<\n]+?)\s*<[^`<>\n]*>`__?": 1},
    emphasis=("**", "__", "*"),
)


def take_prose(pieces: FilePieces, text: str, lines: Sequence[Line]) -> None:
    """The paragraphs of a comment.

    Args:
        pieces: what takes them.
        text: the file.
        lines: those of the comment, in order.
    """
    comment = _Comment(pieces, text)
    for line in lines:
        comment.line(line)
    pieces.end_block(loose=True)


def looks_like_code(line: str) -> bool:
    """Whether a line of a comment is commented-out code rather than prose."""
    bare = line.strip()
    if _STATEMENT.match(bare):
        return True
    signs = len(_SIGNS_OF_CODE.findall(_NO_CODE.sub("", bare)))
    return signs > _SHORT and signs > _MANY_SIGNS * len(bare)


class _Comment:
    """A comment while it is read line by line."""

    def __init__(self, pieces: FilePieces, text: str) -> None:
        self._pieces = pieces
        self._text = text
        self._last = -1
        self._fence = self._section = self._example = False
        self._literal = -1

    def line(self, line: Line) -> None:
        """Take the next line."""
        if ignored := _IGNORED.search(self._text, line.start, line.end):
            line = Line(line.start, line.start + len(self._text[line.start : ignored.start()].rstrip()))
        shown = self._text[line.start : line.end]
        if _FENCE.match(shown):
            self._fence = not self._fence
            self._break()
            return
        indent = len(shown) - len(shown.lstrip())
        if not shown.strip():
            self._break()
            self._example = False
            return
        if self._literal >= 0 and indent > self._literal:
            return
        self._literal = -1
        if _EXAMPLE.match(shown):
            self._example = True
        if self._fence or self._example or _RULE.match(shown) or _DIRECTIVE.match(shown):
            self._break()
            return
        if _SECTION.match(shown):
            self._section = True  # to the end: a line of text in a section goes on with its indentation
            self._break()
            return
        if looks_like_code(shown) or self._begins_as_code(shown):
            self._break()
            return
        self._text_line(line, shown, indent)

    def _begins_as_code(self, shown: str) -> bool:
        """Whether a line that would begin a text is code there, or a name with its type."""
        if self._last >= 0:
            return False
        return bool(_TYPED.match(shown) if self._section else _FRAGMENT.match(shown.strip()))

    def _text_line(self, line: Line, shown: str, indent: int) -> None:
        """A line of text, after what begins it."""
        start = line.start
        field = _FIELD.match(shown) if self._section else None
        for begin in (field, _TAG.match(shown), _BULLET.match(shown), _LABEL.match(shown)):
            if begin and begin.end():
                self._break()
                start += begin.end()
                break
        rest = self._text[start : line.end]
        start += len(rest) - len(rest.lstrip())
        if self._last >= 0:
            self._pieces.mark(self._last, start, " ")
        end = line.start + len(shown.rstrip())
        if shown.rstrip().endswith("::"):
            self._literal = indent
        if start < end:
            _INLINE.take(self._pieces, self._text, start, end)
            self._last = end

    def _break(self) -> None:
        self._pieces.end_block(loose=True)
        self._last = -1
