"""Weights as int8 with a scale for each row: a quarter of the size on disk, and for look-up tables in memory."""

import torch
from torch import Tensor, nn


class QuantizedEmbedding(nn.Module):
    """A look-up table kept as int8; what is looked up is exactly what the dequantized table would give."""

    def __init__(self, rows: Tensor, scale: Tensor) -> None:
        """Take int8 rows (R, d) and the scale of each (R)."""
        super().__init__()
        self.register_buffer("rows", rows, persistent=False)
        self.register_buffer("scale", scale, persistent=False)

    def forward(self, ids: Tensor) -> Tensor:
        """Return the rows (..., d), float32, of ids (...)."""
        rows, scale = self.get_buffer("rows"), self.get_buffer("scale")
        return rows[ids].float() * scale[ids][..., None]


def dequantize(state: dict[str, Tensor]) -> dict[str, Tensor]:
    """Return float32 weights of a state whose matrices may be int8 with a ``.scale`` for each row."""
    out: dict[str, Tensor] = {}
    for name, tensor in state.items():
        if name.endswith(".scale"):
            continue
        scale = state.get(f"{name}.scale")
        out[name] = tensor.float() if scale is None else tensor.float() * scale[:, None]
    return out


def quantize(state: dict[str, Tensor]) -> dict[str, Tensor]:
    """Return int8 matrices with a float32 scale for each row; vectors stay as they are."""
    out: dict[str, Tensor] = {}
    for name, tensor in state.items():
        if tensor.dim() != 2:
            out[name] = tensor.float().contiguous()
            continue
        scale = (tensor.float().abs().amax(1) / 127).clamp(min=1e-12)
        out[name] = (tensor.float() / scale[:, None]).round().clamp(-127, 127).to(torch.int8).contiguous()
        out[f"{name}.scale"] = scale
    return out
