"""The type of number that a model is trained in."""

import torch

from models.precision import fastest_precision

AUTO = "auto"


def precision(name: str, device: torch.device) -> torch.dtype:
    """Return the type of a recipe's ``precision``; ``auto`` is what is quickest on the device."""
    if name == AUTO:
        return fastest_precision(device)
    return {"float32": torch.float32, "bfloat16": torch.bfloat16}[name]


def name_of(chosen: torch.dtype) -> str:
    """Return what a recipe calls a type."""
    return str(chosen).removeprefix("torch.")
