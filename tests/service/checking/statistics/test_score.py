import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.statistics.score import WEIGHTS, text_score

MAIN = [category for category in Category if not category.detailed]


def alert(category: Category = Category.TYPOS) -> Alert:
    return Alert(0, 1, category, category.main(), "A message.", "Short", (), 0.9, "test")


alerts = st.lists(st.sampled_from(MAIN).map(alert), max_size=30)


def test_every_main_category_has_a_weight() -> None:
    assert set(WEIGHTS) == set(MAIN)


@pytest.mark.parametrize(
    ("words", "typos", "score"), [(0, 0, 100), (100, 0, 100), (3, 1, 78), (100, 1, 94), (100, 10, 57), (10_000, 1, 99)]
)
def test_typos_lower_the_score(words: int, typos: int, score: int) -> None:
    assert text_score(words, [alert()] * typos) == score


def test_matters_of_taste_count_less_than_errors() -> None:
    assert text_score(50, [alert(Category.STYLE)]) > text_score(50, [alert(Category.GRAMMAR)])


@given(st.integers(0, 20_000), alerts, st.data())
def test_one_alert_fewer_never_lowers_the_score(words: int, found: list[Alert], data: st.DataObject) -> None:
    gone = data.draw(st.integers(0, max(0, len(found) - 1)))
    assert text_score(words, found[:gone] + found[gone + 1 :]) >= text_score(words, found)


@given(st.integers(0, 20_000), alerts)
def test_the_score_is_100_without_alerts_alone(words: int, found: list[Alert]) -> None:
    score = text_score(words, found)
    assert 0 <= score <= 100
    assert (score == 100) == (not found)


def test_very_many_alerts_end_at_zero() -> None:
    assert text_score(5, [alert()] * 5_000) == 0
