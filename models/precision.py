"""In which precision a network is quickest on a device: looked up, not assumed."""

import torch

_UNITS = ("avx512_bf16", "amx_bf16", "bf16")
"""What a processor says that multiplies bfloat16 in hardware (x86, and ARM)."""


def fastest_precision(device: torch.device | str) -> torch.dtype:
    """Return bfloat16 where the device has units for it, which are two to four times as fast, else float32."""
    if torch.device(device).type == "cuda":
        return torch.bfloat16 if torch.cuda.is_bf16_supported(including_emulation=False) else torch.float32
    has = torch.cpu.get_capabilities()
    return torch.bfloat16 if any(has.get(unit) for unit in _UNITS) else torch.float32
