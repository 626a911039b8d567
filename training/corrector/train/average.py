"""Exponential moving average of the weights (Polyak averaging), used for evaluation and for what is saved."""

from collections.abc import Mapping

import torch
from torch import Tensor


class Average:
    """Follows weights by name."""

    def __init__(self, followed: Mapping[str, Tensor], decay: float):
        """Start from the weights as they are."""
        self._followed = list(followed.values())
        self.values = {name: weight.detach().clone() for name, weight in followed.items()}
        self._decay = decay
        self._updates = 0

    @torch.no_grad()
    def update(self) -> None:
        """Move towards the weights; faster in the first steps."""
        self._updates += 1
        share = 1 - min(self._decay, (1 + self._updates) / (10 + self._updates))
        torch._foreach_lerp_(list(self.values.values()), self._followed, share)

    def load(self, values: Mapping[str, Tensor], updates: int) -> None:
        """Take over a saved average."""
        self._updates = updates
        for name, value in values.items():
            self.values[name].copy_(value)
