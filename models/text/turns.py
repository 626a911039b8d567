"""The turns of a conversation: ``mia: hello``, ``mia - hello``, ``[12:03] Tom: hello``, ``<kim> hello``.

What stands before the words of a turn, its speaker and the time, is no part of a sentence. Some programs write it on a
line of its own: ``Mia Torres  10:42 AM``, ``mia — Today at 12:03``, ``Mia, [27.11.2026 12:03]``, ``[27/11 09:31] Mia``.
"""

import re
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

__all__ = ["Turn", "turns_of"]

_FEWEST = 4
"""Turns that make a conversation."""
_SHARE = 0.5
"""Such a share of the lines, at least, begins a turn in one; the others go on with the turn before."""
_REPEATED = 0.6
"""Such a share of the turns, at least, is by somebody who speaks more than once: else they are entries of a form."""
_CLOCK = r"\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:[ \u202f]?[aApP]\.?[mM]\.?)?"
_DAY = r"(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?[ \u202f])?"
_TIME = rf"(?:\[{_DAY}{_CLOCK}\]|\({_DAY}{_CLOCK}\)|{_DAY}{_CLOCK})"
_NAME = r"@?[^\W\d_][\w.'\u2019-]{0,24}(?:[ ][\w.'\u2019-]{1,24}){0,2}"
_LABEL = re.compile(
    rf"^[ \t]*+(?P<label>(?:{_TIME}[ ]?[-\u2013\u2014|]?[ ]*)?"
    rf"(?:<(?P<bracketed>{_NAME})>|(?P<named>{_NAME})(?:[ ]?{_TIME})?(?::|[ ][-\u2013\u2014])))[ \t]+(?=\S)",
    re.MULTILINE,
)
_DATE = r"(?:[^\W\d_]{3,12}[ ][^\W\d_]{1,3}|\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?)"
_MOMENT = rf"\[?(?:{_DATE},?[ ])?{_CLOCK}\]?"
_HEADER = re.compile(
    rf"^[ \t]*+(?P<label>(?P<named>{_NAME}?)(?:,[ ]|[ ]?[-\u2013\u2014|\u2022\u00b7][ ]|[ ]{{1,3}}|\t){_MOMENT}"
    rf"|{_MOMENT}[ ]{{1,3}}(?P<behind>{_NAME}))[ \t]*+$",
    re.MULTILINE,
)
"""A line that says who wrote the lines below it, and when."""
_HEADERS = 0.2
"""Such a share of the lines, at least, are such lines in a conversation that has them."""
_MOST_HEADERS = 0.6
"""And at most such a share: else they are a timetable, with nothing below them."""
_SIGN = re.compile(r"[:>.]|[ ][-\u2013\u2014][ ]")
"""What stands in every line that begins a turn."""
_LINE = re.compile(r"^[^\r\n]*\S", re.MULTILINE)
_KEPT = 8
"""Texts whose turns are remembered: several parts of a check ask for those of one text."""


class Turn(NamedTuple):
    """What stands before the words of a turn: ``text[start:end]``, and who says them."""

    start: int
    end: int
    speaker: str


@lru_cache(_KEPT)
def turns_of(text: str) -> tuple[Turn, ...]:
    """The turns of a text, in order; none where it is no conversation.

    At least four lines begin one, as many as do not, and most speakers speak again: the entries of a form or of minutes
    (``Date: ...``) are no turns. Lines with nothing but speaker and time may have up to four lines below each. Time is
    linear in the length of the text.
    """
    if _SIGN.search(text) is None:
        return ()
    headers = _found(text, _HEADER, _HEADERS, _MOST_HEADERS, "behind")
    return headers or _found(text, _LABEL, _SHARE, 1, "bracketed")


def _found(text: str, pattern: re.Pattern[str], least: float, most: float, other: str) -> tuple[Turn, ...]:
    """The turns that begin as a pattern says; none where they are too few or too many of the lines."""
    found = tuple(
        Turn(match.start("label"), match.end("label"), (match[other] or match["named"]).casefold())
        for match in pattern.finditer(text)
    )
    if len(found) < _FEWEST:
        return ()
    spoken = Counter(turn.speaker for turn in found)
    again = sum(count for count in spoken.values() if count > 1)
    lines = sum(1 for _ in _LINE.finditer(text))
    enough = least * lines <= len(found) <= most * lines
    return found if enough and again >= _REPEATED * len(found) else ()
