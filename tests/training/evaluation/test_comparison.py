import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from training.config.measuring import Metric
from training.evaluation.comparison import compare, table
from training.evaluation.measuring import Measured, figure, total
from training.evaluation.results import SetResult


def measured(counts: Sequence[tuple[int, ...]], metric: Metric = "errant") -> Measured:
    return Measured(SetResult("model", "made up", metric, "odd", len(counts)), counts)


def scores(right: float, seed: int, sentences: int = 300) -> Measured:
    """Of two edits that a sentence needs each is made with this chance, and as many wrong ones as are missed."""
    chance = random.Random(seed)
    made = [sum(chance.random() < right for _ in range(2)) for _ in range(sentences)]
    return measured([(tp, 2 - tp, 2 - tp) for tp in made])


def test_a_system_is_as_good_as_itself() -> None:
    found = compare(scores(0.5, 1), scores(0.5, 1))
    assert (found.difference, found.low, found.high, found.p) == (0, 0, 0, 1)


def test_a_clear_difference_is_significant_and_a_small_one_is_not() -> None:
    clear = compare(scores(0.6, 1), scores(0.4, 2))
    assert clear.difference == pytest.approx(clear.one - clear.other)
    assert 0 < clear.low < clear.difference < clear.high
    assert clear.p < 0.01
    small = compare(scores(0.50, 1), scores(0.51, 2))
    assert small.low < 0 < small.high
    assert small.p > 0.05


def test_the_interval_is_that_of_theory() -> None:
    """F0.5 is here the share of right edits: the difference of two has a standard error of sqrt(2 * 0.25 / 600)."""
    found = compare(scores(0.5, 3), scores(0.5, 4))
    assert found.high - found.low == pytest.approx(100 * 2 * 1.96 * (2 * 0.25 / 600) ** 0.5, rel=0.12)


def test_sides_change_places() -> None:
    one, other = scores(0.6, 5), scores(0.4, 6)
    ahead, behind = compare(one, other), compare(other, one)
    assert ahead.low == pytest.approx(-behind.high)
    assert ahead.p == behind.p


def test_the_same_seed_draws_the_same_sentences() -> None:
    one, other = scores(0.52, 1), scores(0.5, 2)
    assert compare(one, other, 200, 7) == compare(one, other, 200, 7)
    assert compare(one, other, 200, 7) != compare(one, other, 200, 8)


def test_false_alarms_are_counted_by_words() -> None:
    one, other = measured([(1, 10)] * 50, "false_alarms"), measured([(0, 10)] * 49 + [(1, 10)], "false_alarms")
    found = compare(one, other)
    assert (found.one, found.other) == (100.0, 2.0)
    assert found.p < 0.01


def test_counts_add_up_to_the_figure() -> None:
    one = scores(0.5, 1)
    assert figure("errant", total(one.counts)) == compare(one, one).one


def test_other_sentences_are_refused() -> None:
    with pytest.raises(ValueError, match="300 and 20 sentences"):
        compare(scores(0.5, 1), scores(0.5, 1, 20))


def test_the_table_names_both_and_the_metric() -> None:
    found = replace(compare(scores(0.6, 1), scores(0.4, 2)), metric="gleu")
    head, line = table([found], "new", "old").splitlines()
    assert "new            old" in head
    assert "made up              odd         300  GLEU" in line
    assert " to +" in line
