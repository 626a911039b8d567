"""The first word behind a salutation: in most languages it goes on with a small letter."""

from collections.abc import Iterable

from models.languages.tags import primary
from service.checking.alerts import Alert
from service.checking.sentences import SentenceText

__all__ = ["without_greeted_capitals"]

_WITH_CAPITAL = frozenset({"en", "fr", "nl"})
"""Languages in which a letter begins with a capital behind the comma of its salutation."""


def without_greeted_capitals(alerts: Iterable[Alert], sentence: SentenceText) -> list[Alert]:
    """The alerts but for one that only gives a capital to the first word behind a salutation (*Liebe Anna,*)."""
    if not sentence.greeted or primary(sentence.language) in _WITH_CAPITAL:
        return list(alerts)
    return [one for one in alerts if not _only_begins(one, sentence.text)]


def _only_begins(alert: Alert, text: str) -> bool:
    written = text[alert.offset : alert.end]
    starts = not any(sign.isalnum() for sign in text[: alert.offset])
    return starts and written.islower() and alert.replacements[:1] == (written[:1].upper() + written[1:],)
