"""A comment that has an alert left out, put into a file: what ``directives`` reads, written."""

from collections.abc import Mapping
from dataclasses import dataclass

from service.markup.fixing import TextEdit

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
    "code:css": _Comment("/* ", " */"),
    **{f"code:{name}": _Comment("// ") for name in _SLASHES},
    **{f"code:{name}": _Comment("# ") for name in _SHARPS},
    **{f"code:{name}": _Comment("-- ") for name in _DASHES},
}
"""A format without comments, such as plain text, is not here."""


def ignoring(text: str, offset: int, name: str, markup: str) -> TextEdit | None:
    """The edit that leaves out what a rule says at a place; None where the format has no comments.

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
        end = text.find("\n", offset)
        line = text[start : end if end >= 0 else len(text)].rstrip().removesuffix("\\").rstrip()
        at = start + len(line)
        return TextEdit(at, at, f" {comment.opening}emend: ignore {name}{comment.closing}")
    while start and text[:start].splitlines()[-1].strip():
        start = text.rfind("\n", 0, start - 1) + 1
    line = text[start:].split("\n", 1)[0]
    indent = line[: len(line) - len(line.lstrip())]
    gap = "\r\n\r\n" if "\r\n" in text else "\n\n"
    return TextEdit(start, start, f"{indent}{comment.opening}emend: ignore-next {name}{comment.closing}{gap}")
