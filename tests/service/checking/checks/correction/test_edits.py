"""A text that is edited gets what it would get as a new one: nothing that is remembered of its parts is out of date."""

import random

import pytest

from models.text.document import Document
from service.checking.check import TextCheck
from service.checking.checks.brackets.check import Pairs
from service.checking.checks.dates.check import Dates
from service.checking.checks.repetition.check import Repetition
from service.checking.statistics.statistics import statistics
from tests.shipped import RESOURCES

PROSE = """
We met on Monday, 31 February 2023 at 25:10 (it rained. The ferry left at noon, and and nobody waved. Serendipity led us
to the harbour. The serendipity of it! See www.example.org/a. "Hola señor, he said. The price was $ 5.50 on 2023-02-30.
Dogs bark. Dogs sleep. Dogs eat.

The the end of May 2023 was cold. Mr. Smith of the U.S. Navy wrote `code and more`. It was a a long day; quixotic plans
were made at 9:75 a.m. by quixotic people. Who came? “Nobody, she said. It is on Tue, 5 March 2024, isn't it?
"""
PIECES = [
    "x",
    " ",
    "\n\n",
    "the the ",
    "May 5, ",
    ". ",
    "(",
    '"',
    "31 April ",
    "é",
    "serendipity ",
    "`",
    "end. Then ",
    "’s",
]
CHECKS: list[TextCheck] = [Repetition(RESOURCES), Dates(RESOURCES), Pairs(RESOURCES)]


def edited(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(PIECES) + text[at + rng.randrange(4) :]


@pytest.mark.parametrize("seed", range(4))
def test_alerts_and_statistics_after_edits_are_those_of_a_new_text(seed: int) -> None:
    rng = random.Random(seed)
    text = PROSE * 4
    for _ in range(60):
        text = edited(text, rng)
        known, new = Document.of(text), Document.of(text)
        new.__dict__["blocks"] = [(0, text)]  # as one part, which has not been seen before
        for check in CHECKS:
            assert check.check(known) == check.check(new)
        counted = [statistics(Document.of(sentence)) for sentence in map(known.slice, known.sentences)]
        assert statistics(known).words == sum(one.words for one in counted)


def test_the_text_has_something_to_find() -> None:
    rules = {alert.rule for check in CHECKS for alert in check.check(Document.of(PROSE))}
    assert {"repetition/doubled-word", "repetition/opening", "dates/impossible-date", "dates/impossible-time"} <= rules
    assert {"repetition/rare-word-again", "pairs/bracket"} <= rules
