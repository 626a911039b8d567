"""Notes and minutes: what they leave out is not told, what is misspelled or of the wrong form is."""

import pytest

from service.checking.alerts import Writer
from service.checking.options import Options
from tests import shipped

MINUTES = """\
Garden club, committee 12 Oct

Here: Anna, Paul, Rob. Apologies: Shona

Tool shed

Lock broken again. Paul to buy new one, max 25 pounds.

Roof leaks near window, bucket in place

Autumn sale

Sat 7 Nov, 10 to 2, village hall. Cakes from members

Rob to print posters, put one in library

Two gazebos borrowed from school. {mistake}

Compost

Delivery expected end of month, nobody sure about price

Next meeting

Mon 9 Nov, kitchen, pls bring biscuits
"""
WRONG = [
    ("Everybody have seen the list.", "have", "has"),
    ("Members recieve list by post", "recieve", "receive"),
    ("Rob says its only for members.", "its", "it's"),
]


def told(mistake: str, **options: object) -> list[tuple[str, str]]:
    text = MINUTES.format(mistake=mistake)
    found = shipped.checked(text, Options(language="en-GB", **options)).alerts  # type: ignore[arg-type]
    return [(text[one.offset : one.end], one.replacements[0]) for one in found]


def test_articles_verbs_and_marks_that_are_left_out_are_not_told() -> None:
    assert told("") == []


@pytest.mark.parametrize(("mistake", "wrong", "right"), WRONG)
def test_what_is_wrong_anywhere_is_told(mistake: str, wrong: str, right: str) -> None:
    assert told(mistake) == [(wrong, right)]


def test_a_learner_is_told_of_articles() -> None:
    assert any("a" in new.split() for _, new in told("", writer=Writer.LEARNER))


def test_lines_of_prose_are_no_notes() -> None:
    lines = ("We put the kettle on.", "My brother bought car.", "The cat came in from the rain.", "It was late.")
    text = "\n\n".join(lines * 5)
    assert len(shipped.checked(text, Options(language="en-GB")).alerts) == 5


SYNC = """\
Weekly sync 12/5

Who: Ana, Bo, Tim (remote)

Release
Still aiming for the 20th. Tim worried about the import job. Docs not ready, Bo needs screenshots.

Customers
Call with Brightwater went well. They want a report before they sign. Not hard, maybe two days. Parked.
Two complaints about slow search. {mistake}

Odds and ends
Office closed on Monday, facilities informed. Tim on holiday from 24th.

Actions
Ana: memory fix
Bo: ask Brightwater about format
"""


CLUB = """\
Film club, 6 October

- five films were chosen, and the list is on the wiki
- the opening night moved to November because the hall is taken
- everyone liked the idea of a piano, but nobody knows a pianist
- the popcorn machine broke again. Ola says we should just sell crisps

Website
It still shows the dates of last year. Ben {0} to fix it by Sunday
"""


def test_lines_without_end_marks_are_so_on_purpose() -> None:
    for word, expected in (("promised", []), ("promissed", [("promissed", "promised")])):
        text = CLUB.format(word)
        found = shipped.checked(text, Options(language="en-GB")).alerts
        assert [(text[one.offset : one.end], one.replacements[0]) for one in found] == expected


def test_a_line_that_says_so_makes_notes_of_what_has_some_articles() -> None:
    for mistake, expected in (("Same cause as last month.", []), ("Its the index.", [("Its", "It's")])):
        text = SYNC.format(mistake=mistake)
        found = shipped.checked(text, Options(language="en-GB")).alerts
        assert [(text[one.offset : one.end], one.replacements[0]) for one in found] == expected
