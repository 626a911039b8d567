"""Lines that show how a command is called: ``frob [-x] [--flag VALUE] FILE...``, ``usage: frob [options] <path>``."""

import re
from collections.abc import Iterator

__all__ = ["synopses"]

_HINT = re.compile(r"\[(?:--?[A-Za-z]|[A-Za-z]{2,40}+[\].])|>\.\.|[A-Z]\.\.\.|(?<!\S)-[A-Za-z] [A-Z]{2}|(?<!\S)<[a-z]")
"""What only a line of this kind has: an option in brackets, ``[FILE...]``, ``FILE...``, ``-o OUTPUT``, ``<path>``."""
_LINE = re.compile(
    r"^(?P<indent>[ \t]{0,12}+)(?:[Uu]sage:[ \t]++|[$%][ ])?[a-z][\w.+-]{0,40}+[ \t]++(?P<rest>[^\n]{1,800})$",
    re.MULTILINE,
)
_CONTINUED = re.compile(r"\n[ \t]++[\[<(|{-][^\n]{0,800}")
_INNERMOST = re.compile(r"\[[^\[\]]*+\]|\([^()]*+\)|\{[^{}]*+\}|<[^<>]*+>")
_DEEPEST = 4
_LONGEST = 2_000
_WORD = re.compile(
    r"(?:--?[\w?#-]++(?:=\S*)?|[A-Z][A-Z0-9_-]*+|[a-z][\w+-]*+|[|:=,/]|\.\.\.|\u2026|--)(?:\.\.\.|\u2026)?"
)
_MOST_WORDS = 4
"""Names of arguments in small letters that stand outside of brackets: ``device dir``."""
_PROSE = frozenset((
    "a", "an", "and", "are", "as", "at", "before", "but", "by", "can", "for", "from", "has", "have", "if", "in",
    "is", "it", "must", "not", "of", "on", "or", "that", "the", "then", "this", "to", "was", "when", "which",
    "will", "with", "you", "your",
))  # fmt: skip


def synopses(text: str) -> Iterator[tuple[int, int]]:
    """The lines, each with those that go on with it; time is linear in the length of the text."""
    if _HINT.search(text) is None:
        return
    last = 0
    for found in _LINE.finditer(text):
        if found.start() < last or not _begins(text, found.start(), last):
            continue
        end = found.end()
        while (more := _CONTINUED.match(text, end)) and more.end() - found.start() < _LONGEST:
            end = more.end()
        if _is_synopsis(text[found.start("rest") : end]) and _ends(text, end):
            last = end
            yield found.start("indent") + len(found["indent"]), end


def _begins(text: str, start: int, last: int) -> bool:
    """Whether no sentence goes on in the line that begins there: before it is nothing, or no line of words."""
    before = text[max(0, start - 200) : start].rpartition("\n")[0].rpartition("\n")[2].strip()
    return start == 0 or start == last + 1 or not any(sign.isalnum() for sign in before) or before.endswith(":")


def _ends(text: str, end: int) -> bool:
    """Whether nothing goes on behind it but another line that may be one."""
    following = text[end + 1 : end + 200].partition("\n")[0]
    return not following.strip() or _HINT.search(following) is not None


def _is_synopsis(rest: str) -> bool:
    """Whether what stands behind the name of a command are options and arguments, and nothing else."""
    if _HINT.search(rest) is None:
        return False
    for _ in range(_DEEPEST):
        rest, removed = _INNERMOST.subn(" ", rest)
        if not removed:
            break
    words = rest.split()
    small = [word for word in words if word[0].islower()]
    shaped = all(_WORD.fullmatch(word) for word in words)
    return shaped and len(small) <= _MOST_WORDS and _PROSE.isdisjoint(small)
