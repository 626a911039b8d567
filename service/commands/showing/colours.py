"""Colours on a terminal (ECMA-48), where it has them and is wanted to: https://no-color.org."""

import os
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import IO, Any

__all__ = ["Style", "When", "chosen", "plain"]


class When(StrEnum):
    """When to use colours."""

    AUTO = "auto"
    ALWAYS = "always"
    NEVER = "never"


class Style(StrEnum):
    """What words are shown for; the value selects the graphic rendition."""

    NAME = "1"
    STRONG = "1;97"
    ERROR = "1;31"
    WARNING = "1;33"
    NOTE = "1;36"
    GOOD = "1;32"
    DIM = "2"


def plain(style: Style, words: str) -> str:
    """Words as they are."""
    return words


def _coloured(style: Style, words: str) -> str:
    return f"\x1b[{style}m{words}\x1b[0m" if words else words


def chosen(when: When, stream: IO[Any], environment: Mapping[str, str] | None = None) -> Callable[[Style, str], str]:
    """How words are shown on a stream; ``NO_COLOR`` and ``FORCE_COLOR`` speak where ``auto`` leaves it open."""
    variables = os.environ if environment is None else environment
    if when is not When.AUTO:
        return _coloured if when is When.ALWAYS else plain
    if variables.get("NO_COLOR") or variables.get("TERM") == "dumb":
        return plain
    return _coloured if variables.get("FORCE_COLOR") or stream.isatty() else plain
