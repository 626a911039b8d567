"""What an architecture provides to the train step, and how it is found by the recipe's ``model.architecture``."""

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Protocol, cast

import torch
from torch import Tensor, nn

from models.corrector.protocol import Engine
from models.errors import ConfigError
from training.config.recipe import Recipe
from training.corrector import architectures
from training.corrector.train.loader import BatchMaker


class Architecture(Protocol):
    """A kind of model: ``training/corrector/architectures/<name>/architecture.py`` defines these functions."""

    def begin(self, recipe: Recipe, work: Path) -> None:
        """Put into the work folder what the run takes from elsewhere; InputError where a step before has not run."""
        ...

    def build(self, recipe: Recipe, work: Path, device: torch.device) -> nn.Module:
        """Make a model with fresh weights, of the sizes of the recipe and the vocabulary in ``work``."""
        ...

    def batch_maker(self, recipe: Recipe, work: Path) -> BatchMaker:
        """Make what turns pairs into batches, for use in worker processes."""
        ...

    def loss(self, model: nn.Module, batch: dict[str, Tensor], label_smoothing: float) -> Tensor:
        """Return the loss of a batch, a scalar."""
        ...

    def tokens(self, batch: dict[str, Any]) -> int:
        """Return the number of target tokens of a batch, without padding."""
        ...

    def engine(self, model: nn.Module, recipe: Recipe, work: Path) -> Engine:
        """Wrap the model for correcting sentences."""
        ...

    def save(self, model: nn.Module, recipe: Recipe, work: Path, folder: Path) -> None:
        """Write the model with its vocabulary into a folder, weights as safetensors in float32."""
        ...

    def export(self, model: Path, out: Path, record: Mapping[str, Any], recipe: Recipe) -> Path:
        """Write the folder that ships from a trained model's folder and the record of its run."""
        ...


class Loss(nn.Module):
    """The loss as a module's forward pass, which is what distributed training wraps."""

    def __init__(self, model: nn.Module, loss: Callable[..., Tensor], label_smoothing: float):
        """Take an architecture's ``loss`` for a model."""
        super().__init__()
        self.model = model
        self._loss = loss
        self._label_smoothing = label_smoothing

    def forward(self, batch: dict[str, Tensor]) -> Tensor:
        """Return the loss of a batch, a scalar."""
        return self._loss(self.model, batch, self._label_smoothing)


def architecture(recipe: Recipe) -> Architecture:
    """Return the architecture that a recipe names.

    Raises:
        ConfigError: there is no such architecture.
    """
    name = recipe.model.get("architecture")
    known = [
        module.name
        for module in iter_modules(architectures.__path__)
        if module.ispkg and (Path(architectures.__path__[0]) / module.name / "architecture.py").is_file()
    ]
    if name not in known:
        raise ConfigError(f"model.architecture must be one of {', '.join(sorted(known))}, not {name!r}")
    return cast(Architecture, import_module(f"{architectures.__name__}.{name}.architecture"))


def sizes(recipe: Recipe) -> dict[str, Any]:
    """Return the ``[model]`` table without the architecture's name."""
    return {key: value for key, value in recipe.model.items() if key != "architecture"}
