"""Which of two cases is offered first behind a preposition."""

import pytest

from models.agreement.choosing import CaseOdds, base_of, case_odds
from models.agreement.table import agreement_table
from models.agreement.wrong import DICTIONARIES
from models.language_folders import FOLDER

ODDS = CaseOdds("ablt", "gent", 0.0, {("noun", "mama"): 2.0, ("word", "wrócić"): -3.0})


@pytest.mark.parametrize(
    ("found", "first"),
    [
        ({"noun": ["mama"], "word": ["iść"], "verb": ["iść"]}, "ablt"),
        ({"noun": ["szkoła"], "word": ["wrócić"], "verb": []}, "gent"),
        ({"noun": ["szkoła"], "word": ["wrócić", "wrota"], "verb": []}, "gent"),
        ({"noun": ["mama"], "word": ["wrócić"], "verb": []}, "ablt"),
        ({"noun": [], "word": [], "verb": []}, "ablt"),
    ],
)
def test_the_likelier_case_comes_first(found: dict[str, list[str]], first: str) -> None:
    assert ODDS.ordered(found)[0] == first


def test_long_forms_count_with_short_ones() -> None:
    assert base_of("ze", {"z"}) == "z"
    assert base_of("bez", {"z"}) == "bez"


@pytest.mark.parametrize("code", [code for code in DICTIONARIES if (FOLDER / code / "cases.txt").is_file()])
def test_what_was_counted_is_of_cases_that_are_offered(code: str) -> None:
    offered = agreement_table(code).behind_prepositions()
    counted = case_odds(code)
    assert counted
    for word, odds in counted.items():
        assert (odds.first, odds.second) == offered[word].offered
        assert odds.weights
