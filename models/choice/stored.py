"""The folder of a model of choice: a description, the frequent words, weights of which the big ones have 8 bits."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from safetensors import SafetensorError
from safetensors.numpy import load_file

from models.choice.vocabulary import HashedVocabulary
from models.errors import ModelError

__all__ = ["CONFIG", "SCALE", "VOCABULARY", "WEIGHTS", "Floats", "StoredModel", "Weights", "readable", "table_rows"]

CONFIG = "config.json"
VOCABULARY = "words.txt"
WEIGHTS = "model.safetensors"
SCALE = ".scale"
"""Behind the name of weights: what their whole numbers are multiplied by."""

Floats = NDArray[np.float32]
Weights = Mapping[str, NDArray[Any]]
"""By name; big tables stay whole numbers of 8 bits, with what they are multiplied by under their name and `SCALE`."""


@dataclass(frozen=True, slots=True)
class StoredModel:
    """What every such folder holds.

    Attributes:
        config: what ``config.json`` says.
        vocabulary: numbers for the words of sentences.
        weights: all but the big ones in 32 bits.
    """

    config: Mapping[str, Any]
    vocabulary: HashedVocabulary
    weights: Weights

    @classmethod
    def read(cls, folder: Path) -> "StoredModel":
        """Read it, inside ``with readable(...)``."""
        config = json.loads((folder / CONFIG).read_text(encoding="utf-8"))
        words = (folder / VOCABULARY).read_text(encoding="utf-8").split()
        stored = load_file(folder / WEIGHTS)
        weights = {
            name: values if name + SCALE in stored else values.astype(np.float32) for name, values in stored.items()
        }
        return cls(config, HashedVocabulary(words, config["endings"]), weights)


@contextmanager
def readable(folder: Path, what: str) -> Iterator[None]:
    """Turn what goes wrong when a model is read into an error that names it.

    Raises:
        ModelError: a file is missing or damaged.
    """
    try:
        yield
    except (OSError, ValueError, KeyError, SafetensorError) as error:
        raise ModelError(f"the model of {what} in {folder} is missing or damaged") from error


def table_rows(weights: Weights, name: str, rows: NDArray[np.integer]) -> Floats:
    """Rows of a table of 8 bits in floats; the scale is one number a row."""
    return np.asarray(weights[name][rows] * weights[name + SCALE][rows], dtype=np.float32)
