"""How the small networks are trained: AdamW for the deep part, Adagrad for the table of sequences."""

import math
from collections.abc import Callable, Sequence

import torch
from torch import Tensor, nn

__all__ = ["Optimizers", "Report"]

_WARM_UP = 200
_FINAL = 0.02
"""Share of the learning rate that is left at the end."""
_SMOOTH = 0.99

Report = Callable[[int, int, float], None]
"""Told how far it is (steps, or words that were seen), of how many, and the mean loss, now and then."""


class Optimizers:
    """The two optimizers of a network, and the mean of its losses."""

    def __init__(
        self, deep: Sequence[nn.Parameter], table: Tensor, rates: tuple[float, float], *, sparse: bool,
        norm: float | None = None,
    ) -> None:  # fmt: skip
        """Take the parameters.

        Args:
            deep: those of the deep part.
            table: that of the table.
            rates: the learning rates of both.
            sparse: whether the gradients of the table are.
            norm: what the gradient of the deep part is clipped to.
        """
        self._deep = deep
        self._rate = rates[0]
        self._norm = norm
        self._sparse = sparse
        self._optimizers = (
            torch.optim.AdamW(deep, lr=rates[0], weight_decay=1e-4),
            torch.optim.Adagrad([table], lr=rates[1]),
        )
        self._steps = 0
        self.mean = math.nan

    def step(self, loss: Tensor, done: float) -> None:
        """Take a step; ``done`` is the share of the training that lies behind."""
        self._steps += 1
        rate = min(self._steps / _WARM_UP, max(_FINAL, 1 - done))
        self._optimizers[0].param_groups[0]["lr"] = self._rate * rate
        for optimizer in self._optimizers:
            optimizer.zero_grad(set_to_none=self._sparse)
        loss.backward()  # type: ignore[no-untyped-call]
        if self._norm is not None:
            torch.nn.utils.clip_grad_norm_(self._deep, self._norm)
        for optimizer in self._optimizers:
            optimizer.step()
        self.mean = loss.item() if math.isnan(self.mean) else _SMOOTH * self.mean + (1 - _SMOOTH) * loss.item()
