"""Checkpoints of the Transformers library without all of their parts."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from transformers.utils import is_protobuf_available

from models.corrector.engines.factory import load_engine
from models.errors import ModelError
from tests.models.corrector import tiny_models


@pytest.fixture
def without(tmp_path: Path) -> Callable[..., Path]:
    """Makes a copy of a checkpoint that lacks some files."""

    def copy(folder: Path, *files: str) -> Path:
        copied = shutil.copytree(folder, tmp_path / "model")
        for file in files:
            (copied / file).unlink()
        return copied

    return copy


def test_a_t5_without_tokenizer_files(trained: Path, without: Callable[..., Path]) -> None:
    folder = without(trained, "tokenizer.json", "tokenizer_config.json")
    with pytest.raises(
        ModelError, match=r": the tokenizer is missing; its files are spiece\.model or tokenizer\.json$"
    ):
        load_engine(folder)


def test_a_bart_without_tokenizer_files(without: Callable[..., Path], tmp_path: Path) -> None:
    tiny_models.bart(tmp_path / "bart")
    folder = without(tmp_path / "bart", "tokenizer.json", "tokenizer_config.json")
    with pytest.raises(ModelError, match=r"its files are vocab\.json or merges\.txt or tokenizer\.json$"):
        load_engine(folder)


def test_a_tokenizer_in_part(trained: Path, without: Callable[..., Path]) -> None:
    with pytest.raises(ModelError, match="the tokenizer cannot be read"):
        load_engine(without(trained, "tokenizer.json"))


@pytest.mark.skipif(is_protobuf_available(), reason="protobuf is there")
def test_a_sentencepiece_model_that_nothing_here_can_read(trained: Path, without: Callable[..., Path]) -> None:
    folder = without(trained, "tokenizer.json", "tokenizer_config.json")
    (folder / "spiece.model").write_bytes(b"pieces")
    with pytest.raises(
        ModelError, match=r"tokenizer\.json is missing; reading spiece\.model instead takes the package"
    ):
        load_engine(folder)
