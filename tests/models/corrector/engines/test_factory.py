"""Which engine a folder gets, and what is said of folders that are no models."""

import json
import shutil
from pathlib import Path

import pytest
import torch

from models.corrector.engines.factory import load_engine
from models.corrector.loading import SHIPPED
from models.errors import ModelError


def test_a_missing_folder() -> None:
    with pytest.raises(ModelError, match=r"^\./nowhere: no such model folder$"):
        load_engine("./nowhere")


def test_an_unknown_hub_name_without_a_network() -> None:
    with pytest.raises(
        ModelError, match=r"^nobody/nothing: no folder here, and from the hub the config cannot be read"
    ):
        load_engine("nobody/nothing")


def test_a_file(tmp_path: Path) -> None:
    (tmp_path / "model").write_text("x", encoding="utf-8")
    with pytest.raises(ModelError, match="a model is a folder"):
        load_engine(tmp_path / "model")


def test_a_foreign_folder(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"neither config\.json nor emend\.json"):
        load_engine(tmp_path)
    (tmp_path / "config.json").write_text('{"name": "something"}', encoding="utf-8")
    with pytest.raises(ModelError, match="names no model_type"):
        load_engine(tmp_path)
    (tmp_path / "config.json").write_text('{"model_type": "no-such-family"}', encoding="utf-8")
    with pytest.raises(ModelError, match="config cannot be read"):
        load_engine(tmp_path)
    (tmp_path / "config.json").write_text('{"model_type": "bert"}', encoding="utf-8")
    with pytest.raises(ModelError, match="a bert model, which is no seq2seq model"):
        load_engine(tmp_path)


def test_a_truncated_configuration(trained: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(trained, tmp_path / "model")
    (folder / "config.json").write_text((trained / "config.json").read_text(encoding="utf-8")[:40], encoding="utf-8")
    with pytest.raises(ModelError, match="not a JSON file, perhaps truncated"):
        load_engine(folder)


def test_truncated_weights(trained: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(trained, tmp_path / "model")
    data = (folder / "model.safetensors").read_bytes()
    (folder / "model.safetensors").write_bytes(data[: len(data) // 2])
    with pytest.raises(ModelError, match="the weights cannot be read"):
        load_engine(folder)


def test_weights_of_another_shape(trained: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(trained, tmp_path / "model")
    config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    (folder / "config.json").write_text(json.dumps({**config, "num_layers": 3}), encoding="utf-8")
    with pytest.raises(ModelError, match="weights are missing or of another shape"):
        load_engine(folder)


def test_pickled_weights_are_refused(trained: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(trained, tmp_path / "model")
    (folder / "model.safetensors").unlink()
    with pytest.raises(ModelError, match="no weights"):
        load_engine(folder)
    (folder / "pytorch_model.bin").write_bytes(b"pickle")
    with pytest.raises(ModelError, match="only pickle files, which are not loaded"):
        load_engine(folder)


def test_a_broken_tokenizer(trained: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(trained, tmp_path / "model")
    (folder / "tokenizer.json").write_text("{", encoding="utf-8")
    with pytest.raises(ModelError, match="the tokenizer cannot be read"):
        load_engine(folder)


def test_a_device_that_is_none(trained: Path, exported: Path) -> None:
    for folder in (trained, exported, SHIPPED):
        for name in ("tpu", "cuda:", "cuda:x", "cpu:0", ""):
            with pytest.raises(ModelError, match=rf"^the device {name} is not known; there are cpu, cuda and"):
                load_engine(folder, device=name)


def test_a_device_that_is_not_there(trained: Path, exported: Path) -> None:
    for folder in (trained, exported, SHIPPED):
        with pytest.raises(ModelError, match=r"^the device cuda:99 cannot be used: [^\n]+$"):
            load_engine(folder, device="cuda:99")


@pytest.mark.skipif(torch.version.cuda is not None, reason="this torch is built for CUDA")
def test_a_torch_without_cuda(trained: Path) -> None:
    for folder in (trained, SHIPPED):
        with pytest.raises(ModelError, match="this build of torch is for CPUs only"):
            load_engine(folder, device="cuda")


def test_ctranslate2_takes_kind_and_number_apart(exported: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the device, the library's complaint is of CUDA, not of a name that it does not know."""
    monkeypatch.setattr("ctranslate2.get_cuda_device_count", lambda: 99)
    with pytest.raises(ModelError, match="CUDA"):
        load_engine(exported, device="cuda:98")
    with pytest.raises(ModelError, match=r"^the device cuda:99 cannot be used: the number of CUDA devices here is 99$"):
        load_engine(exported, device="cuda:99")


def test_truncated_ctranslate2(exported: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(exported, tmp_path / "ctranslate2")
    data = (folder / "model.bin").read_bytes()
    (folder / "model.bin").write_bytes(data[: len(data) // 2])
    with pytest.raises(ModelError, match="CTranslate2 cannot load the model"):
        load_engine(folder)
    (folder / "model.bin").write_bytes(data)
    (folder / "tokenizer.json").unlink()
    with pytest.raises(ModelError, match=r"tokenizer\.json is missing"):
        load_engine(folder)


def test_a_folder_with_nothing_but_the_tokenizer_file(trained: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(trained, tmp_path / "model")
    (folder / "tokenizer_config.json").unlink()
    [correction] = load_engine(folder).correct(["We recieved your letter yesterday."])
    assert correction.target == "We received your letter yesterday."


@pytest.mark.parametrize(
    ("manifest", "message"),
    [
        ({"engine": "steam"}, "unknown engine 'steam'"),
        ({"threshold": "high"}, "threshold must be a number"),
        ({"thresholds": {"tone": 0.5}}, "unknown threshold tone"),
        ({"max_length": 3}, "max_length must be a whole number"),
        ({"keep_bias": "x"}, "keep_bias must be a number"),
        ({"prompt": 3}, "prompt must be a text, not 3"),
        ({"promt": "grammar: "}, "unknown key 'promt', known are additional_confidence, engine, judgement, keep_bias"),
        ({"passes": 0}, "passes must be a whole number from 1 up, not 0"),
        ({"passes": True}, "passes must be a whole number from 1 up, not True"),
        ({"additional_confidence": 2}, "additional_confidence must be a number from 0 to 1, not 2"),
        ({"min_error_probability": "0.5"}, "min_error_probability must be a number from 0 to 1, not '0.5'"),
    ],
)
def test_an_impossible_manifest(manifest: dict[str, object], message: str, trained: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(trained, tmp_path / "model")
    (folder / "emend.json").write_text(json.dumps(manifest), encoding="utf-8")
    with pytest.raises(ModelError, match=message):
        load_engine(folder)
