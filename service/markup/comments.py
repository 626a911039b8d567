"""A comment that has an alert left out, put into a file: what ``directives`` reads, written."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from service.markup.fixing import TextEdit
from service.markup.formats import CODE, parts_of

__all__ = ["ignoring"]


@dataclass(frozen=True, slots=True)
class _Comment:
    """How a format writes a comment.

    Attributes:
        opening: what stands before it.
        closing: what stands behind it.
        own_line: whether it needs a paragraph of its own; else it stands behind the line.
    """

    opening: str
    closing: str = ""
    own_line: bool = False


_SLASHES = (
    "c", "cpp", "csharp", "dart", "go", "java", "javascript", "kotlin", "php", "rust", "scala", "swift", "tsx",
    "typescript", "zig",
)  # fmt: skip
_SHARPS = ("bash", "elixir", "julia", "perl", "powershell", "python", "ruby", "toml", "yaml")
_DASHES = ("haskell", "lua", "sql")
_COMMENTS: Mapping[str, _Comment] = {
    "markdown": _Comment("<!-- ", " -->"),
    "mdx": _Comment("{/* ", " */}"),
    "html": _Comment("<!-- ", " -->"),
    "latex": _Comment("% "),
    "asciidoc": _Comment("// ", own_line=True),
    "rst": _Comment(".. ", own_line=True),
    "org": _Comment("# ", own_line=True),
    "po": _Comment("# ", own_line=True),
    "code:css": _Comment("/* ", " */"),
    **{f"code:{name}": _Comment("// ") for name in _SLASHES},
    **{f"code:{name}": _Comment("# ") for name in _SHARPS},
    **{f"code:{name}": _Comment("-- ") for name in _DASHES},
}
"""A format without comments, such as plain text, is not here."""
_IN_JSX = _Comment("{/* ", " */}")
"""What is a comment in the text of JSX, where two slashes are text."""
_WITH_JSX = ("code:javascript", "code:tsx")
_TAGS = ("html", "markdown", "mdx")


def ignoring(text: str, offset: int, name: str, markup: str) -> TextEdit | None:
    """The edit that leaves out what a rule says at a place; None where no comment can stand there.

    Args:
        text: the file.
        offset: where the alert starts.
        name: of the rule or category.
        markup: the name of the file's format.
    """
    comment = _COMMENTS.get(markup)
    if comment is None:
        return None
    start = text.rfind("\n", 0, offset) + 1
    if not comment.own_line:
        return _behind(text, start, offset, name, markup)
    while start and text[:start].splitlines()[-1].strip():
        start = text.rfind("\n", 0, start - 1) + 1
    line = text[start:].split("\n", 1)[0]
    indent = line[: len(line) - len(line.lstrip())]
    end = "\r\n" if "\r\n" in text else "\n"
    gap = end if markup == "po" else end * 2
    return TextEdit(start, start, f"{indent}{comment.opening}emend: ignore-next {name}{comment.closing}{gap}")


def _behind(text: str, start: int, offset: int, name: str, markup: str) -> TextEdit | None:
    """A comment behind the line that starts at ``start``; None where it would be text there, or would break a tag."""
    end = text.find("\n", offset)
    line = text[start : end if end >= 0 else len(text)].rstrip()
    is_code = markup.startswith(CODE)
    if is_code and line.endswith("\\"):  # the next line goes on with this one, unless a comment stands between
        return None
    at = start + len(line.removesuffix("\\").rstrip())
    if markup in _TAGS and text.rfind("<", 0, at) > text.rfind(">", 0, at):
        return None
    for comment in (_COMMENTS[markup], *([_IN_JSX] if markup in _WITH_JSX else ())):
        edit = TextEdit(at, at, f" {comment.opening}emend: ignore {name}{comment.closing}")
        if not is_code or _words(text[:at] + edit.replacement + text[at:], markup) == _words(text, markup):
            return edit
    return None


@lru_cache(maxsize=2)
def _words(text: str, markup: str) -> tuple[str, ...]:
    """What the checks see of a file."""
    return tuple("".join(part.seen for part in parts_of(text, markup)).split())
