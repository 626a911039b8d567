"""Batches of about equally long sequences under a budget of tokens."""

from collections.abc import Iterator, Sequence


def batches(lengths: Sequence[int], budget: int) -> Iterator[list[int]]:
    """Group the positions of ``lengths`` so that no padded batch holds more than ``budget`` tokens.

    The positions come sorted by length, longest first, so that a batch too large for the memory shows at once; a
    sequence longer than the budget makes a batch of its own.
    """
    batch: list[int] = []
    for position in sorted(range(len(lengths)), key=lambda position: -lengths[position]):
        if batch and (len(batch) + 1) * lengths[batch[0]] > budget:
            yield batch
            batch = []
        batch.append(position)
    if batch:
        yield batch
