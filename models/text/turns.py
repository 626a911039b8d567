"""The turns of a conversation: ``mia: hello``, ``mia - hello``, ``[12:03] Tom: hello``, ``<kim> hello``.

What stands before the words of a turn, its speaker and the time, is no part of a sentence. Some programs write it on a
line of its own: ``Mia Torres  10:42 AM``, ``mia — Today at 12:03``, ``Mia, [27.11.2026 12:03]``, ``[27/11 09:31] Mia``,
or the name alone, and the time below it.
"""

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from models.text.turn_labels import HEADER, LABEL, MOMENT, NAMED, SIGN, TIMED, UNNAMED

__all__ = ["Turn", "turns_of"]

_FEWEST = 4
"""Turns that make a conversation."""
_FEWEST_OF_ALL = 3
"""The same where all lines begin one."""
_SHARE = 0.5
"""Such a share of the lines, at least, begins a turn in one; the others go on with the turn before."""
_NEARLY_ALL = 0.8
"""The same where times are all that tells, or times and a word behind them."""
_REPEATED = 0.6
"""Such a share of the turns, at least, is by somebody who speaks more than once: else they are entries of a form."""
_HEADERS = 0.2
"""Such a share of the lines, at least, says who wrote those below in a conversation that has such lines."""
_MOST_HEADERS = 0.6
"""And at most such a share: else they are a timetable, with nothing below them."""
_SMALL = 0.4
"""Such a share of messages with nothing but a time before them, at least, begins with a small letter; entries of a
timetable do not."""
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

    At least four lines begin one, or all of three, and as many as do not, two or more speak and most of them again: the
    entries of a form or of minutes (``Date: ...``) are no turns. Lines with nothing but speaker and time may have up to
    four lines below each. Speakers are in small letters, nobody where only times are told. Time is linear in the length
    of the text.
    """
    if SIGN.search(text) is None:
        return _below_names(text)
    return (
        _found(text, HEADER, _HEADERS, _MOST_HEADERS)
        or _found(text, LABEL, _SHARE, 1)
        or _below_names(text)
        or _found(text, TIMED, _NEARLY_ALL, 1)
        or _unnamed(text)
    )


def _found(text: str, pattern: re.Pattern[str], least: float, most: float) -> tuple[Turn, ...]:
    """The turns that begin as a pattern says; none where they are too few or too many of the lines."""
    found = tuple(_turn(match) for match in pattern.finditer(text))
    if len(found) < _FEWEST_OF_ALL:
        return ()
    lines = sum(1 for _ in _LINE.finditer(text))
    enough = len(found) >= _FEWEST or len(found) == lines
    return found if enough and least * lines <= len(found) <= most * lines and _speak_again(found) else ()


def _turn(match: re.Match[str]) -> Turn:
    """What an expression of a label has found."""
    name = next(name for group, name in match.groupdict().items() if group != "label" and name is not None)
    return Turn(match.start("label"), match.end("label"), name.casefold())


def _speak_again(turns: Sequence[Turn]) -> bool:
    """Whether there are two speakers or more, and most turns are by those who speak more than once."""
    spoken = Counter(turn.speaker for turn in turns)
    again = sum(count for count in spoken.values() if count > 1)
    return len(spoken) > 1 and again >= _REPEATED * len(turns)


def _below_names(text: str) -> tuple[Turn, ...]:
    """The turns of a text whose first line and others have nothing but a name that comes again."""
    lines = [(match.start(), match[0]) for match in _LINE.finditer(text)]
    if not lines or NAMED.fullmatch(lines[0][1].strip()) is None:
        return ()
    times = [MOMENT.fullmatch(line) is not None for _, line in lines]
    names = [match["name"].casefold() if (match := NAMED.fullmatch(line.strip())) else "" for _, line in lines]
    headed = _headed(names, times)
    messages = len(lines) - sum(times)
    if headed[-1] or not max(_FEWEST, _HEADERS * messages) <= sum(headed) <= _MOST_HEADERS * messages:
        return ()
    found = []
    for at, (start, line) in enumerate(lines):
        if headed[at]:
            last = lines[at + times[at + 1]]
            found.append(Turn(start + len(line) - len(line.lstrip()), last[0] + len(last[1]), names[at]))
    return tuple(found) if _speak_again(found) else ()


def _headed(names: Sequence[str], times: Sequence[bool]) -> list[bool]:
    """Which lines say who wrote those below: what stands right below such a line, or below its time, is a message."""
    spoken = Counter(names)
    messages: set[str] = set()
    headed: list[bool] = []
    for name, time in zip(names, times, strict=True):
        below = bool(headed) and (headed[-1] or (len(headed) > 1 and headed[-2] and times[len(headed) - 1]))
        if below and not time:
            messages.add(name)
        headed.append(bool(name) and spoken[name] > 1 and name not in messages)
    return headed


def _unnamed(text: str) -> tuple[Turn, ...]:
    """The turns of messages with nothing but a time before them."""
    found = [(match, Turn(match.start("label"), match.end("label"), "")) for match in UNNAMED.finditer(text)]
    small = sum(text[match.end()].islower() for match, _ in found)
    if len(found) < _FEWEST or small < _SMALL * len(found):
        return ()
    lines = sum(1 for _ in _LINE.finditer(text))
    return tuple(turn for _, turn in found) if len(found) >= _NEARLY_ALL * lines else ()
