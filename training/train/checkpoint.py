"""Checkpoints: everything needed to go on, as safetensors and JSON, replaced in one move."""

import json
import shutil
from dataclasses import asdict, dataclass, field
from pathlib import Path

import torch
from safetensors import SafetensorError
from safetensors.torch import load_file, save_file
from torch import Tensor

from models.errors import ModelError


@dataclass
class Position:
    """How far a run has come."""

    stage: int = 0
    steps: int = 0
    """Steps taken in this stage."""
    seconds: float = 0.0
    """Training time in this stage, without evaluation."""
    chunk: int = 0
    """The next chunk of the stage's stream."""
    total_steps: int = 0
    total_tokens: int = 0
    total_seconds: float = 0.0
    scores: list[dict[str, float]] = field(default_factory=list)
    """Scores on the development sets, in the order they were measured."""


def fitting(saved: dict[str, Tensor], own: dict[str, Tensor]) -> dict[str, Tensor]:
    """Return the saved weights.

    Raises:
        ModelError: they are those of a model of other sizes.
    """
    if {name: tensor.shape for name, tensor in own.items()} != {name: tensor.shape for name, tensor in saved.items()}:
        raise ModelError("the checkpoint is of a model of other sizes; delete it to start anew")
    return saved


@dataclass
class Checkpoint:
    """A position with the tensors that belong to it."""

    position: Position
    model: dict[str, Tensor]
    average: dict[str, Tensor]
    optimizer: dict[str, Tensor]

    def save(self, folder: Path) -> None:
        """Write into a folder beside the old one, then swap them."""
        fresh = folder.with_name(folder.name + ".new")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        for name in ("model", "average", "optimizer"):
            state = {key: tensor.detach().cpu().contiguous() for key, tensor in getattr(self, name).items()}
            save_file(state, fresh / f"{name}.safetensors")
        (fresh / "position.json").write_text(json.dumps(asdict(self.position), indent=2), encoding="utf-8")
        old = folder.with_name(folder.name + ".old")
        shutil.rmtree(old, ignore_errors=True)
        if folder.exists():
            folder.rename(old)
        fresh.rename(folder)
        shutil.rmtree(old, ignore_errors=True)

    @classmethod
    def load(cls, folder: Path, device: torch.device) -> "Checkpoint":
        """Read a checkpoint.

        Raises:
            ModelError: it is damaged.
        """
        try:
            position = Position(**json.loads((folder / "position.json").read_text(encoding="utf-8")))
            states = [
                load_file(folder / f"{name}.safetensors", device=str(device))
                for name in ("model", "average", "optimizer")
            ]
        except (OSError, ValueError, TypeError, SafetensorError) as error:
            raise ModelError(f"the checkpoint in {folder} is damaged; delete it to start anew") from error
        return cls(position, *states)
