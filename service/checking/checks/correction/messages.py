"""Words for the alerts of the correction model, from the templates of ``messages.toml``."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from service.checking.categories import Category

_FILE = Path(__file__).with_name("messages.toml")
_WORD_LISTS = ("original", "replacement", "added", "removed")
_APOSTROPHES = str.maketrans("’‘", "''")


@dataclass(frozen=True, slots=True)
class MessageTemplate:
    """A short and a long message with places for words, and the words it is meant for (none: any)."""

    short: str
    text: str
    category: str = ""
    words: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def fits(self, category: Category, words: Mapping[str, str]) -> bool:
        """Whether this template is meant for the category and the words."""
        if self.category and self.category != category:
            return False
        return all(_plain(words[name]) in allowed for name, allowed in self.words.items())


class Messages:
    """Templates by category and operation."""

    def __init__(self, path: Path = _FILE) -> None:
        """Read the templates."""
        values: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        self.special: dict[str, list[MessageTemplate]] = {}
        for entry in values.pop("special", []):
            words = {name: frozenset(entry[name]) for name in _WORD_LISTS if name in entry}
            template = MessageTemplate(entry["short"], entry["text"], entry.get("category", ""), words)
            self.special.setdefault(entry["operation"], []).append(template)
        self.templates: dict[tuple[str, str], MessageTemplate] = {
            (category, operation): MessageTemplate(**entry)
            for category, operations in values.items()
            for operation, entry in operations.items()
        }

    def fill(self, category: Category, operation: str, original: str, replacement: str) -> tuple[str, str]:
        """Message and short message for an edit.

        Args:
            category: its type.
            operation: ``missing``, ``unnecessary`` or ``replacement``.
            original: the span as it stands.
            replacement: what should stand there.
        """
        words = _words(original, replacement)
        template = next((special for special in self.special.get(operation, []) if special.fits(category, words)), None)
        if template is None:
            template = self.templates.get((category, operation)) or self.templates[(Category.OTHER, operation)]
        return template.text.format(**words), template.short.format(**words)


@cache
def messages() -> Messages:
    """The templates, read once."""
    return Messages()


def _words(original: str, replacement: str) -> dict[str, str]:
    """The words for the places of a template; ``added`` and ``removed`` are what one span has beyond the other."""
    added, removed = _beyond(replacement, original), _beyond(original, replacement)
    words = {"original": original, "replacement": replacement, "added": added, "removed": removed}
    return {name: " ".join(text.split()) for name, text in words.items()}


def _beyond(longer: str, shorter: str) -> str:
    """What is left of one text without the start and the end it shares with the other."""
    folded, other = longer.casefold(), shorter.casefold()
    if other and folded.endswith(f" {other}"):  # “the tap” beyond “tap” is “the”, not “he t”
        return longer[: -len(shorter)].strip()
    if len(folded) != len(longer) or len(other) != len(shorter):  # a letter such as ß that folds to two
        folded, other = longer, shorter
    most = min(len(folded), len(other))
    head = next((at for at in range(most) if folded[at] != other[at]), most)
    tail = next((at for at in range(most - head) if folded[-1 - at] != other[-1 - at]), most - head)
    return longer[head : len(longer) - tail].strip() or longer.strip()


def _plain(words: str) -> str:
    return words.translate(_APOSTROPHES).casefold()
