"""Learned attention bias by distance (T5: Raffel et al., 2020)."""

import math

import torch
from torch import Tensor, nn

_BUCKETS, _MAX_DISTANCE = 32, 64
_LOG_RANGE = math.log(_MAX_DISTANCE / (_BUCKETS // 4))


class RelativeBias(nn.Module):
    """One number for each head and logarithmic bucket of distances."""

    def __init__(self, heads: int):
        super().__init__()
        self.table = nn.Embedding(_BUCKETS, heads)
        self._kept: Tensor | None = None

    def keep(self, length: int) -> None:
        """Work the bias out for sequences up to this length once and for all: the table will not change any more."""
        self._kept = self(length).detach()

    def forward(self, length: int) -> Tensor:
        """Return the (1, heads, T, T) bias for sequences of this length."""
        if self._kept is not None and length <= self._kept.shape[-1]:
            return self._kept[:, :, :length, :length]
        place = torch.arange(length, device=self.table.weight.device)
        distance = place[None, :] - place[:, None]
        half = _BUCKETS // 2
        near = half // 2
        size = distance.abs()
        far = near + (torch.log(size.clamp(min=1) / near) / _LOG_RANGE * (half - near)).long()
        bucket = torch.where(size < near, size, far.clamp(max=half - 1)) + half * (distance > 0)
        out: Tensor = self.table(bucket).permute(2, 0, 1)[None]
        return out
