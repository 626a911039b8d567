"""Dates, times and numbers that a text writes in two ways."""

import pytest

from service.checking.alerts import Alert, Level
from service.checking.checks.number_forms.check import NumberForms
from tests.service.checking.checks import text_checks


def found(text: str) -> list[Alert]:
    return text_checks.alerts(NumberForms, text)


@pytest.mark.parametrize(
    ("text", "wrong", "right"),
    [
        ("It began on May 5, 2010, rose on June 6, 2011, and fell on 7 July 2012.", "7 July 2012", "July 7, 2012"),
        ("We met on 5 May and on 6 June. She came on July 7.", "July 7", "7 July"),
        ("We met on 5 May and on 6 June. She came on the 2nd of July.", "2nd of July", "2 July"),
        ("We met on May 5th and June 3rd. She came on July 22.", "July 22", "July 22nd"),
        ("From 3 May 2024 to 9 June 2024. The exam is on 24/06/2024.", "24/06/2024", "24 June 2024"),
        ("Doors open at 5 pm and close at 7 pm. Lunch is at 11am.", "11am", "11 am"),
        ("Doors open at 5 p.m. and close at 7 p.m.; lunch is at 11:30 AM.", "11:30 AM", "11:30 a.m."),
        ("It rose by 5% and by 7%, then fell by 3 percent.", "3 percent", "3%"),
        ("They sold 12,500 and 14,000 copies, then 20000.", "20000", "20,000"),
        ("We waited three days, then three days more, then 4 days.", "4", "four"),
        ("Two cats sat there. We saw 3 cats and 4 cats.", "Two", "2"),
    ],
)
def test_the_rarer_way_follows_the_other(text: str, wrong: str, right: str) -> None:
    assert [(text[one.offset : one.end], one.replacements) for one in found(text)] == [(wrong, (right,))]


def test_the_message_names_both() -> None:
    [alert] = found("It rose by 5% and by 7%, then fell by 3 percent.")
    assert alert.message == (
        "This text writes percentages like “5%” 2× and like “3 percent” 1×; one text keeps to one way."
    )
    assert (alert.rule, alert.level) == ("number-forms/percentage", Level.PICKY)


def test_a_date_that_may_be_of_two_months_is_told_and_not_replaced() -> None:
    [alert] = found("From 3 May 2024 to 9 June 2024. The exam is on 12/06/2024.")
    assert "like “3 May 2024” 2× and like “12/06/2024” 1×" in alert.message
    assert alert.replacements == ()


@pytest.mark.parametrize(
    "text",
    [
        "Version 12.4.2024 came on 3 May 2024.",
        "Ratio 45/60/2024 on 3 May 2024.",
        "We met on 5 May and on 6 June 2012.",
        "It rose by 5 % in May and by 6% in June.",
        "In May 12 people came; on 6 June nobody did.",
        "Chapter 3 has four pages; step 5 has six.",
        "They had 3 cats and four dogs.",
        "The code 10200 was used 12,500 times in 2000.",
        "It costs $4 days before and four days after.",
        "The file 2020-01-02 was made on 2 January 2020.",
    ],
)
def test_what_is_one_way(text: str) -> None:
    assert found(text) == []
