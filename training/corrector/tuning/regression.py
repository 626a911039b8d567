"""Logistic regression: which weights of what is known tell best how probable it is that something is right."""

from collections.abc import Sequence

import torch
from torch import Tensor

_DECAY = 1e-3
"""Of the weights (ridge), so that what is known of few keeps a weight near its start."""
_STEPS = 60


def regression(inputs: Tensor, right: Sequence[bool], start: Sequence[float]) -> list[float]:
    """Return the weights, by L-BFGS.

    Args:
        inputs: what is known of each, shape (n, k).
        right: whether each is right.
        start: the weights that hold where nothing speaks against them.
    """
    wanted = torch.tensor(right, dtype=torch.float64)
    begin = torch.tensor(start, dtype=torch.float64)
    weights = begin.clone().requires_grad_()
    optimizer = torch.optim.LBFGS([weights], max_iter=_STEPS, line_search_fn="strong_wolfe")

    def loss() -> Tensor:
        optimizer.zero_grad()
        likelihood = torch.nn.functional.binary_cross_entropy_with_logits(inputs @ weights, wanted)
        total: Tensor = likelihood + _DECAY * (weights - begin).square().sum()
        total.backward()  # type: ignore[no-untyped-call]
        return total

    optimizer.step(loss)  # type: ignore[no-untyped-call]
    return [float(value) for value in weights.detach()]
