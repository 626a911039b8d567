"""Dates and times of the clock as English writes them (proleptic Gregorian calendar, ISO 8601 years)."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

__all__ = ["DAYS_IN_MONTH", "MONTHS", "WEEKDAYS", "Written", "written_dates"]

MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
DAYS_IN_MONTH = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
"""The most days that a month ever has."""
_FIRST_YEAR = 1753
"""The first full year of the Gregorian calendar in Britain and its colonies; earlier dates may be Julian ones."""
_LAST_YEAR = 2999

_SHORT = "|".join(rf"{name[:3]}\b\.?" for name in MONTHS)
_MONTH = rf"(?P<month>(?:{'|'.join(MONTHS)})\b|Sept\b\.?|(?!May)(?:{_SHORT}))"
_WEEKDAY = r"(?P<weekday>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?"
_DAY = r"(?P<day>\d{1,2})(?P<ordinal>st|nd|rd|th)?\b"
_YEAR = r"(?P<year>\d{4})\b(?![\d.,]*\d)"
_FORMS = tuple(
    re.compile(form)
    for form in (
        rf"\b(?:{_WEEKDAY},?\s+(?:the\s+)?)?(?<![\d.,:/-]){_DAY}\s+(?:of\s+)?{_MONTH}(?:,?\s+{_YEAR})?",
        rf"\b(?:{_WEEKDAY},?\s+)?{_MONTH}\s+(?:the\s+)?{_DAY}(?:,?\s+{_YEAR})?",
        rf"\b(?:{_WEEKDAY},?\s+)?(?<![\w./-])(?P<iso>(?P<year>\d{{4}})-(?P<month>\d{{2}})-(?P<day>\d{{2}}))(?![\w/-])",
        rf"\b{_WEEKDAY},?\s+(?P<numbers>(?P<first>\d{{1,2}})[/.](?P<second>\d{{1,2}})[/.](?P<year>\d{{4}}))(?![\w/-])",
    )
)


_DATE_FOLLOWS = re.compile(r"\b(?:on|due|dated|until|till)\s+$")
"""Words after which a month and a number can be but a date."""
_LONGEST_LEAD = 8


@dataclass(frozen=True, slots=True)
class Written:
    """A date as it stands in a text.

    Attributes:
        start: where its day, month and year begin (code points).
        end: where they end.
        weekday: the span of its weekday, None where it has none.
        day: as written, which may be impossible.
        month: from 1 to 12, as written or, in digits, as the order of the variant has it.
        year: None where there is none.
        certain: whether the order of its numbers is beyond doubt and it cannot be but a date.
    """

    start: int
    end: int
    weekday: tuple[int, int] | None
    day: int
    month: int
    year: int | None
    certain: bool

    @property
    def exists(self) -> bool:
        """Whether there is such a day, in any year where none is given."""
        if not 1 <= self.month <= len(MONTHS) or not 1 <= self.day <= DAYS_IN_MONTH[self.month - 1]:
            return False
        return self.year is None or self._real(self.year) is not None

    @property
    def real_weekday(self) -> str | None:
        """The weekday that it was or will be; None where that cannot be told."""
        real = self._real(self.year) if self.year and _FIRST_YEAR <= self.year <= _LAST_YEAR else None
        return WEEKDAYS[real.weekday()] if real else None

    def swapped(self) -> "Written":
        """The same numbers with day and month the other way round."""
        return Written(self.start, self.end, self.weekday, self.month, self.day, self.year, self.certain)

    def _real(self, year: int) -> date | None:
        try:
            return date(year, self.month, self.day)
        except ValueError:
            return None


def written_dates(text: str, *, month_first: bool) -> Iterator[Written]:
    """The dates of an English text, those of each form in order; numbers are read month first or day first."""
    day_month, month_day, iso, numeric = _FORMS
    for match in day_month.finditer(text):
        # "The 40 May protests": more days than any month has are no date, unless a year or ordinal says so.
        yield _named(match, certain=bool(match["year"] or match["ordinal"] or int(match["day"]) <= max(DAYS_IN_MONTH)))
    for match in month_day.finditer(text):
        # "In May 32 people came": without a year, an ordinal or "on" the number may count something else.
        lone = _DATE_FOLLOWS.search(text, max(0, match.start() - _LONGEST_LEAD), match.start())
        yield _named(match, certain=bool(match["year"] or match["ordinal"] or lone))
    for match in iso.finditer(text):
        yield _written(match, "iso", int(match["day"]), int(match["month"]), certain=True)
    for match in numeric.finditer(text):
        first, second = int(match["first"]), int(match["second"])
        day, month = (second, first) if month_first else (first, second)
        yield _written(match, "numbers", day, month, certain=False)


def _named(match: re.Match[str], *, certain: bool) -> Written:
    number = _month_number(match["month"])
    start = min(match.start("day"), match.start("month"))
    written = _written(match, "month", int(match["day"]), number, certain=certain)
    return Written(start, match.end(), written.weekday, written.day, number, written.year, certain)


def _written(match: re.Match[str], group: str, day: int, month: int, *, certain: bool) -> Written:
    weekday = match.span("weekday") if match["weekday"] else None
    year = int(match["year"]) if match["year"] else None
    return Written(match.start(group), match.end(group), weekday, day, month, year, certain)


def _month_number(name: str) -> int:
    return _starting(MONTHS, name)


def _starting(names: Sequence[str], name: str) -> int:
    """The number, from 1, of the name that begins with the same three letters."""
    return [one[:3] for one in names].index(name[:3]) + 1
