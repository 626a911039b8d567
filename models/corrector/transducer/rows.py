"""Sentences of several lengths as rows of one matrix, with little of the padding that a batch of them has."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from models.corrector.transducer.linear import evened

__all__ = ["AlikeRows", "Rows", "groups_of"]

_KEYS = 16
_TAIL = 3
"""PyTorch's fused attention takes the keys behind a multiple of 16 one by one: 44 of them twice as long as 48."""
_LEAST_WASTE, _WASTE = 2, 8
"""Beside longer ones a sentence is padded by 2 pieces or an eighth: to attend once more takes as long as 8 rows of all
that a layer computes (one core of a Xeon with AMX)."""


@dataclass(frozen=True, slots=True)
class AlikeRows:
    """Sentences of a like length, whose rows follow each other.

    Attributes:
        begin: the first row.
        sentences: how many there are.
        width: rows that each has, W.
        bias: (sentences, 1, 1, K) against the keys of each, very low where they are padding or belong to the next one;
            K is W or a multiple of 16 above it.
    """

    begin: int
    sentences: int
    width: int
    bias: Tensor

    @property
    def end(self) -> int:
        """The row behind the last key of the last sentence."""
        return self.begin + (self.sentences - 1) * self.width + self.bias.shape[-1]


@dataclass(frozen=True, slots=True)
class Rows:
    """Where the rows of a batch are.

    Attributes:
        groups: all of them, without a gap between.
        places: (N,) the number of each row among the positions of the batch; None where all of them are rows as they
            stand.
    """

    groups: Sequence[AlikeRows]
    places: Tensor | None

    @classmethod
    def of(cls, bias: Tensor) -> "Rows":
        """Read where the padding is from the bias (B, 1, 1, W) of a batch; it is at the end of each sentence."""
        seen = bias.flatten(1)
        batch, longest = seen.shape
        if batch == 1:
            return cls([AlikeRows(0, 1, longest, _against_keys(bias))], None)
        lengths = (seen > -1).sum(1).tolist()
        groups, places, begin = [], [], 0
        for width, members in groups_of(lengths):
            at = torch.tensor(members)
            groups.append(AlikeRows(begin, len(members), width, _against_keys(bias[at, ..., :width])))
            places.append((at[:, None] * longest + torch.arange(width)).flatten())
            begin += len(members) * width
        return cls(groups, torch.cat(places))

    def take(self, states: Tensor) -> Tensor:
        """Return the rows (N and more, d) of states (B, W, d); behind them are zeros, at least up to the last key."""
        flat = states.flatten(0, 1)
        rows = flat if self.places is None else flat.index_select(0, self.places)
        size = evened(max(len(rows), *(group.end for group in self.groups)))
        return rows if size == len(rows) else functional.pad(rows, (0, 0, 0, size - len(rows)))

    def put(self, rows: Tensor, shape: torch.Size) -> Tensor:
        """Return the states (B, W, d) that have these rows, and zeros elsewhere."""
        if self.places is None:
            return rows[: shape[:-1].numel()].view(shape)
        return rows.new_zeros(shape).flatten(0, 1).index_copy_(0, self.places, rows[: len(self.places)]).view(shape)


def groups_of(lengths: Sequence[int]) -> Iterator[tuple[int, list[int]]]:
    """Yield groups of sentences of a like length, the longest first: the length that all of them get, their numbers."""
    group: list[int] = []
    width = 0
    for at in sorted(range(len(lengths)), key=lengths.__getitem__, reverse=True):
        if group and width - lengths[at] > max(_LEAST_WASTE, width // _WASTE):
            yield width, group
            group = []
        if not group:
            width = lengths[at]
        group.append(at)
    if group:
        yield width, group


def _against_keys(bias: Tensor) -> Tensor:
    """Give a bias (B, 1, 1, W) the width of the keys."""
    width = bias.shape[-1]
    tail = width % _KEYS
    return functional.pad(bias, (0, _KEYS - tail), value=-1e4) if tail > _TAIL else bias
