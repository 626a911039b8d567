"""A document that is open in an editor, and what is known of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from service.checking.alerts import Alert
from service.lsp.text import OpenText
from service.project.settings import ProjectSettings

__all__ = ["OpenDocument"]


@dataclass(slots=True)
class OpenDocument:
    """A document and its alerts, which follow each edit until it has been checked anew.

    Attributes:
        uri: its address.
        text: its text, kept up to date.
        seen: the text that the alerts are about.
        alerts: sorted, by code points of ``seen``.
        markup: the name of its format; empty where it is not checked.
        language: the language that it was checked in; empty before.
        project: the settings that held when it was checked last.
        pages: the addresses of the pages about rules, as far as they are known and the client shows them.
        dismissed: rules and words of which nothing is told until it is closed.
    """

    uri: str
    text: OpenText
    seen: str
    alerts: Sequence[Alert] = ()
    markup: str = ""
    language: str = ""
    project: ProjectSettings = field(default_factory=ProjectSettings)
    pages: Mapping[str, str] = field(default_factory=dict)
    dismissed: set[tuple[str, str]] = field(default_factory=set)

    @property
    def path(self) -> Path:
        """Its file; one that was never saved has a name in the working folder."""
        path = Path(self.text.path)
        return path if self.uri.startswith("file:") else Path.cwd() / path.name

    def follow(self) -> None:
        """Move the alerts by what has been edited since; those that it touches are dropped."""
        old, new = self.seen, self.text.source
        if old == new:
            return
        most = min(len(old), len(new))
        head = _shared(old, new, most)
        tail = len(old) - _shared(old[::-1], new[::-1], most - head)
        grown = len(new) - len(old)
        kept = []
        for alert in self.alerts:
            if alert.end < head or (alert.end == head and not _in_word(new, head)):
                kept.append(alert)
            elif alert.offset > tail or (alert.offset == tail and not _in_word(new, tail + grown - 1)):
                kept.append(alert.moved(grown))
        self.alerts = kept
        self.seen = new

    def tell(self, text: str, alerts: Sequence[Alert], language: str) -> None:
        """Take what a check of the text has found; what was dismissed is left out."""
        self.seen = text
        self.language = language
        self.alerts = [one for one in alerts if (one.rule, text[one.offset : one.end]) not in self.dismissed]

    def dismiss(self, rule: str, words: str) -> None:
        """Say nothing more of these words by that rule."""
        self.dismissed.add((rule, words))
        self.tell(self.seen, self.alerts, self.language)

    def between(self, start: int, end: int) -> list[Alert]:
        """The alerts that touch a stretch of the text."""
        return [one for one in self.alerts if one.offset <= end and start <= one.end]


def _in_word(text: str, at: int) -> bool:
    """Whether a sign of a word stands at a place, by which the word beside it has become another one."""
    return 0 <= at < len(text) and text[at].isalnum()


def _shared(one: str, other: str, most: int) -> int:
    """How many signs two texts begin with alike, at most ``most``; found by halving."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
