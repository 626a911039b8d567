"""In which language messages are wanted: what was asked for, or what the headers of a browser say."""

import re

from models.languages.tags import primary, resolve
from service.checking.messages.catalogue import ENGLISH, message_languages

__all__ = ["TEXT", "accepted", "message_language"]

TEXT = "text"
"""What is asked for to have messages in the language of the text."""
_RANGE = re.compile(
    r"\s*(?P<tag>[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*(?P<weight>[01](?:\.\d{0,3})?)\s*)?"
)
_MOST_RANGES = 32


def message_language(asked: str) -> str | None:
    """The language of messages that a tag asks for.

    Args:
        asked: ``text`` or a BCP 47 tag.

    Returns:
        ``text``, or a code without region that messages can be in, English where there is no catalogue of a language;
        None for what is no known language.
    """
    if asked == TEXT:
        return TEXT
    tag = resolve(asked)
    if tag is None:
        return None
    return primary(tag) if primary(tag) in message_languages() else ENGLISH


def accepted(header: str) -> str:
    """The language of messages that a header ``Accept-Language`` (RFC 9110, 12.5.4) asks for, else English.

    Of the languages that messages can be in it is the one with the highest weight, of equal ones the first. What is no
    range of languages is passed over, as is all behind the first 32.
    """
    best, highest = ENGLISH, 0.0
    for part in header.split(",", _MOST_RANGES)[:_MOST_RANGES]:
        match = _RANGE.fullmatch(part)
        if match is None:
            continue
        code, weight = match["tag"].split("-")[0].lower(), float(match["weight"] or 1)
        if weight > highest and code in message_languages():
            best, highest = code, weight
    return best
