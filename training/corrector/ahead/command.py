"""``ahead``: a work folder -> a small one to train from elsewhere: examples made ahead, and the weights to start from.

Every file of pairs that the recipe's stages name goes along whole, and as many synthetic pairs as there is room for;
they are compressed (``unxz`` makes them files that ``train`` reads). Their right sides serve as clean text, too.
"""

import lzma
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

from safetensors.torch import load_file, save_file

from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.quantized import quantize
from models.errors import ConfigError, InputError
from training.config.recipe import CHECKOUT, Recipe
from training.corrector.encoder.pretrained import WEIGHTS_FILE as ENCODER_FILE
from training.corrector.train.making_noise import of_many_languages, of_one_language
from training.corrector.train.stream import AHEAD, Example, Mix, Stream
from training.noise.config import NoiseConfig

__all__ = ["START", "ahead"]

START = "start"
"""The folder of the model that the run goes on from."""
_PARTS = ("pairs", "marked")
_PRESET = 6
_ROUNDS = 1_000
"""Chunks after which no more is made, however much room there is."""


def ahead(recipe: Recipe, noise: Mapping[str, object], work: Path, out: Path, megabytes: float) -> str:
    """Write the folder; return what it holds, in words.

    Args:
        recipe: the recipe; ``start`` names a model's folder.
        noise: its ``[noise]`` table, the files found.
        work: the run's folder, which ``prepare`` has filled.
        out: a new folder, or an empty one.
        megabytes: what all files together may take, in millions of bytes.

    Raises:
        ConfigError: the recipe starts from no model's folder, or there is no room for what has to go along.
        InputError: ``out`` has something in it, or a step before has not run.
    """
    start = next((folder for folder in (Path(recipe.start), CHECKOUT / recipe.start) if folder.is_dir()), None)
    if start is None or not recipe.start:
        raise ConfigError(f"start = {recipe.start!r}: name the folder of a model that the run goes on from")
    if out.exists() and any(out.iterdir()):
        raise InputError(f"{out} has something in it; name a new folder")
    folders = {code: Path(code) for code in recipe.languages} or {recipe.language: Path()}
    shutil.copytree(start, out / START)
    if (work / ENCODER_FILE).is_file():
        _take_upper_layers(work, TransducerConfig.load(start).encoder_layers, out)
    names = {name for stage in recipe.train.stages for name in stage.mix}
    for folder in folders.values():
        _take_pairs(work / folder, out / folder, names)
    room = megabytes * 1e6 - _size(out)
    if room <= 0:
        raise ConfigError(f"{megabytes:g} million bytes are too few: what has to go along takes {_size(out):,} bytes")
    config = NoiseConfig.from_dict(dict(noise))
    made = 0
    for code, folder in folders.items():
        noiser = (of_many_languages if recipe.languages else of_one_language)(work / folder, code, config)
        stream = Stream(work / folder, noiser, recipe.seed)
        made += _make(_synthetic(stream), out / folder / AHEAD, room / len(folders))
    return f"{made:,} synthetic pairs, {_size(out) / 1e6:.1f} million bytes in all"


def _take_upper_layers(work: Path, known: int, out: Path) -> None:
    """Write the layers of the pretrained encoder that the model to start from has not, in int8."""
    upper = {
        name: tensor
        for name, tensor in load_file(work / ENCODER_FILE).items()
        if name.startswith("layers.") and int(name.split(".")[1]) >= known
    }
    if upper:
        save_file(quantize(upper), out / ENCODER_FILE)


def _take_pairs(work: Path, out: Path, names: set[str]) -> None:
    """Compress the pairs and the marked text that the stages name."""
    for path in (path for part in _PARTS for path in sorted((work / part).glob("*.train.tsv"))):
        if path.name.removesuffix(".train.tsv") in names:
            target = out / path.parent.name / f"{path.name}.xz"
            target.parent.mkdir(parents=True, exist_ok=True)
            with path.open("rb") as lines, lzma.open(target, "wb", preset=_PRESET) as packed:
                shutil.copyfileobj(lines, packed)


def _synthetic(stream: Stream) -> Iterator[list[Example]]:
    mix = Mix({"synthetic": 1.0})
    stream.open(mix)
    for index in range(_ROUNDS):
        yield stream.chunk(0, mix, index)


def _make(chunks: Iterator[list[Example]], path: Path, room: float) -> int:
    """Write pairs into a compressed file of about so many bytes; return how many."""
    path.parent.mkdir(parents=True, exist_ok=True)
    packer = lzma.LZMACompressor(preset=_PRESET)
    made = 0
    with path.with_name(f"{path.name}.xz").open("wb") as file:
        for chunk in chunks:
            lines = "".join(f"{one.source}\t{one.target}\n" for one in chunk)
            file.write(packer.compress(lines.encode()))
            made += len(chunk)
            if file.tell() >= room:
                break
        file.write(packer.flush())
    return made


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
