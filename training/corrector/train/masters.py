"""The weights that are trained: in float32, whatever type the model computes in."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import torch
from torch import Tensor, nn


class Masters:
    """Float32 copies of a model's weights, which the optimiser changes and the model gets back (Micikevicius, 2018).

    A model in bfloat16 computes without casts, and steps too small for its eight bits are not lost.

    Attributes:
        values: each trained weight by name; frozen ones are not among them.
    """

    def __init__(self, model: nn.Module):
        """Start from the weights as they are."""
        self._own = {name: weight for name, weight in model.named_parameters() if weight.requires_grad}
        self.values = {name: weight.detach().clone().float().requires_grad_() for name, weight in self._own.items()}

    def take_gradients(self) -> None:
        """Move the gradients of the model's weights here."""
        for name, weight in self._own.items():
            self.values[name].grad = None if weight.grad is None else weight.grad.float()
            weight.grad = None

    @torch.no_grad()
    def publish(self, values: Mapping[str, Tensor] | None = None) -> None:
        """Give the model these values, or those held here."""
        given = values or self.values
        torch._foreach_copy_(list(self._own.values()), [given[name] for name in self._own])

    @torch.no_grad()
    def load(self, values: Mapping[str, Tensor]) -> None:
        """Take over saved values, for the model, too."""
        for name, value in values.items():
            self.values[name].copy_(value)
        self.publish()

    @contextmanager
    def replaced(self, values: Mapping[str, Tensor]) -> Iterator[None]:
        """Give the model other values for a while."""
        self.publish(values)
        try:
            yield
        finally:
            self.publish()
