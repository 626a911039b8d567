"""Spans that a corrector must leave alone."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from models.languages.tags import primary
from models.text.blocks import blocks, remembered
from models.text.commands import shown_commands
from models.text.foreign import quoted_foreign
from models.text.synopsis import synopses
from models.text.technical import (
    CALL,
    CAMEL,
    DOMAIN,
    DOTTED,
    EMAIL,
    FILE,
    FLAG,
    PATH,
    SNAKE,
    TAG,
    URL,
    address_end,
)
from models.text.turns import turns_of

__all__ = ["Protected", "ProtectedKind", "protected_spans"]


class ProtectedKind(StrEnum):
    """Why a span is protected."""

    URL = "url"
    EMAIL = "email"
    CODE = "code"
    """A fenced block, text in backticks, or a line that shows how a command is called."""
    PATH = "path"
    IDENTIFIER = "identifier"
    """``camelCase``, ``snake_case``, ``dotted.lower.names``, ``call()``, ``--flag``, ``$VARIABLE``, ``C++``."""
    PLACEHOLDER = "placeholder"
    """``{name}``, ``%s``, ``<tag>``."""
    NUMBER = "number"
    """A number with its currency or unit."""
    HASH = "hash"
    """A hexadecimal number, UUID or version: ``0x1f``, ``v2.1.0-rc1``."""
    MENTION = "mention"
    HASHTAG = "hashtag"
    FOREIGN = "foreign"
    """Quoted or emphasised words of another language."""
    GAP = "gap"
    """What parts the columns of a row."""
    SPEAKER = "speaker"
    """The name before a turn of a conversation, with its time."""


@dataclass(frozen=True, slots=True)
class Protected:
    """``text[start:end]`` is not to be corrected."""

    start: int
    end: int
    kind: ProtectedKind


_FENCE = re.compile(r"^[ \t]{0,3}(`{3,}|~{3,})[^\n]*$", re.MULTILINE)
_TICKS = re.compile(r"`+")
_CODE_MARKS = ("`", "~~~")
_UNIT = (
    r"(?:[kMGTmµμnc]?(?:m|g|W|Wh|Hz|V|A|s|B|b|bit|byte|Pa|J|N|l|L|eV|cal|bps|mol|Ω)|[KMGT]i?B|km/h|m/s|mph|"
    r"ft|lbs?|oz|yd|px|dpi|rpm|dB|fps|ppm|hPa|kWh|[ap]m|[AP]M|[ap]\.m\.|°\s?[CFK]?|[%‰€£$¥₹zł]|EUR|USD|GBP|CHF|PLN|[²³])"
)
_NUMBER = (
    r"(?<![\w.])(?:(?:US|CA|AU|NZ|HK|[RCA])?[$€£¥₹]\s?)?[+\u2212-]?(?:\d++(?:[.,:/'\u2019\u00a0\u202f]\d++)*+|\.\d++)"
    rf"(?:[\u00a0\u202f ]?{_UNIT}(?![^\W_])|(?:st|nd|rd|th|s|e|er|ème|º|ª)(?!\w))?"
)
_UUID = r"(?<!\w)[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}(?!\w)"
_HEX = (
    r"(?<!\w)(?:0[xX][0-9a-fA-F]++(?!\w)|#[0-9a-fA-F]{3,8}(?!\w)|(?=[a-f]{0,40}\d)(?=\d{0,40}[a-f])[0-9a-f]{7,64}(?!\w)|"
    r"[vV]\d++(?:\.\d++)++(?:[-+][\w.]++)?|\d++(?:\.\d++){2,}+(?:[-+]\w++)?)"
)
_SPAN = re.compile(
    rf"(?P<URL>(?<![^\W_]){URL})|(?P<EMAIL>(?<![\w.+%-]){EMAIL})|(?P<HASH>{_UUID}|{_HEX})"
    rf"|(?P<PLACEHOLDER>{TAG})|(?P<PATH>{PATH}|(?<![\w.]){FILE})"
    rf"|(?P<DOMAIN>(?<![\w.@-]){DOMAIN})"
    rf"|(?P<IDENTIFIER>{FLAG}|(?<!\w)[A-Z](?:\+\+|#)(?!\w)|(?<!\w)\.NET\b|(?<!\w)\$[A-Za-z_]\w*+|(?<![\w.])(?:{CALL}|{DOTTED}|{SNAKE}|{CAMEL}))"
    rf"|(?P<NUMBER>{_NUMBER})|(?P<MENTION>(?<![\w@])@\w++(?:\.\w++)*+)|(?P<HASHTAG>(?<![\w#])#(?=[^\W\d])\w++)"
    r"|(?P<skip>\w++)"
)


def protected_spans(text: str, language: str = "en") -> list[Protected]:
    """Find what a corrector must not touch.

    Args:
        text: Any string.
        language: BCP 47 code; ``und`` looks for no foreign words.

    Returns:
        Spans in order that do not overlap. Time is linear in the length of the text.
    """
    spans = list(_code(text)) if any(mark in text for mark in _CODE_MARKS) else []
    spans = _merge(spans, (Protected(start, end, ProtectedKind.CODE) for start, end in synopses(text)))
    spans = _merge(spans, (Protected(start, end, ProtectedKind.CODE) for start, end in shown_commands(text)))
    spans = _merge(spans, iter([Protected(turn.start, turn.end, ProtectedKind.SPEAKER) for turn in turns_of(text)]))
    spans = _merge(spans, _single(text))
    if primary(language) == "und":
        return spans
    foreign = quoted_foreign(text, language)
    return _merge(spans, (Protected(start, end, ProtectedKind.FOREIGN) for start, end in foreign))


def _single(text: str) -> Iterator[Protected]:
    """What a look at the characters alone finds, block by block."""
    for at, block in blocks(text):
        for start, end, kind in _of_block(block):
            yield Protected(at + start, at + end, kind)


@remembered
def _of_block(block: str) -> tuple[tuple[int, int, ProtectedKind], ...]:
    return tuple(_matches(block))


def _matches(text: str) -> Iterator[tuple[int, int, ProtectedKind]]:
    for match in _SPAN.finditer(text):
        group = match.lastgroup or ""
        if group == "skip":
            continue
        start, end = match.span()
        if group in ("URL", "DOMAIN"):
            end, group = address_end(text, start, end), "URL"
        if end > start:
            yield start, end, ProtectedKind[group]


def _code(text: str) -> Iterator[Protected]:
    """Fenced blocks (an open one runs to the end of the text), and backtick spans within a paragraph."""
    at = 0
    opened: tuple[int, str] | None = None
    for match in _FENCE.finditer(text):
        fence = match[1]
        if opened is None:
            yield from _ticked(text, at, match.start())
            opened = (match.start(), fence)
        elif fence[0] == opened[1][0] and len(fence) >= len(opened[1]) and match[0].strip() == fence:
            yield Protected(opened[0], match.end(), ProtectedKind.CODE)
            at, opened = match.end(), None
    if opened:
        yield Protected(opened[0], len(text), ProtectedKind.CODE)
    else:
        yield from _ticked(text, at, len(text))


def _ticked(text: str, start: int, end: int) -> Iterator[Protected]:
    """Spans between two runs of backticks of one length, with no blank line between them."""
    waiting: dict[int, int] = {}
    last = start
    for match in _TICKS.finditer(text, start, end):
        if "\n\n" in text[last : match.start()]:
            waiting.clear()
        last = match.end()
        length = last - match.start()
        if length in waiting:
            yield Protected(waiting[length], last, ProtectedKind.CODE)
            waiting.clear()
        else:
            waiting[length] = match.start()


def _merge(first: list[Protected], second: Iterator[Protected]) -> list[Protected]:
    """Both in order; of the second only what does not overlap the first."""
    merged: list[Protected] = []
    index = 0
    for span in second:
        while index < len(first) and first[index].end <= span.start:
            merged.append(first[index])
            index += 1
        if index == len(first) or first[index].start >= span.end:
            merged.append(span)
    return merged + first[index:]
