"""Exports a trained T5: CTranslate2 int8 for the CPU, and safetensors for Hugging Face."""

import json
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from models.corrector.manifest import FILE_NAME, read_json
from models.corrector.thresholds import Thresholds
from models.errors import InputError, ModelError
from training.corrector.architectures.card import model_card

Quantization = Literal["int8", "int8_float32", "int16", "float32"]

HUGGING_FACE = "huggingface"
_RECORD = "run.json"
_TOKENIZER_FILES = ("tokenizer.json", "tokenizer_config.json", "special_tokens_map.json")
_CHECKPOINT_FILES = ("config.json", "generation_config.json", *_TOKENIZER_FILES)


def export(
    run_dir: Path,
    out: Path,
    *,
    quantization: Quantization = "int8",
    name: str = "",
    with_checkpoint: bool = True,
) -> Path:
    """Export the checkpoint of a run.

    Args:
        run_dir: a Hugging Face T5 folder: ``config.json``, safetensors, ``tokenizer.json`` and, if there,
            ``emend.json`` (thresholds from tuning); or the work folder of a run, which holds such a folder as
            ``model``. ``run.json`` in either is the run's record, see ``training.corrector.architectures.card``.
        out: the folder to write: the CTranslate2 model with ``tokenizer.json``, ``emend.json`` and ``MODEL_CARD.md``.
            It is replaced as a whole, and only when everything has worked.
        quantization: type of the exported weights.
        name: the model's name, else the record's or that of ``out``.
        with_checkpoint: also write ``out/huggingface``, the checkpoint as ``from_pretrained`` reads it.

    Returns:
        ``out``.

    Raises:
        ModelError: the folder holds no complete T5 checkpoint.
        InputError: ``out`` is a file, or a folder that is no exported model.
    """
    checkpoint = run_dir / "model" if (run_dir / "model" / "config.json").is_file() else run_dir
    _check(checkpoint, out)
    record = _json_if_there(checkpoint / _RECORD) or _json_if_there(run_dir / _RECORD)
    tuned = _json_if_there(checkpoint / FILE_NAME)
    Thresholds.from_manifest(tuned)
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=f".{out.name}.") as temporary:
        folder = Path(temporary) / "model"
        _convert(checkpoint, folder, quantization)
        shutil.copyfile(checkpoint / "tokenizer.json", folder / "tokenizer.json")
        manifest = {
            **tuned,
            "engine": "ctranslate2",
            "name": name or str(record.get("name", out.name)),
            "language": str(tuned.get("language", record.get("language", "en"))),
            "quantization": quantization,
        }
        _write_json(folder / FILE_NAME, manifest)
        card = model_card(record, manifest, (folder / "model.bin").stat().st_size)
        (folder / "MODEL_CARD.md").write_text(card, encoding="utf-8")
        if with_checkpoint:
            _copy_checkpoint(checkpoint, folder / HUGGING_FACE, manifest, card)
        if out.exists():
            shutil.rmtree(out)
        folder.rename(out)
    return out


def _check(checkpoint: Path, out: Path) -> None:
    if not checkpoint.is_dir():
        raise ModelError(f"{checkpoint}: no such folder")
    for needed in ("config.json", "tokenizer.json"):
        if not (checkpoint / needed).is_file():
            raise ModelError(f"{checkpoint}: {needed} is missing, so this is no finished run")
    kind = read_json(checkpoint / "config.json").get("model_type")
    if kind != "t5":
        raise ModelError(f"{checkpoint}: a {kind} model; only T5 is exported to CTranslate2")
    if not any(checkpoint.glob("*.safetensors")):
        raise ModelError(f"{checkpoint}: no safetensors, so this is no finished run")
    if out.exists() and not (out.is_dir() and (not any(out.iterdir()) or (out / FILE_NAME).exists())):
        raise InputError(f"{out}: exists and is no exported model; nothing was written")


def _convert(checkpoint: Path, folder: Path, quantization: str) -> None:
    from ctranslate2.converters import TransformersConverter
    from transformers.utils import logging

    logging.disable_progress_bar()
    try:
        TransformersConverter(str(checkpoint)).convert(str(folder), quantization=quantization)
    except Exception as error:  # whatever a broken checkpoint makes the libraries raise
        reason = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise ModelError(f"{checkpoint}: the checkpoint cannot be converted ({reason})") from error


def _copy_checkpoint(checkpoint: Path, folder: Path, manifest: Mapping[str, Any], card: str) -> None:
    folder.mkdir()
    for name in _CHECKPOINT_FILES:
        if (checkpoint / name).exists():
            shutil.copyfile(checkpoint / name, folder / name)
    for path in sorted(checkpoint.glob("*.safetensors")) + sorted(checkpoint.glob("*.safetensors.index.json")):
        shutil.copyfile(path, folder / path.name)
    own = {key: value for key, value in manifest.items() if key != "quantization"}
    _write_json(folder / FILE_NAME, {**own, "engine": "seq2seq"})
    (folder / "README.md").write_text(card, encoding="utf-8")


def _json_if_there(path: Path) -> dict[str, Any]:
    return dict(read_json(path)) if path.exists() else {}


def _write_json(path: Path, values: Mapping[str, Any]) -> None:
    path.write_text(json.dumps(values, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
