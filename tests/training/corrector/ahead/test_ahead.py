"""A folder to train from elsewhere, and what a run draws from it."""

import lzma
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file, save_file

from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.quantized import dequantize
from models.errors import ConfigError, InputError
from training.config.recipe import Recipe, load_recipe
from training.corrector.ahead.command import START, ahead
from training.corrector.encoder.pretrained import WEIGHTS_FILE as ENCODER_FILE
from training.corrector.train.making_noise import of_one_language
from training.corrector.train.opening import open_stream
from training.corrector.train.stream import AHEAD, Mix, Stream
from training.noise.config import NoiseConfig


@pytest.fixture
def work(tmp_path: Path) -> Path:
    """What ``prepare`` leaves, in small."""
    work = tmp_path / "work"
    (work / "pairs").mkdir(parents=True)
    (work / "marked").mkdir()
    lines = "".join(f"The gardener number {n} waters the roses in the evening.\n" for n in range(500))
    (work / "clean.train.txt").write_text(lines)
    (work / "pairs" / "edits.train.tsv").write_text("She go home.\tShe goes home.\n")
    (work / "pairs" / "unused.train.tsv").write_text("He go home.\tHe goes home.\n")
    (work / "marked" / "essays.train.tsv").write_text("She go to home.\t4-6 7-9\n")
    return work


@pytest.fixture
def recipe(tmp_path: Path) -> Recipe:
    model = tmp_path / "model"
    model.mkdir()
    (model / "model.safetensors").write_bytes(b"weights")
    tiny = load_recipe("tiny", [f"start={model}"])
    mix = {"synthetic": 0.5, "clean": 0.1, "edits": 0.2, "essays": 0.2}
    return replace(tiny, train=replace(tiny.train, stages=(replace(tiny.train.stages[0], mix=mix),)))


def unpacked(folder: Path) -> Path:
    """Do what ``unxz`` does."""
    for path in folder.rglob("*.tsv.xz"):
        path.with_suffix("").write_bytes(lzma.decompress(path.read_bytes()))
    return folder


def test_a_run_draws_all_that_its_stages_name_from_what_was_made_ahead(
    recipe: Recipe, work: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    told = ahead(recipe, {}, work, out, 0.05)
    assert (out / START / "model.safetensors").read_bytes() == b"weights"
    assert not list(out.rglob("unused*"))
    unpacked(out)
    pairs = [tuple(line.split("\t")) for line in (out / AHEAD).read_text().splitlines()]
    assert f"{len(pairs):,} synthetic pairs" in told
    assert sum(source != target for source, target in pairs) > len(pairs) / 2
    stream = Stream(out, of_one_language(out, "en", NoiseConfig()), 1)
    drawn = stream.chunk(0, Mix(recipe.train.stages[0].mix), 0, 400)
    assert {(one.source, one.target) for one in drawn if "gardener" in one.source} <= {
        *pairs,
        *((target, target) for _, target in pairs),
    }
    assert sum(one.source == "She go home." for one in drawn) == 80
    assert sum(one.wrong == ((4, 6), (7, 9)) for one in drawn) == 80
    assert not stream.has("learnt")


def test_a_run_opens_what_was_made_ahead_though_there_is_no_clean_text(
    recipe: Recipe, work: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    ahead(recipe, {}, work, out, 0.05)
    unpacked(out)
    for name in ("wordpieces.json", "lexicon.tsv.xz", "inflections.tsv.xz", "tokenizer.json"):
        (Path(recipe.start) / name).write_bytes(b"a table")
        (out / name).write_bytes(b"a table")
    assert not (out / "clean.train.txt").exists()
    assert open_stream(recipe, out, {}).chunk(0, Mix({"clean": 1}), 0, 20)


def test_the_layers_that_the_model_has_not_go_along(recipe: Recipe, work: Path, tmp_path: Path) -> None:
    TransducerConfig(encoder_layers=2).save(Path(recipe.start))
    weights = {f"layers.{layer}.rise.weight": torch.full((3, 4), layer + 1.0) for layer in range(4)}
    save_file({"words.weight": torch.ones(5, 4), **weights}, work / ENCODER_FILE)
    ahead(recipe, {}, work, tmp_path / "out", 0.05)
    taken = dequantize(load_file(tmp_path / "out" / ENCODER_FILE))
    assert {name: tensor.max().item() for name, tensor in taken.items()} == {
        "layers.2.rise.weight": pytest.approx(3),
        "layers.3.rise.weight": pytest.approx(4),
    }


def test_it_takes_no_more_room_than_it_may(recipe: Recipe, work: Path, tmp_path: Path) -> None:
    ahead(recipe, {}, work, tmp_path / "out", 0.3)
    size = sum(path.stat().st_size for path in (tmp_path / "out").rglob("*") if path.is_file())
    assert 250_000 < size < 350_000


def test_what_cannot_be_made_is_one_clear_line(recipe: Recipe, work: Path, tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="name the folder of a model"):
        ahead(replace(recipe, start="encoder"), {}, work, tmp_path / "one", 1)
    with pytest.raises(ConfigError, match="too few"):
        ahead(recipe, {}, work, tmp_path / "two", 1e-6)
    with pytest.raises(InputError, match="has something in it"):
        ahead(recipe, {}, work, work, 1)


def test_such_a_run_needs_nothing_that_makes_noise() -> None:
    modules = "training.__main__, training.corrector.train.command, training.corrector.train.opening"
    architecture = "training.corrector.architectures.transducer.architecture"
    code = f"import sys, {modules}, {architecture}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"spacy", "errant", "lemminflect", "simplemma"} & set(run.stdout.split())
