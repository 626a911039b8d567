"""Work is dealt out so that all end at the same time, whoever is the faster."""

import pytest

from service.twins.pace import Pace, dealt


def test_two_that_are_as_fast_get_much_the_same() -> None:
    shares = dealt([50, 10, 30, 20, 40], [1.0, 1.0], [0.0, 0.0])
    assert shares == [[0, 1, 3], [2, 4]]  # 80 and 70


def test_who_takes_twice_as_long_gets_half_as_much() -> None:
    slow, quick = dealt([10] * 30, [2.0, 1.0], [0.0, 0.0])
    assert (len(slow), len(quick)) == (10, 20)


def test_all_is_dealt_out_once() -> None:
    costs = [7, 3, 9, 1, 4, 4, 8]
    shares = dealt(costs, [1.0, 3.0, 1.5], [0.0] * 3)
    assert sorted(at for share in shares for at in share) == list(range(len(costs)))
    assert all(share == sorted(share) for share in shares)


def test_one_who_is_much_slower_may_get_nothing() -> None:
    assert dealt([10, 10], [100.0, 1.0], [0.0, 0.0]) == [[], [0, 1]]


def test_a_pace_follows_what_shares_take() -> None:
    pace = Pace(value=1.0)
    for _ in range(40):
        pace.take(100, 300.0)
    assert pace.value == pytest.approx(3.0, rel=0.01)


def test_who_gets_nothing_is_tried_again_after_a_while() -> None:
    slow, quick = Pace(value=1.0), Pace(value=0.01)
    for _ in range(40):
        slow.forget(quick)
    assert slow.value == pytest.approx(0.01, rel=0.1)
    quick.forget(Pace(value=1.0))
    assert quick.value == 0.01


def test_who_is_busy_gets_less() -> None:
    busy, free = dealt([10] * 30, [1.0, 1.0], [100.0, 0.0])
    assert (len(busy), len(free)) == (10, 20)
