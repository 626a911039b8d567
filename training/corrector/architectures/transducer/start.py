"""What the weights of a transducer start from: a trained model, a pretrained encoder, or nothing."""

import shutil
from pathlib import Path

import torch
from safetensors import SafetensorError
from safetensors.torch import load_file
from torch import Tensor

from models.corrector.transducer.engine import WEIGHTS_FILE
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.quantized import dequantize
from models.corrector.transducer.tables import OF_ROWS, TransducerTables, tables
from models.corrector.transducer.vocabulary import SPACE
from models.corrector.transducer.wordpieces import WordPieces
from models.errors import InputError, ModelError
from training.config.recipe import CHECKOUT, Recipe
from training.corrector.encoder.pretrained import ENCODER
from training.corrector.encoder.pretrained import WEIGHTS_FILE as ENCODER_FILE


def take_tables(recipe: Recipe, work: Path) -> None:
    """Copy the tables of the model that the run goes on from.

    What rows of weights belong to is replaced; a list of words stays, where the work folder has one.

    Raises:
        InputError: the recipe's ``start`` is no model's folder.
    """
    if recipe.start in ("", ENCODER):
        return
    for name in tables(_folder(recipe)):
        path = _folder(recipe) / name
        if not path.is_file():
            raise InputError(f"start: {path} is missing")
        if name in OF_ROWS or not (work / name).exists():
            shutil.copyfile(path, work / name)


def start(network: Transducer, recipe: Recipe, resources: TransducerTables, work: Path) -> None:
    """Give a fresh network the weights that the recipe starts from.

    Where the recipe's encoder has more layers than that of the trained model, the upper ones are what the encoder step
    has written.

    Raises:
        InputError: the encoder step has not run.
        ModelError: the weights are of another size.
    """
    if recipe.start == ENCODER:
        path = work / ENCODER_FILE
        if not path.is_file():
            raise InputError(f"{path} is missing; run the encoder step first")
        _load(network.encoder, load_file(path), path)
        _means_of_word_pieces(network, resources)
    elif recipe.start:
        path = _folder(recipe) / WEIGHTS_FILE
        try:
            state = dequantize(load_file(path))
        except (OSError, SafetensorError) as error:
            raise ModelError(f"start: {path} is missing or damaged") from error
        _load(network, _grown(state, network, work), path)


def _grown(state: dict[str, Tensor], network: Transducer, work: Path) -> dict[str, Tensor]:
    """Return a trained model's weights with the upper layers that its encoder has not, as they were pretrained."""
    missing = [name for name in network.encoder.state_dict() if f"encoder.{name}" not in state]
    path = work / ENCODER_FILE
    if not missing or not path.is_file():
        return state
    pretrained = dequantize(load_file(path))
    return state | {f"encoder.{name}": pretrained[name] for name in missing if name in pretrained}


def _folder(recipe: Recipe) -> Path:
    for folder in (Path(recipe.start), CHECKOUT / recipe.start):
        if folder.is_dir():
            return folder
    raise InputError(f"start: there is no folder {recipe.start}")


def _load(module: torch.nn.Module, state: dict[str, Tensor], path: Path) -> None:
    try:
        module.load_state_dict(state)
    except RuntimeError as error:
        raise ModelError(f"start: {path} holds a model of other sizes than the recipe's") from error


@torch.no_grad()
def _means_of_word_pieces(network: Transducer, resources: TransducerTables) -> None:
    """Let each piece that the decoder writes start as the mean of what the encoder reads for it."""
    if network.config.d_model != network.config.encoder_width:
        return
    words = network.encoder.words
    assert isinstance(words, torch.nn.Embedding)  # noqa: S101
    for row, piece in enumerate(resources.vocabulary.pieces):
        if ids := _read(piece, resources.word_pieces):
            network.pieces.weight[row] = words.weight[list(ids)].mean(0)


def _read(piece: str, word_pieces: WordPieces) -> tuple[int, ...]:
    text = piece.replace(SPACE, "")
    if not text or piece.startswith("<"):
        return ()
    return word_pieces.of(text) if piece.startswith(SPACE) else word_pieces.inside(text)
