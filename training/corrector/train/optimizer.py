"""AdamW, with a learning rate of its own for the encoder."""

from collections.abc import Mapping

import torch
from torch import Tensor, nn

_ENCODER = "encoder."


class Optimizer:
    """Changes weights by name; those of matrices decay."""

    def __init__(self, weights: Mapping[str, Tensor], weight_decay: float, encoder_rate: float = 1.0):
        """Take the weights; those whose names begin with ``encoder.`` learn ``encoder_rate`` times as fast."""
        self._weights = list(weights.values())
        groups = [
            {
                "params": chosen,
                "weight_decay": weight_decay if matrices else 0.0,
                "share": encoder_rate if encoder else 1.0,
            }
            for encoder in (True, False)
            for matrices in (True, False)
            if (
                chosen := [
                    weight
                    for name, weight in weights.items()
                    if name.startswith(_ENCODER) is encoder and (weight.dim() > 1) is matrices
                ]
            )
        ]
        self._adam = torch.optim.AdamW(groups, lr=1e-3, betas=(0.9, 0.98), eps=1e-9, fused=True)

    def step(self, learning_rate: float, gradient_clip: float) -> Tensor:
        """Take one step and clear the gradients; return the norm of the gradient before clipping, on its device."""
        norm = nn.utils.clip_grad_norm_(self._weights, gradient_clip)
        for group in self._adam.param_groups:
            group["lr"] = learning_rate * group["share"]
        self._adam.step()
        self._adam.zero_grad(set_to_none=True)
        return norm.detach()

    def state(self) -> dict[str, Tensor]:
        """Return the state as named tensors."""
        return {
            f"{number}.{name}": torch.as_tensor(value).contiguous()
            for number, weight in enumerate(self._parameters())
            for name, value in self._adam.state[weight].items()
        }

    def load(self, state: Mapping[str, Tensor]) -> None:
        """Take the state over from named tensors."""
        parameters = self._parameters()
        for name, value in state.items():
            number, key = name.split(".", 1)
            self._adam.state[parameters[int(number)]][key] = value.clone()

    def _parameters(self) -> list[Tensor]:
        return [parameter for group in self._adam.param_groups for parameter in group["params"]]
