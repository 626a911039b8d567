"""Cuts a text where nothing that is looked for in it runs across.

Whatever is found in one block does not depend on the others, so that after an edit only the block of the edit has to be
looked at again: functions of a block are remembered by ``remembered``.
"""

import re
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import lru_cache, wraps
from threading import Lock
from typing import Any, Concatenate, ParamSpec, TypeVar

__all__ = ["LONGEST_REMEMBERED", "MOST_REMEMBERED", "blocks", "remembered"]

MOST_REMEMBERED = 1_000_000
"""Code points of blocks of which each function remembers its result: those of some fifteen texts of 60,000. A block
counts ``_BLOCK`` more, so that many short ones take no more memory than a few long ones."""
LONGEST_REMEMBERED = 1_000
"""Code points of the longest block that is remembered."""
_BLOCK = 20

_Others = ParamSpec("_Others")
_Found = TypeVar("_Found")

_END = re.compile(r"[.!?\u2026](?<![.!?\u2026].)[.!?\u2026]*+[\"\u201d\u2019\u00bb)]*+\s++(?=\S)")
_LONGEST_WORD = 30
_TEXTS = 4
"""Texts whose blocks are kept: several functions ask for those of one text, one soon after the other."""


@lru_cache(_TEXTS)
def blocks(text: str) -> tuple[tuple[int, str], ...]:
    """The blocks of a text with their offsets, in order; together they are the text. Time is linear.

    A block ends with the white space behind an end mark whose word consists of letters and begins with none from A to
    Z. Addresses, numbers, names of months and words never go on behind it.
    """
    return tuple(_blocks(text))


def _blocks(text: str) -> Iterator[tuple[int, str]]:
    at = 0
    for match in _END.finditer(text):
        mark = match.start()
        space = text.rfind(" ", max(at, mark - _LONGEST_WORD), mark)
        word = text[space + 1 : mark]
        if space >= 0 and word.isalpha() and not "A" <= word[0] <= "Z":
            yield at, text[at : match.end()]
            at = match.end()
    if at < len(text):
        yield at, text[at:]


def remembered(function: Callable[Concatenate[str, _Others], _Found]) -> Callable[Concatenate[str, _Others], _Found]:
    """Remember what a function finds in a block or sentence; what was not used for longest goes."""
    kept: OrderedDict[tuple[Any, ...], _Found] = OrderedDict()
    lock = Lock()
    size = 0

    @wraps(function)
    def found(block: str, /, *args: _Others.args, **kwargs: _Others.kwargs) -> _Found:
        nonlocal size
        if len(block) > LONGEST_REMEMBERED:
            return function(block, *args, **kwargs)
        key = (block, args, *kwargs.items())
        with lock:
            if key in kept:
                kept.move_to_end(key)
                return kept[key]
        result = function(block, *args, **kwargs)
        with lock:
            if key not in kept:
                size += len(block) + _BLOCK
            kept[key] = result
            while size > MOST_REMEMBERED:
                (oldest, *_), _ = kept.popitem(last=False)
                size -= len(oldest) + _BLOCK
        return result

    return found
