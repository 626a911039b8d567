"""Which of the waiting jobs make a good batch together."""

from collections.abc import Sequence
from itertools import accumulate


def similar(costs: Sequence[int], budget: int) -> list[int]:
    """Choose a batch around the first job that wastes little on padding.

    Every job of a batch costs as much as its dearest one, so a batch of n jobs costs n times that. Of the batches
    within the budget that hold the first job and leave out no job between their cheapest and dearest, this is the one
    with the highest sum of costs, that is, with the most work and the least padding.

    Args:
        costs: cost of each job, at least one job, each cost at least 1.
        budget: highest cost of a batch, padding included; if the first job is dearer, it goes alone.

    Returns:
        The positions of the chosen jobs, ascending; 0 is always among them.
    """
    order = sorted(range(len(costs)), key=lambda position: -costs[position])
    first = order.index(0)
    sums = list(accumulate((costs[position] for position in order), initial=0))
    work, chosen = 0, slice(first, first + 1)
    for start in range(first + 1):
        end = min(start + budget // costs[order[start]], len(order))
        if end > first and sums[end] - sums[start] > work:
            work, chosen = sums[end] - sums[start], slice(start, end)
    return sorted(order[chosen])
