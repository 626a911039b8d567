"""Weights as small models ship them: big tables in whole numbers of 8 bits, matrices in floats of 16."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from models.choice.stored import SCALE

__all__ = ["small", "transposed"]


def small(name: str, values: NDArray[np.float32]) -> dict[str, NDArray[Any]]:
    """A table in whole numbers, and what they are multiplied by: one number a row, or one for all."""
    scale = np.maximum(np.abs(values).max(axis=-1, keepdims=values.ndim > 1), 1e-8) / 127
    return {name: np.rint(values / scale).astype(np.int8), name + SCALE: np.asarray(scale, dtype=np.float32)}


def transposed(values: NDArray[np.float32]) -> NDArray[np.float16]:
    """Safetensors writes the memory of an array as it lies, whatever its strides."""
    return np.ascontiguousarray(values.T, dtype=np.float16)
