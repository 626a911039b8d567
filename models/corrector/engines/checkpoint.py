"""Reads checkpoints of the Transformers library, from a folder or by a hub name, safetensors only."""

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from logging import CRITICAL
from pathlib import Path
from typing import Any

import torch
from huggingface_hub import try_to_load_from_cache
from huggingface_hub.utils import logging as hub_logging
from transformers import AutoConfig, AutoTokenizer, PreTrainedTokenizerFast
from transformers.utils import is_protobuf_available, logging

from models.errors import ModelError
from models.lean_imports import import_rest_of_torch

_TOKENIZER = "tokenizer.json"

import_rest_of_torch()


class Checkpoint:
    """One checkpoint, part by part. What goes wrong in its files is a ``ModelError``.

    Attributes:
        name: a folder (nothing is downloaded then), or a hub name.
        config: its configuration.
    """

    def __init__(self, name_or_path: str | Path) -> None:
        """Read the configuration.

        Raises:
            ModelError: it is missing, truncated or of an unknown kind.
        """
        self.name = str(name_or_path)
        self._folder = Path(name_or_path)
        self._local = self._folder.is_dir()
        self.config = self._part("config", AutoConfig.from_pretrained, self.name, local_files_only=self._local)

    def tokenizer(self) -> Any:
        """The tokenizer; a folder may have nothing but a ``tokenizer.json``.

        Raises:
            ModelError: it is missing or cannot be read.
        """
        if self._local and self._has(_TOKENIZER) and not self._has("tokenizer_config.json"):
            path = str(self._folder / _TOKENIZER)
            tokenizer = self._part("tokenizer", PreTrainedTokenizerFast, tokenizer_file=path)
            for token in ("bos_token", "eos_token", "pad_token"):
                number = getattr(self.config, f"{token}_id", None)
                if number is not None:
                    setattr(tokenizer, token, tokenizer.convert_ids_to_tokens(number))
            return tokenizer
        self._refuse_unreadable_pieces()
        read = AutoTokenizer.from_pretrained
        tokenizer = self._part("tokenizer", read, self.name, local_files_only=self._local)
        # Without any file the library makes a tokenizer up, of a few special tokens or single letters.
        files = dict.fromkeys(type(tokenizer).vocab_files_names.values())
        if files and not any(self._has(file) for file in files):
            raise ModelError(f"{self.name}: the tokenizer is missing; its files are {' or '.join(files)}")
        return tokenizer

    def model(self, kind: Any, device: str) -> Any:
        """The weights, for evaluation; on a CPU in float32, since few CPUs are fast at less.

        Args:
            kind: an ``AutoModelFor...`` class.
            device: see ``load_engine``.

        Raises:
            ModelError: they are missing, truncated, no safetensors or of another shape, or the device cannot take them.
        """
        if self._local and not any(self._folder.glob("*.safetensors")):
            reason = "only pickle files, which are not loaded" if any(self._folder.glob("*.bin")) else "no weights"
            raise ModelError(f"{self.name}: {reason}; weights must be safetensors")
        model, report = self._part(
            "weights",
            kind.from_pretrained,
            self.name,
            config=self.config,
            dtype=torch.float32 if device == "cpu" else "auto",
            local_files_only=self._local,
            use_safetensors=True,
            output_loading_info=True,
        )
        missing = sorted(map(str, [*report["missing_keys"], *report["mismatched_keys"]]))
        if missing:
            raise ModelError(
                f"{self.name}: {len(missing)} weights are missing or of another shape, {missing[0]} for one"
            )
        try:
            return model.to(torch.device(device)).eval()
        except RuntimeError as error:  # no memory left, say
            raise ModelError(f"{self.name}: the device {device} cannot be used ({_first_line(error)})") from error

    def _has(self, file: str) -> bool:
        if self._local:
            return (self._folder / file).is_file()
        return isinstance(try_to_load_from_cache(self.name, file), str)

    def _refuse_unreadable_pieces(self) -> None:
        """Say what is wrong where the library would name another file format: it reads SentencePiece by protobuf."""
        if self._local and not self._has(_TOKENIZER) and not is_protobuf_available():
            for file in ("spiece.model", "sentencepiece.bpe.model", "spm.model", "tokenizer.model"):
                if self._has(file) and not self._has("vocab.json"):
                    raise ModelError(
                        f"{self.name}: {_TOKENIZER} is missing; reading {file} instead takes the package protobuf"
                    )

    def _part(self, part: str, read: Callable[..., Any], *arguments: object, **options: object) -> Any:
        """Read one part of a checkpoint; what goes wrong in a foreign file can raise anything."""
        try:
            with _quiet():
                return read(*arguments, **options)
        except Exception as error:
            where = "the" if self._local else "no folder here, and from the hub the"
            raise ModelError(f"{self.name}: {where} {part} cannot be read ({_first_line(error)})") from error


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


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
