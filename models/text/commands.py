"""Commands that a text shows in lines of their own: indented, as Markdown and manuals do, or with an option in them."""

import re
from collections.abc import Iterator

__all__ = ["shown_commands"]

_BLOCK = re.compile(
    r"(?:^[ \t]*+\n|:[ \t]*+\n|\A)(?P<lines>(?:(?: {4}|\t)[ \t]*+\S[^\n]{0,400}+(?:\n|\Z))++)", re.MULTILINE
)
_OPTION = re.compile(r"^[^\s\n][^\n]{0,200}? --[a-z][^\n]{0,400}", re.MULTILINE)
_FIRST = re.compile(r"[a-z$>./~_@-][\w./~$@-]*(?:\s|\Z)")
"""How a command begins."""
_QUOTED = re.compile(r"\"[^\"]*\"|'[^']*'")
_WORD = re.compile(r"(?<!\S)[a-z]+(?=[\s,;.]|\Z)")
_PROSE = frozenset((
    "a", "an", "and", "are", "as", "at", "before", "but", "by", "can", "for", "from", "has", "have", "he", "her", "his",
    "i", "if", "in", "is", "it", "its", "my", "not", "of", "on", "or", "our", "she", "so", "than", "that", "the",
    "their", "then", "there", "they", "this", "to", "was", "we", "were", "when", "where", "which", "who", "will",
    "with", "you", "your",
))  # fmt: skip
"""Words that a command hardly has outside of quotation marks."""


def shown_commands(text: str) -> Iterator[tuple[int, int]]:
    """The blocks of indented lines that are commands, and lines with an option; time is linear in the text's length."""
    end = 0
    for found in _BLOCK.finditer(text) if "\n    " in text or "\n\t" in text else ():
        lines = found["lines"].splitlines()
        if all(map(_is_command, lines)):
            start = found.start("lines")
            yield from _with_options(text, end, start)
            end = start + len(found["lines"].rstrip())
            yield start, end
    yield from _with_options(text, end, len(text))


def _with_options(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Lines between two places that have an option (``npm install --save-dev tool``) and are a command."""
    if text.find(" --", start, end) >= 0:
        yield from (line.span() for line in _OPTION.finditer(text, start, end) if _is_command(line[0]))


def _is_command(line: str) -> bool:
    words = _WORD.findall(_QUOTED.sub("", line))
    return _FIRST.match(line.strip()) is not None and _PROSE.isdisjoint(words)
