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
from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.vocabulary import SPECIAL_WORDS, Vocabulary
from models.spelling import Lexicon
from training.config import Recipe
from training.train.architecture import sizes
from training.transducer import objective
from training.transducer.batches import Collator
from training.transducer.export import export as write


def _config(recipe: Recipe, vocabulary: Vocabulary) -> TransducerConfig:
    given = {**sizes(recipe), "piece_rows": len(vocabulary.pieces)}
    given["word_rows"] = len(vocabulary.words) + len(SPECIAL_WORDS)
    return TransducerConfig.from_dict(given)


def build(recipe: Recipe, work: Path, device: torch.device) -> nn.Module:
    """Make a network with fresh weights; on a CPU its big tables get sparse gradients."""
    return Transducer(_config(recipe, Vocabulary.load(work)), sparse=device.type == "cpu").to(device)


def batch_maker(recipe: Recipe, work: Path) -> Collator:
    """Make the collator with the vocabularies in ``work``."""
    vocabulary = Vocabulary.load(work)
    config = _config(recipe, vocabulary)
    return Collator(
        vocabulary,
        Featurizer(vocabulary, Lexicon.load(work), config.ngram_rows),
        max_units=config.max_units,
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
    return TransducerEngine(cast(Transducer, model), Vocabulary.load(work), Lexicon.load(work))


def export(model: Path, out: Path, record: Mapping[str, Any], recipe: Recipe) -> Path:
    """Write the folder that ships: int8 weights."""
    return write(model, out, record, recipe.export.name or recipe.name)


def save(model: nn.Module, recipe: Recipe, work: Path, folder: Path) -> None:
    """Write network, vocabularies and lexicon into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    network = cast(Transducer, model)
    network.config.save(folder)
    Vocabulary.load(work).save(folder)
    Lexicon.load(work).save(folder)
    save_file({name: tensor.contiguous() for name, tensor in network.state_dict().items()}, folder / WEIGHTS_FILE)
