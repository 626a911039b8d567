"""The catalogues of messages: one file a language, all with the same keys.

A table of a file is a group of messages, an entry of it ``key = ["short message", "message"]``, with places for words
as in ``{original}``. The table ``phrases`` translates messages that stand elsewhere, in sets of confused words and in
rules: its keys are these messages in English.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from models.errors import ConfigError

__all__ = ["ENGLISH", "Message", "catalogue", "message_languages", "phrases"]

ENGLISH = "en"
"""The language of what there is no catalogue of."""
_PLACE = re.compile(r"\{(\w+)\}")
_FOLDER = Path(__file__).parent
_PHRASES = "phrases"


class Message(NamedTuple):
    """A message and a short one, with places for words."""

    short: str
    text: str

    def filled(self, words: Mapping[str, str]) -> "Message":
        """The message with words in its places.

        Raises:
            KeyError: there is none for a place.
        """
        return Message(*(_PLACE.sub(lambda match: words[match[1]], text) for text in self))


@cache
def message_languages() -> tuple[str, ...]:
    """The languages that messages can be in (BCP 47 codes without region), in alphabetical order."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml")))


@cache
def catalogue(language: str) -> Mapping[str, Message]:
    """The messages of a language by group and key: ``article.missing-the``.

    Raises:
        ConfigError: an entry is no pair of texts.
    """
    tables = _tables(language)
    return {
        f"{group}.{key}": _message(language, key, entry)
        for group, entries in tables.items()
        if group != _PHRASES
        for key, entry in entries.items()
    }


@cache
def phrases(language: str) -> Mapping[str, Message]:
    """The translations of messages that stand elsewhere, by these in English."""
    entries = _tables(language).get(_PHRASES, {})
    return {phrase: _message(language, phrase, entry) for phrase, entry in entries.items()}


@cache
def _tables(language: str) -> dict[str, dict[str, object]]:
    import tomllib

    return tomllib.loads((_FOLDER / f"{language}.toml").read_text(encoding="utf-8"))


def _message(language: str, key: str, entry: object) -> Message:
    if not (isinstance(entry, list) and len(entry) == 2 and all(isinstance(one, str) and one for one in entry)):
        raise ConfigError(f"service/checking/messages/{language}.toml: {key}: must be a short message and a message")
    return Message(*entry)
