"""The edit transducer as an architecture of the train step."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import torch
from safetensors.torch import save_file
from torch import Tensor, nn

from models.corrector.protocol import Engine
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.engine import WEIGHTS_FILE, TransducerEngine
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.tables import TransducerTables, copy_tables
from training.commands.folders import need
from training.config.recipe import Recipe
from training.corrector.architectures.transducer import objective
from training.corrector.architectures.transducer.batches import Collator
from training.corrector.architectures.transducer.export import export as write
from training.corrector.architectures.transducer.start import start, take_tables
from training.corrector.train.architecture import sizes


def _config(recipe: Recipe, resources: TransducerTables) -> TransducerConfig:
    return TransducerConfig.from_dict(
        {
            **sizes(recipe),
            "piece_rows": len(resources.vocabulary.pieces),
            "encoder_pieces": len(resources.word_pieces),
        }
    )


def begin(recipe: Recipe, work: Path) -> None:
    """Take the tables of the model that the run goes on from; all must be there now."""
    take_tables(recipe, work)
    need(work, "words" if recipe.languages else "lexicon", "tokenizer")


def build(recipe: Recipe, work: Path, device: torch.device) -> nn.Module:
    """Make a network, with the weights that the recipe starts from."""
    take_tables(recipe, work)
    resources = TransducerTables.load(work)
    network = Transducer(_config(recipe, resources))
    start(network, recipe, resources, work)
    network.freeze(recipe.train.frozen_layers)
    network.set_dropout(recipe.train.dropout)
    return network.to(device)


def batch_maker(recipe: Recipe, work: Path) -> Collator:
    """Make the collator with the tables in ``work``."""
    resources = TransducerTables.load(work)
    return Collator(
        resources,
        _config(recipe, resources),
        batch_tokens=recipe.train.batch_tokens,
        edit_weight=recipe.train.edit_weight,
    )


def loss(model: nn.Module, batch: dict[str, Tensor], label_smoothing: float) -> Tensor:
    """Return the loss of a batch."""
    return objective.loss(cast(Transducer, model), batch, label_smoothing)


def tokens(batch: dict[str, Any]) -> int:
    """Return the number of decoding steps of a batch."""
    return int((batch["actions_out"] >= 0).sum())


def engine(model: nn.Module, recipe: Recipe, work: Path) -> Engine:
    """Wrap a network for correcting sentences."""
    network = cast(Transducer, model)
    return TransducerEngine(network, TransducerTables.load(work), device=str(network.piece_bias.device))


def export(model: Path, out: Path, record: Mapping[str, Any], recipe: Recipe) -> Path:
    """Write the folder that ships: int8 weights."""
    return write(model, out, record, recipe.export.name or recipe.name)


def save(model: nn.Module, recipe: Recipe, work: Path, folder: Path) -> None:
    """Write network and tables into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    network = cast(Transducer, model)
    network.config.save(folder)
    copy_tables(work, folder)
    save_file({name: tensor.contiguous() for name, tensor in network.state_dict().items()}, folder / WEIGHTS_FILE)
