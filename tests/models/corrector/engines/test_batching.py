"""Batches under a budget of tokens."""

from hypothesis import given
from hypothesis import strategies as st

from models.corrector.engines.batching import batches


def test_long_ones_first_and_alone_where_they_must_be() -> None:
    assert list(batches([3, 100, 4, 3], 10)) == [[1], [2, 0], [3]]
    assert list(batches([], 10)) == []


@given(st.lists(st.integers(1, 50), max_size=30), st.integers(1, 100))
def test_every_position_once_and_no_padded_batch_above_the_budget(lengths: list[int], budget: int) -> None:
    found = list(batches(lengths, budget))
    assert sorted(at for batch in found for at in batch) == list(range(len(lengths)))
    assert all(len(batch) == 1 or len(batch) * max(lengths[at] for at in batch) <= budget for batch in found)
