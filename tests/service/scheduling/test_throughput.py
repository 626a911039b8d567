"""Batches in, the time until there is room out."""

import pytest

from service.scheduling.timing import Stopwatch, Throughput, Timing


def measured(*batches: tuple[int, float]) -> Throughput:
    throughput = Throughput()
    for cost, seconds in batches:
        throughput.batch(cost, seconds)
    return throughput


@pytest.mark.parametrize(("cost", "seconds"), [(10, 1), (100, 1), (101, 2), (1_000, 10), (10**9, 60)])
def test_the_time_follows_from_what_was_worked_off(cost: int, seconds: int) -> None:
    assert measured((100, 1.0), (200, 2.0)).retry_after(cost) == seconds


def test_nothing_measured_asks_for_a_second() -> None:
    assert Throughput().retry_after(10**9) == 1


def test_the_latest_batches_count_most() -> None:
    slow, fast = (10, 1.0), (1000, 1.0)
    assert measured(*[slow] * 50, *[fast] * 50).retry_after(10_000) == 11
    assert measured(*[fast] * 50, *[slow] * 50).retry_after(500) in range(30, 51)


def test_a_batch_under_way_counts_from_the_admission() -> None:
    watch = Stopwatch(10.0)
    watch.batch(8.0, 12.0)
    watch.batch(13.0, 14.0)
    assert watch.timing(3) == Timing(queue_seconds=1.0, work_seconds=3.0, cached=3)


def test_how_long_so_much_takes() -> None:
    assert measured((100, 1.0), (200, 2.0)).seconds(1_000) == pytest.approx(10)
    assert Throughput().seconds(10**9) == 0
