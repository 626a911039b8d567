"""Batches on the device that trains."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

__all__ = ["on_device"]


def on_device(batch: Mapping[str, npt.NDArray[Any]], device: torch.device) -> dict[str, Tensor]:
    """Move a batch; whole numbers, which are sent in few bytes, get the eight there that look-ups want."""
    moved = {name: torch.from_numpy(array).to(device, non_blocking=True) for name, array in batch.items()}
    return {
        name: tensor.long() if np.issubdtype(batch[name].dtype, np.integer) else tensor
        for name, tensor in moved.items()
    }
