"""Cuts sentences that are too long for a model at places where little is lost."""

import re

_STRONG_END = re.compile(r"[;:!?…](?=\s)|\n|[。！？；]")
_WEAK_END = re.compile(r"[,)\]—–](?=\s)|[，、]")
_SPACE = re.compile(r"\s")


def cut(sentence: str, limit: int) -> list[tuple[int, int]]:
    """Cut a sentence into spans of at most ``limit`` code points that cover it without a gap.

    The cuts fall after clause punctuation where there is some in the second half of a span, after the last white space
    otherwise. A run without white space that is longer than the limit is never cut: it is a span of its own and longer.
    """
    spans: list[tuple[int, int]] = []
    start = 0
    while len(sentence) - start > limit:
        end = _place(sentence, start, start + limit)
        spans.append((start, end))
        start = end
    if start < len(sentence) or not spans:
        spans.append((start, len(sentence)))
    return spans


def _place(sentence: str, start: int, limit: int) -> int:
    """Where to end the span that begins at ``start``, at ``limit`` at the latest if there is any white space."""
    middle = (start + limit) // 2
    for pattern in (_STRONG_END, _WEAK_END):
        ends = [found.end() for found in pattern.finditer(sentence, middle, limit)]
        if ends:
            return _past_spaces(sentence, ends[-1], limit)
    for at in range(limit - 1, start, -1):
        if sentence[at].isspace():
            return at + 1
    found = _SPACE.search(sentence, limit)
    return _past_spaces(sentence, found.start(), found.end()) if found else len(sentence)


def _past_spaces(sentence: str, at: int, limit: int) -> int:
    while at < limit and sentence[at].isspace():
        at += 1
    return at
