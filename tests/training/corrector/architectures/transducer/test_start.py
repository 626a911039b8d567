from dataclasses import replace
from pathlib import Path

import pytest
import torch
from safetensors.torch import save_file

from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.engine import WEIGHTS_FILE
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.quantized import quantize
from models.corrector.transducer.tables import TransducerTables, tables
from models.errors import ModelError
from training.config.recipe import Recipe, load_recipe
from training.corrector.architectures.transducer.start import start, take_tables
from training.corrector.encoder.pretrained import WEIGHTS_FILE as ENCODER_FILE


def test_a_shipped_model_is_found_from_any_folder(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = "models/weights/en-corrector"
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(tmp_path)
    take_tables(replace(load_recipe("tiny"), start=shipped), work)
    assert {path.name for path in work.iterdir()} == set(tables(root / shipped))


def test_pieces_of_another_encoder_give_way_to_those_of_the_model(root: Path, tmp_path: Path) -> None:
    shipped = root / "models/weights/en-corrector"
    (tmp_path / "wordpieces.json").write_text("{}")
    (tmp_path / "lexicon.tsv.xz").write_text("newer words")
    take_tables(replace(load_recipe("tiny"), start=str(shipped)), tmp_path)
    assert (tmp_path / "wordpieces.json").read_bytes() == (shipped / "wordpieces.json").read_bytes()
    assert (tmp_path / "lexicon.tsv.xz").read_text() == "newer words"


@pytest.fixture
def trained(tmp_path: Path, config: TransducerConfig, resources: TransducerTables) -> Transducer:
    """A model that a run may go on from, its folder written."""
    torch.manual_seed(1)
    network = Transducer(config)
    (tmp_path / "trained").mkdir()
    config.save(tmp_path / "trained")
    save_file(network.state_dict(), tmp_path / "trained" / WEIGHTS_FILE)
    return network


def recipe_from(folder: Path) -> Recipe:
    return replace(load_recipe("tiny"), start=str(folder))


def test_an_encoder_grows_by_the_upper_layers_as_they_were_pretrained(
    trained: Transducer, config: TransducerConfig, resources: TransducerTables, tmp_path: Path
) -> None:
    taller = replace(config, encoder_layers=config.encoder_layers + 1)
    torch.manual_seed(2)
    pretrained = Transducer(taller).encoder.state_dict()
    save_file(quantize(pretrained), tmp_path / ENCODER_FILE)
    grown = Transducer(taller)
    start(grown, recipe_from(tmp_path / "trained"), resources, tmp_path)
    for name, tensor in grown.state_dict().items():
        if name.startswith(f"encoder.layers.{config.encoder_layers}."):
            assert torch.allclose(tensor, pretrained[name.removeprefix("encoder.")], atol=0.01)
        else:
            assert torch.equal(tensor, trained.state_dict()[name])


def test_a_taller_encoder_without_pretrained_layers_is_refused(
    trained: Transducer, config: TransducerConfig, resources: TransducerTables, tmp_path: Path
) -> None:
    taller = Transducer(replace(config, encoder_layers=config.encoder_layers + 1))
    with pytest.raises(ModelError, match="other sizes"):
        start(taller, recipe_from(tmp_path / "trained"), resources, tmp_path)
