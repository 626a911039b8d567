"""Which spellings are one word, by the list beside this file and, for -ise and -ize, by rule."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

__all__ = ["listed", "with_the_other_ending"]

_FILE = Path(__file__).with_name("variants.txt")
_ENDING = re.compile(r"(?P<stem>[a-z]{3,}[a-z])i(?P<letter>[sz])(?P<ending>e|es|ed|ing|ation|ations|er|ers)")


@cache
def listed() -> Mapping[str, str]:
    """By each spelling the other one, both ways."""
    found: dict[str, str] = {}
    for line in _FILE.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        first, second, *endings = line.split()
        for ending in ("", *(one.removeprefix("+") for one in endings)):
            found[first + ending], found[second + ending] = second + ending, first + ending
    return found


def with_the_other_ending(word: str) -> str | None:
    """``organize`` for ``organise`` and the other way round; None for words that end otherwise.

    What comes of words with but one spelling (*surprise*) is no word, and stands in no text beside the right one.
    """
    match = _ENDING.fullmatch(word)
    if match is None:
        return None
    return f"{match['stem']}i{'z' if match['letter'] == 's' else 's'}{match['ending']}"
