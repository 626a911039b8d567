"""What an alert says of a comma."""

import tomllib
from functools import cache
from pathlib import Path

from models.languages.tags import primary

__all__ = ["said_of"]


@cache
def said_of(kind: str, language: str) -> str:
    """The message of a kind of place in a language, with ``{original}``, ``{replacement}`` and ``{opener}`` in it."""
    table = tomllib.loads(Path(__file__).with_name("messages.toml").read_text(encoding="utf-8"))
    return str(table[kind].get(primary(language), table[kind]["message"]))
