"""An alert about a passage gives way to alerts about its words, but is not lost."""

from dataclasses import replace
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.options import Options
from service.checking.overlapping import resolve

TEXT = "one two, three four five (six) seven"


def alert(start: int, end: int, category: Category = Category.GRAMMAR) -> Alert:
    priority = -20 if category is Category.WIKIPEDIA else 0
    return Alert(start, end - start, category, category, "", "", (), 1.0, "some/rule", priority=priority)


def passage(others: list[tuple[int, int]], text: str = TEXT) -> list[str]:
    """What is left of a passage over the whole text beside other alerts, all of which stay."""
    found = resolve(text, [alert(0, len(text), Category.WIKIPEDIA), *(alert(*span) for span in others)], Options())
    assert [(one.offset, one.end) for one in found if one.category is Category.GRAMMAR] == sorted(others)
    return [text[one.offset : one.end] for one in found if one.category is Category.WIKIPEDIA]


def test_the_longest_free_stretch_is_kept() -> None:
    assert passage([]) == [TEXT]
    assert passage([(4, 7)]) == ["three four five (six) seven"]
    assert passage([(0, 3), (31, 36)]) == ["two, three four five (six"]
    assert passage([(9, 14), (4, 7)]) == ["four five (six) seven"]


def test_a_passage_that_is_covered_is_not_shown() -> None:
    assert passage([(0, len(TEXT))]) == []
    assert passage([(0, 7), (9, len(TEXT))]) == []


def test_an_alert_that_only_reaches_into_a_passage() -> None:
    outer = resolve(TEXT, [alert(9, 30, Category.WIKIPEDIA), alert(4, 14), alert(26, 36)], Options())
    assert [TEXT[one.offset : one.end] for one in outer] == ["two, three", "four five", "six) seven"]


def test_two_checks_take_out_only_one_of_two_equal_words() -> None:
    text = "in the the house"
    first, second = (
        Alert(start, 4, Category.DET, Category.GRAMMAR, "", "", ("",), confidence, rule)
        for start, confidence, rule in ((3, 0.8, "one/rule"), (7, 0.9, "other/rule"))
    )
    assert resolve(text, [first, second], Options()) == [second]
    assert resolve("in the old house", [first, second], Options()) == [first, second]
    of_one_check = replace(first, rule="other/rule-of-it")
    assert resolve(text, [of_one_check, second], Options()) == [of_one_check, second]


@given(st.lists(st.tuples(st.integers(0, 35), st.integers(1, 20), st.booleans()), max_size=12))
def test_alerts_are_sorted_and_apart(spans: list[tuple[int, int, bool]]) -> None:
    alerts = [
        alert(start, min(start + length, len(TEXT)), Category.WIKIPEDIA if wiki else Category.STYLE)
        for start, length, wiki in spans
    ]
    found = resolve(TEXT, alerts, Options())
    assert all(one.end <= other.offset for one, other in pairwise(found))
    assert all(one.length > 0 for one in found)
