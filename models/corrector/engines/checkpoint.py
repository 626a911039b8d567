"""Loads seq2seq checkpoints of the Transformers library, from a folder or by a hub name, safetensors only."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from logging import CRITICAL
from pathlib import Path
from typing import Any

import torch
from huggingface_hub.utils import logging as hub_logging
from transformers import AutoConfig, AutoModelForSeq2SeqLM, AutoTokenizer, PreTrainedTokenizerFast
from transformers.utils import logging

from models.corrector.engines.seq2seq import Seq2SeqEngine
from models.corrector.engines.subwords import TransformersTokenizer
from models.corrector.manifest import Manifest
from models.errors import ModelError


def load(name_or_path: str | Path, manifest: Manifest, *, device: str = "cpu", alternatives: int = 4) -> Seq2SeqEngine:
    """Load a checkpoint.

    Args:
        name_or_path: a folder (nothing is downloaded then), or a hub name.
        manifest: what its ``emend.json`` says.
        device: see ``load_engine``.
        alternatives: see ``Rewriter``.

    Raises:
        ModelError: it is missing, truncated, no seq2seq model, without safetensors or without a tokenizer, or the
            device is not there.
    """
    local = Path(name_or_path).is_dir()
    name = str(name_or_path)
    with _quiet():
        config = _part(name, "config", AutoConfig.from_pretrained, local_files_only=local)
        if not config.is_encoder_decoder:
            raise ModelError(f"{name}: a {config.model_type} model, which is no seq2seq model")
        tokenizer = _tokenizer(name, config, local)
        model = _model(name, config, local, torch.float32 if device == "cpu" else "auto")
    try:
        model = model.to(torch.device(device)).eval()
    except RuntimeError as error:  # no memory left, say
        raise ModelError(f"{name}: the device {device} cannot be used ({_first_line(error)})") from error
    return Seq2SeqEngine(
        model,
        TransformersTokenizer(tokenizer),
        alternatives=alternatives,
        prompt=manifest.prompt,
        max_length=manifest.max_length,
    )


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep the libraries from writing: what matters of it becomes a ``ModelError``."""
    levels = logging.get_verbosity(), hub_logging.get_verbosity()
    logging.set_verbosity_error()
    hub_logging.set_verbosity(CRITICAL)
    logging.disable_progress_bar()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.set_verbosity(levels[0])
        hub_logging.set_verbosity(levels[1])


def _model(name: str, config: Any, local: bool, dtype: Any) -> Any:
    """The weights; on a CPU in float32, since few CPUs are fast at less."""
    if local and not any(Path(name).glob("*.safetensors")):
        reason = "only pickle files, which are not loaded" if any(Path(name).glob("*.bin")) else "no weights"
        raise ModelError(f"{name}: {reason}; weights must be safetensors")
    model, report = _part(
        name,
        "weights",
        AutoModelForSeq2SeqLM.from_pretrained,
        config=config,
        dtype=dtype,
        local_files_only=local,
        use_safetensors=True,
        output_loading_info=True,
    )
    missing = sorted(map(str, [*report["missing_keys"], *report["mismatched_keys"]]))
    if missing:
        raise ModelError(f"{name}: {len(missing)} weights are missing or of another shape, {missing[0]} for one")
    return model


def _tokenizer(name: str, config: Any, local: bool) -> Any:
    """The checkpoint's tokenizer; a folder may have nothing but a ``tokenizer.json``."""
    folder = Path(name)
    if local and (folder / "tokenizer.json").exists() and not (folder / "tokenizer_config.json").exists():
        tokenizer = _part(name, "tokenizer", PreTrainedTokenizerFast, tokenizer_file=str(folder / "tokenizer.json"))
        tokenizer.eos_token = tokenizer.convert_ids_to_tokens(config.eos_token_id)
        tokenizer.pad_token = tokenizer.convert_ids_to_tokens(config.pad_token_id)
    else:
        tokenizer = _part(name, "tokenizer", AutoTokenizer.from_pretrained, local_files_only=local)
    if tokenizer.eos_token_id is None:
        raise ModelError(f"{name}: the tokenizer has no end token")
    return tokenizer


def _part(name: str, part: str, read: Any, **options: Any) -> Any:
    """Read one part of a checkpoint; what goes wrong in a foreign file can raise anything."""
    try:
        return read(**options) if "tokenizer_file" in options else read(name, **options)
    except Exception as error:
        where = "the" if Path(name).is_dir() else "no folder here, and from the hub the"
        raise ModelError(f"{name}: {where} {part} cannot be read ({_first_line(error)})") from error


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
