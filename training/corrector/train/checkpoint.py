"""Checkpoints: everything needed to go on as if nothing had stopped, as safetensors and JSON."""

import json
import shutil
from dataclasses import asdict, dataclass, field
from pathlib import Path

import torch
from safetensors import SafetensorError
from safetensors.torch import load_file, save_file
from torch import Tensor

from models.errors import ModelError

_ON_DEVICE = ("model", "average", "optimizer")
_RANDOM = "random"


@dataclass
class Position:
    """How far a run has come."""

    stage: int = 0
    steps: int = 0
    """Steps taken in this stage."""
    seconds: float = 0.0
    """Training time in this stage, without evaluation."""
    chunk: int = 0
    """The chunk of the stage's stream that is under way."""
    batch: int = 0
    """Batches of that chunk that are done."""
    total_steps: int = 0
    total_tokens: int = 0
    total_seconds: float = 0.0
    metrics: int = 0
    """Bytes of metrics.jsonl."""
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


def random_state(device: torch.device) -> dict[str, Tensor]:
    """Return the state of torch's random numbers, of the CPU and of the device."""
    states = {"cpu": torch.get_rng_state()}
    if device.type == "cuda":
        states["cuda"] = torch.cuda.get_rng_state(device)
    return states


def set_random_state(states: dict[str, Tensor], device: torch.device) -> None:
    """Go on with the random numbers of a saved state."""
    if "cpu" in states:
        torch.set_rng_state(states["cpu"])
    if "cuda" in states and device.type == "cuda":
        torch.cuda.set_rng_state(states["cuda"], device)


@dataclass
class TrainingCheckpoint:
    """A position with the tensors that belong to it."""

    position: Position
    model: dict[str, Tensor]
    average: dict[str, Tensor]
    optimizer: dict[str, Tensor]
    random: dict[str, Tensor] = field(default_factory=dict)
    """From ``random_state``."""

    def save(self, folder: Path) -> None:
        """Write into a folder beside the old one, then swap them: whenever that is stopped, one of them stands."""
        fresh, old = _beside(folder, "new"), _beside(folder, "old")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        for name in (*_ON_DEVICE, _RANDOM):
            state = {key: tensor.detach().cpu().contiguous() for key, tensor in getattr(self, name).items()}
            save_file(state, fresh / f"{name}.safetensors")
        (fresh / "position.json").write_text(json.dumps(asdict(self.position), indent=2), encoding="utf-8")
        if folder.exists():
            shutil.rmtree(old, ignore_errors=True)
            folder.rename(old)
        fresh.rename(folder)
        shutil.rmtree(old, ignore_errors=True)

    @staticmethod
    def find(folder: Path) -> Path | None:
        """Return the folder where the last checkpoint stands; the one before it if the swap was stopped half-way."""
        return next((path for path in (folder, _beside(folder, "old")) if path.is_dir()), None)

    @classmethod
    def load(cls, folder: Path, device: torch.device) -> "TrainingCheckpoint":
        """Read a checkpoint.

        Raises:
            ModelError: it is damaged.
        """
        try:
            position = Position(**json.loads((folder / "position.json").read_text(encoding="utf-8")))
            states = [load_file(folder / f"{name}.safetensors", device=str(device)) for name in _ON_DEVICE]
            random = folder / f"{_RANDOM}.safetensors"
            states.append(load_file(random) if random.exists() else {})
        except (OSError, ValueError, TypeError, SafetensorError) as error:
            raise ModelError(f"the checkpoint in {folder} is damaged; delete it to start anew") from error
        return cls(position, *states)


def _beside(folder: Path, ending: str) -> Path:
    return folder.with_name(f"{folder.name}.{ending}")
