"""Costs in, the positions of a batch out."""

from hypothesis import given
from hypothesis import strategies as st

from service.scheduling.batching import similar


def test_what_fits_goes_together() -> None:
    assert similar([10, 40, 20], budget=120) == [0, 1, 2]


def test_the_first_is_there_with_those_most_like_it() -> None:
    assert similar([10, 90, 11, 95, 9, 100], budget=100) == [0, 2, 4]
    assert similar([90, 10, 11, 95, 9, 100], budget=200) == [0, 3]


def test_one_above_the_budget_goes_alone() -> None:
    assert similar([300, 10, 10], budget=100) == [0]


def test_others_above_the_budget_stay_away() -> None:
    assert similar([10, 300, 10], budget=100) == [0, 2]


@given(st.lists(st.integers(1, 50), min_size=1, max_size=30), st.integers(1, 200))
def test_the_first_is_in_and_the_padded_batch_within_the_budget(costs: list[int], budget: int) -> None:
    batch = similar(costs, budget)
    assert batch[0] == 0
    assert batch == sorted(set(batch))
    assert len(batch) == 1 or len(batch) * max(costs[position] for position in batch) <= budget
