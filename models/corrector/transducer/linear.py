"""Linear maps on few shapes: oneDNN compiles a kernel for each number of rows, and keeps a thousand of them."""

from collections.abc import Callable

import torch
from torch import Tensor, nn
from torch.nn import functional

__all__ = ["EvenLinear", "PackedLinear", "can_pack", "even_linear", "even_rows", "evened"]

_STEPS = 8
"""Sizes between one power of two and the next, so that at most an eighth of what is computed is not asked for."""
_LEAST = 16


def evened(size: int) -> int:
    """The least of few sizes that is not below this one: 16, 32 ... 128, 144 ... 256, 288 ... 512, 576 ..."""
    step = max(_LEAST, (1 << max(size - 1, 1).bit_length()) // (2 * _STEPS))
    return -(-size // step) * step


def even_linear(states: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """``functional.linear``, where oneDNN computes it on a number of rows that occurs often.

    Compiling a kernel takes 1 to 5 ms, as long as running it does, and holds 0.4 to 2.6 MB.
    """
    if states.dtype is not torch.bfloat16 or states.device.type != "cpu" or not torch.is_inference_mode_enabled():
        return functional.linear(states, weight, bias)
    return _on_even_rows(states, lambda rows: functional.linear(rows, weight, bias))


def even_rows(states: Tensor) -> Tensor:
    """Return (..., d) as rows (N, d), with some of zeros behind them where there is no even number of them."""
    rows = states.reshape(-1, states.shape[-1])
    size = evened(len(rows))
    return rows if size == len(rows) else functional.pad(rows, (0, 0, 0, size - len(rows)))


def _on_even_rows(states: Tensor, linear: Callable[[Tensor], Tensor]) -> Tensor:
    out = linear(even_rows(states))
    return out[: states.shape[:-1].numel()].view(*states.shape[:-1], out.shape[-1])


class EvenLinear(nn.Linear):
    """``nn.Linear`` by ``even_linear``."""

    def forward(self, states: Tensor) -> Tensor:
        """Map (..., inputs) to (..., outputs)."""
        return even_linear(states, self.weight, self.bias)


class PackedLinear(nn.Module):
    """A linear map in bfloat16 on a CPU whose weights lie as oneDNN multiplies them; for inference.

    From weights in rows oneDNN makes that layout anew in every call, which takes longer than multiplying where there is
    but a sentence or a step to multiply: a step of 1 row by 8,192 takes a fifth of the time so, a sentence of 32 word
    pieces two thirds, a batch of 512 nine tenths. The results are the same to the last bit.
    """

    def __init__(self, weight: Tensor, bias: Tensor | None) -> None:
        """Lay out the weights (outputs, inputs); what was given is not kept."""
        super().__init__()
        self._weight: Tensor = torch.ops.mkldnn._reorder_linear_weight(weight.detach())
        self._bias = None if bias is None else bias.detach()

    def forward(self, states: Tensor, activation: str = "none") -> Tensor:
        """Map (..., inputs) to (..., outputs); ``activation``: "relu" or "gelu", taken before anything is rounded."""
        return _on_even_rows(states, lambda rows: self._multiplied(rows, activation))

    def added(self, states: Tensor, others: Tensor) -> Tensor:
        """Map rows (N, inputs), an even number of them, and add others (N, outputs) before anything is rounded."""
        out: Tensor = torch.ops.mkldnn._linear_pointwise.binary(states, others, self._weight, self._bias, "add")
        return out

    def _multiplied(self, rows: Tensor, activation: str) -> Tensor:
        out: Tensor = torch.ops.mkldnn._linear_pointwise(rows, self._weight, self._bias, activation, [], "none")
        return out


def can_pack(weight: Tensor) -> bool:
    """Whether a network with this among its weights can be packed."""
    has_onednn: bool = torch.backends.mkldnn.is_available()  # type: ignore[no-untyped-call]
    return weight.dtype is torch.bfloat16 and weight.device.type == "cpu" and has_onednn
