"""Runs one check of whole texts."""

from models.text.document import Document
from service.checking.alerts import Alert, Level
from service.checking.check import TextCheck
from tests.shipped import RESOURCES


def alerts(check: type[TextCheck], text: str, language: str = "en-US") -> list[Alert]:
    """The alerts of a text, which are sorted and within it."""
    made = check(RESOURCES)
    assert made.covers(language)
    found = made.check(Document.of(text, language))
    assert [alert.offset for alert in found] == sorted(alert.offset for alert in found)
    assert all(0 <= alert.offset < alert.end <= len(text) for alert in found)
    return found


def spans(check: type[TextCheck], text: str, language: str = "en-US", level: Level = Level.DEFAULT) -> list[str]:
    """The words that the alerts of a level mark."""
    return [text[alert.offset : alert.end] for alert in alerts(check, text, language) if alert.level is level]
