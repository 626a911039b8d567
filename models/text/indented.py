"""Commands that a text shows indented, as Markdown and manuals do: four spaces before each line, and no prose in it."""

import re
from collections.abc import Iterator

__all__ = ["indented_commands"]

_BLOCK = re.compile(
    r"(?:^[ \t]*+\n|:[ \t]*+\n|\A)(?P<lines>(?:(?: {4}|\t)[ \t]*+\S[^\n]{0,400}+(?:\n|\Z))++)", re.MULTILINE
)
_FIRST = re.compile(r"[a-z$>./~_@-][\w./~$@-]*(?:\s|\Z)")
"""How a command begins."""
_QUOTED = re.compile(r"\"[^\"]*\"|'[^']*'")
_WORD = re.compile(r"(?<!\S)[a-z]+(?=[\s,;.]|\Z)")
_PROSE = frozenset((
    "a", "an", "and", "are", "as", "at", "before", "but", "by", "can", "for", "from", "has", "have", "he", "her", "his",
    "i", "if", "in", "is", "it", "its", "my", "not", "of", "on", "or", "our", "she", "so", "than", "that", "the", "their",
    "then", "there", "they", "this", "to", "was", "we", "were", "when", "where", "which", "who", "will", "with", "you",
    "your",
))  # fmt: skip
"""Words that a command hardly has outside of quotation marks."""


def indented_commands(text: str) -> Iterator[tuple[int, int]]:
    """The blocks of indented lines that are commands, whole; time is linear in the length of the text."""
    if "\n    " not in text and "\n\t" not in text:
        return
    for found in _BLOCK.finditer(text):
        lines = found["lines"].splitlines()
        if all(map(_is_command, lines)):
            start = found.start("lines")
            yield start, start + len(found["lines"].rstrip())


def _is_command(line: str) -> bool:
    words = _WORD.findall(_QUOTED.sub("", line))
    return _FIRST.match(line.strip()) is not None and _PROSE.isdisjoint(words)
