"""Dates and times that cannot be."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.checking.categories import Category
from service.checking.checks.dates.check import Dates
from service.checking.checks.dates.written import MONTHS, WEEKDAYS
from tests.cpu_time import within
from tests.service.checking.checks import text_checks
from tests.shipped import RESOURCES


def found(text: str, language: str = "en-US") -> list[tuple[str, tuple[str, ...]]]:
    return [(text[one.offset : one.end], one.replacements) for one in text_checks.alerts(Dates, text, language)]


@pytest.mark.parametrize(
    ("text", "span", "right"),
    [
        ("We meet on Monday, 1 May 2024, at noon.", "Monday", "Wednesday"),
        ("We meet on Monday, May 1st, 2024.", "Monday", "Wednesday"),
        ("We meet on Monday the 1st of May 2024.", "Monday", "Wednesday"),
        ("We meet on Mon, 1 May 2024.", "Mon", "Wed"),
        ("We meet on Tues. Sept. 3, 2025.", "Tues", "Wed"),
        ("On Sunday 2024-05-01 we met.", "Sunday", "Wednesday"),
        ("On Sunday, 25/12/2024, we met.", "Sunday", "Wednesday"),
    ],
)
def test_the_weekday_of_a_date(text: str, span: str, right: str) -> None:
    assert found(text, "en-GB") == [(span, (right,))]


def test_the_alert_names_the_right_day() -> None:
    [alert] = text_checks.alerts(Dates, "Monday, 1 May 2024")
    assert alert.message == "1 May 2024 is a Wednesday, not a Monday: either the weekday or the date is wrong."
    assert (alert.category, alert.rule) == (Category.SEMANTICS, "dates/weekday")


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("It is due on 31 April.", "31 April"),
        ("It is due on 31st of June, 2020.", "31st of June, 2020"),
        ("It is due on February 30th.", "February 30th"),
        ("It was due on February 29, 2023.", "February 29, 2023"),
        ("It was due on 29 February 1900.", "29 February 1900"),
        ("It was due on 2023-02-29.", "2023-02-29"),
        ("It was due on May 32, 2020.", "May 32, 2020"),
        ("The exam is on June 31.", "June 31"),
        ("The rent is due February 30.", "February 30"),
        ("The fair opens on June 35.", "June 35"),
        ("The fair opens on 31 of June.", "31 of June"),
        ("The fair opens on 35th June.", "35th June"),
        ("The file is dated 2023-06-31.", "2023-06-31"),
        ("The file is dated 2023-06-00.", "2023-06-00"),
        ("We meet at 25:30.", "25:30"),
        ("We meet at 9:75.", "9:75"),
        ("We waited until 24:30.", "24:30"),
    ],
)
def test_what_cannot_be(text: str, span: str) -> None:
    assert found(text) == [(span, ())]


@pytest.mark.parametrize(
    "text",
    [
        "Wednesday, 1 May 2024 and Wed, May 1, 2024 and 2024-05-01 are the same.",
        "On 29 February 2024 and February 29, 2000 we met; 29 February is rare.",
        "We meet on Monday, 1 May.",
        "In May 32 people came, and in April 31 of them left; the 40 May protests.",
        "On Sunday 01/05/2025 or on Thursday 01/05/2025.",
        "They won 25:61, see John 3:75, after 90:30 minutes, in a ratio of 3:75.",
        "We meet at 24:00, at 12:30 pm, at 00:15 am or at 9:59.",
        "Call 2024-13-45 or 555-02-31 or see v2024-02-30-rc1.",
        "On Monday, 1 May 1066 nobody counted so.",
        "See https://example.org/2023-02-30/ and `31 April`.",
        "",
    ],
)
def test_what_may_be(text: str) -> None:
    assert found(text) == []


def test_only_the_order_of_the_variant_makes_a_date_of_numbers_impossible_to_match() -> None:
    # 3 April 2025 was a Thursday, 4 March 2025 a Tuesday.
    assert found("On Thursday, 03/04/2025, we met.", "en-US") == []
    assert found("On Tuesday, 03/04/2025, we met.", "en-GB") == []
    assert found("On Friday, 03/04/2025, we met.", "en-US") == [("Friday", ("Tuesday",))]
    assert found("On Friday, 03/04/2025, we met.", "en-GB") == [("Friday", ("Thursday",))]


@given(st.dates(date(1753, 1, 1), date(2999, 12, 31)), st.integers(0, 6))
def test_right_weekdays_are_silent_and_wrong_ones_are_not(day: date, off: int) -> None:
    written = WEEKDAYS[(day + timedelta(off)).weekday()]
    right = WEEKDAYS[day.weekday()]
    for text in (
        f"It was {written}, {day.day} {MONTHS[day.month - 1]} {day.year}.",
        f"It was {written}, {MONTHS[day.month - 1][:3]} {day.day}, {day.year}.",
    ):
        assert found(text) == ([(written, (right,))] if off else [])


def test_only_english_is_covered() -> None:
    assert not Dates(RESOURCES).covers("de-DE")


def test_time_is_linear() -> None:
    with within(8):
        for part in ("Monday ", "1 May ", "May ", "31 ", "12:", "2024-", "1/", "Mon, 1 "):
            text_checks.alerts(Dates, part * (60_000 // len(part)))
