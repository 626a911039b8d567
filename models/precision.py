"""In which precision a network computes on a device: the quickest there, looked up, or the one that was asked for."""

from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    import torch

Precision = Literal["auto", "float32", "bfloat16"]

_UNITS = ("avx512_bf16", "amx_bf16", "bf16")
"""What a processor says that multiplies bfloat16 in hardware (x86, and ARM)."""

_asked_for = "auto"


def ask_for_precision(name: str) -> None:
    """Have every network that this process loads from now on compute in ``float32`` or ``bfloat16``; ``auto`` looks.

    bfloat16 has three digits: a correction whose probability is close to a threshold may be told in one precision and
    not in the other, so that two machines of one service may differ in it.

    Raises:
        ValueError: no such precision.
    """
    global _asked_for
    if name not in get_args(Precision):
        raise ValueError(f"precision {name!r} is none of {', '.join(get_args(Precision))}")
    _asked_for = name


def precision_on(device: "torch.device | str") -> "torch.dtype":
    """Return what was asked for, else what is fastest on the device."""
    import torch

    return {"float32": torch.float32, "bfloat16": torch.bfloat16}.get(_asked_for) or fastest_precision(device)


def fastest_precision(device: "torch.device | str") -> "torch.dtype":
    """Return bfloat16 where the device has units for it, which are two to four times as fast, else float32."""
    import torch

    if torch.device(device).type == "cuda":
        return torch.bfloat16 if torch.cuda.is_bf16_supported(including_emulation=False) else torch.float32
    has = torch.cpu.get_capabilities()
    return torch.bfloat16 if any(has.get(unit) for unit in _UNITS) else torch.float32
