"""Exponential moving average of the weights (Polyak averaging), used for evaluation and for what is saved."""

from collections.abc import Iterator
from contextlib import contextmanager

import torch
from torch import Tensor, nn


class Average:
    """Follows the dense weights of a model; tables with sparse gradients are taken as they are."""

    def __init__(self, model: nn.Module, decay: float):
        """Start from the weights as they are."""
        sparse = {id(module.weight) for module in model.modules() if isinstance(module, nn.Embedding) and module.sparse}
        self._followed = {name: p for name, p in model.named_parameters() if id(p) not in sparse}
        self.values = {name: parameter.detach().clone() for name, parameter in self._followed.items()}
        self._decay = decay
        self._updates = 0

    @torch.no_grad()
    def update(self) -> None:
        """Move towards the weights; faster in the first steps."""
        self._updates += 1
        share = 1 - min(self._decay, (1 + self._updates) / (10 + self._updates))
        torch._foreach_lerp_(list(self.values.values()), list(self._followed.values()), share)

    def load(self, values: dict[str, Tensor], updates: int) -> None:
        """Take over a saved average."""
        self._updates = updates
        for name, value in values.items():
            self.values[name].copy_(value)

    @contextmanager
    def applied(self) -> Iterator[None]:
        """Put the averaged weights into the model for a while."""
        kept = {name: parameter.detach().clone() for name, parameter in self._followed.items()}
        with torch.no_grad():
            for name, parameter in self._followed.items():
                parameter.copy_(self.values[name])
        try:
            yield
        finally:
            with torch.no_grad():
                for name, parameter in self._followed.items():
                    parameter.copy_(kept[name])
