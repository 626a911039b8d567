"""Dates that do not exist, weekdays that do not belong to their date, and times that no clock shows."""

import re
from collections.abc import Iterator
from typing import ClassVar

from models.languages.tags import primary
from models.text.blocks import remembered
from models.text.document import Document
from models.text.protected import ProtectedKind
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import TextCheck
from service.checking.checks.dates.written import DAYS_IN_MONTH, MONTHS, WEEKDAYS, Written, written_dates
from service.checking.messages.explanation import Explanation, explain
from service.checking.resources import Resources

_MONTH_FIRST = frozenset({"en", "en-US", "en-CA"})
"""Variants in which the month comes first where a date is all numbers (CLDR); Canada has both."""
_READABLE = frozenset({ProtectedKind.NUMBER, ProtectedKind.HASH, ProtectedKind.PATH, ProtectedKind.FOREIGN})
"""Protected spans that a date may be taken for."""
_CLOCK = re.compile(r"\b(?:at|until|till) (?P<time>(?P<hour>\d{1,2}):(?P<minute>\d{2}))(?![\d:.]*\d)")
_LAST_HOUR, _LAST_MINUTE = 24, 59


class Dates(TextCheck):
    """Checks the dates and times of English texts against the calendar; silent where they can be read in two ways."""

    name: ClassVar[str] = "dates"
    priority: ClassVar[int] = 18
    kinds: ClassVar[tuple[str, ...]] = ("impossible-date", "weekday", "impossible-time")

    def __init__(self, resources: Resources) -> None:
        self._found = remembered(self._alerts)

    def covers(self, language: str) -> bool:
        """English."""
        return primary(language) == "en"

    def check(self, document: Document) -> list[Alert]:
        """The impossible dates, weekdays and times."""
        month_first = document.language in _MONTH_FIRST
        found = [alert.moved(at) for at, block in document.blocks for alert in self._found(block, month_first)]
        if not found:
            return []
        spans = [one for one in document.protected if one.kind not in _READABLE]
        free = (one for one in found if not any(span.start < one.end and one.offset < span.end for span in spans))
        return sorted(free, key=lambda alert: alert.offset)

    def _alerts(self, text: str, month_first: bool) -> tuple[Alert, ...]:
        if not any(character.isdigit() for character in text):
            return ()
        dates = written_dates(text, month_first=month_first)
        return (*(alert for one in dates for alert in self._judge(text, one)), *self._times(text))

    def _judge(self, text: str, written: Written) -> Iterator[Alert]:
        if not written.exists:
            if written.certain and 1 <= written.month <= len(MONTHS):
                yield self._alert(written.start, written.end, "impossible-date", _why(written))
            return
        real = written.real_weekday
        if real is None or written.weekday is None:
            return
        start, end = written.weekday
        name = text[start:end]
        numbers = not written.certain and written.swapped().real_weekday
        if name[:3] in (real[:3], numbers[:3] if numbers else ""):
            return
        claimed = next(day for day in WEEKDAYS if day[:3] == name[:3])
        right = real if name == claimed else real[:3]
        shown = f"{written.day} {MONTHS[written.month - 1]} {written.year}"
        why = explain("date.weekday", date=shown, replacement=real, original=claimed)
        yield self._alert(start, end, "weekday", why, right)

    def _times(self, text: str) -> Iterator[Alert]:
        for match in _CLOCK.finditer(text):
            hour, minute = int(match["hour"]), int(match["minute"])
            if minute > _LAST_MINUTE or hour > _LAST_HOUR or (hour == _LAST_HOUR and minute):
                yield self._alert(*match.span("time"), "impossible-time", explain("date.time", original=match["time"]))

    def _alert(self, start: int, end: int, rule: str, why: Explanation, *replacements: str) -> Alert:
        return Alert(
            offset=start,
            length=end - start,
            category=Category.SEMANTICS,
            main_category=Category.SEMANTICS,
            message=why.english.text,
            short_message=why.english.short,
            replacements=replacements,
            confidence=0.95,
            rule=f"{self.name}/{rule}",
            priority=self.priority,
            told=why,
        )


def _why(written: Written) -> Explanation:
    """Why there is no such day."""
    name, days = MONTHS[written.month - 1], DAYS_IN_MONTH[written.month - 1]
    if written.day > days or written.day < 1:
        return explain("date.february" if days == 29 else "date.month", month=name, days=str(days))
    return explain("date.leap-year", year=str(written.year), month=name)
