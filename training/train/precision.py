"""The type of number that a model computes in."""

import torch

AUTO = "auto"
_UNITS = ("amx_bf16", "avx512_bf16")
"""What a processor calls its units for products of bfloat16; without them float32 is quicker."""


def precision(name: str, device: torch.device) -> torch.dtype:
    """Return the type of a recipe's ``precision``; ``auto`` is bfloat16 on a GPU or where the processor has units."""
    if name != AUTO:
        return {"float32": torch.float32, "bfloat16": torch.bfloat16}[name]
    return torch.bfloat16 if device.type == "cuda" or has_units() else torch.float32


def has_units() -> bool:
    """Tell whether this processor has units for products of bfloat16."""
    capabilities = torch.cpu.get_capabilities()
    return any(capabilities.get(unit) for unit in _UNITS)
